import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

/// The password of demo accounts is public, so no path may lead to them on a server with `--production`.
@Suite("Demo accounts and production", .tags(.database, .socket, .slow), .removesDatabases, .timeLimit(.minutes(20)))
struct ProductionDemoTests {
    private static let admin = "admin@cupboard.example"
    private static let password = "Cupboard-Demo-1"

    private static func seed(_ database: String, _ arguments: [String] = []) throws -> Command.Outcome {
        try Command.run([Command.cupboard, "seed", "--database", database] + arguments)
    }

    private static func refusal(_ database: String, _ arguments: [String] = ["--production"]) throws -> String {
        do {
            let program = try ServedProgram(arguments, database: database)
            try program.stop()
            throw Unexpected(text: "the server has started")
        } catch let failure as ServedProgram.StartFailure {
            return failure.description
        }
    }

    @Test("demo accounts prevent the start, and the message names the accounts and two solutions")
    func refused() async throws {
        let database = try TestDatabase.shared.createServedDatabase()
        try await ServedProgram.waiting {
            for arguments in [["--production"], ["--production", "--no-demo"]] {
                let refusal = try Self.refusal(database, arguments)
                #expect(refusal.contains("The database has demo accounts, whose password is public: "), "\(refusal)")
                #expect(refusal.contains(Self.admin) && refusal.contains("`cupboard seed --remove`") && refusal.contains("--allow-demo"))
                #expect(!refusal.contains(Self.password))
            }
        }
    }

    @Test("demo accounts can be removed, which ends their sessions and keys, and data made by users stays")
    func removal() async throws {
        let database = try TestDatabase.shared.createServedDatabase()
        try await ServedProgram.waiting {
            let open = try ServedProgram(database: database)
            let client = try Client(port: open.port)
            let ana = try Person.signUp(client, "ana@example.com")
            let known = try Person.logIn(client, Self.admin, Self.password)
            let admin = TestToken(text: try #require(known["session"]["token"].string))
            let key = try client.mutate("createApiKey", ["name": "x", "scopes": ["RECIPES_READ"]], "key", as: admin)["key"].string
            _ = try client.mutate("saveRecipe", ["recipeId": "recipe_1"], as: ana)
            try open.stop()

            let removed = try Self.seed(database, ["--remove"])
            #expect(removed.status == 0, "\(removed)")
            #expect(removed.output.contains("rows of account"), "\(removed)")
            #expect(
                removed.output.contains("recipes that users have saved, planned, logged or reviewed, without their authors: 1\n"),
                "\(removed)"
            )
            #expect(removed.output.contains("There is no administrator now. Create one with `cupboard admin create`."))

            let program = try ServedProgram(["--production"], database: database)
            let stranger = try Client(port: program.port)
            #expect(try Person.logIn(stranger, Self.admin, Self.password)["session"] == .null)
            // Neither the session nor the key of the administrator works any more.
            for token in [admin, TestToken(text: try #require(key))] {
                #expect(try stranger.query("{ viewer { id } }", as: token).json().errorCode == "UNAUTHENTICATED")
            }
            let saved = try stranger.data("{ viewer { savedRecipes { nodes { id author { name } } } } }", as: ana).at(
                "viewer.savedRecipes.nodes"
            )
            #expect(saved.items.map { $0["id"].string } == ["recipe_1"])
            #expect(try stranger.data("{ recipes(first: 5) { nodes { id } } }").at("recipes.nodes").items.count == 1)
            try program.stop()
        }
    }

    @Test("demo accounts do not return after their removal")
    func again() async throws {
        let database = try TestDatabase.shared.createServedDatabase()
        try await ServedProgram.waiting {
            #expect(try Self.seed(database, ["--remove"]).status == 0)
            let again = try Self.seed(database)
            #expect(again.status == 1 && again.errors.contains("The demo data was removed from this database"), "\(again)")
            #expect(try Self.seed(database, ["--remove"]).output == "The database has no demo data.\n")
        }
    }

    @Test("demo accounts are served if explicitly allowed")
    func allowed() async throws {
        let database = try TestDatabase.shared.createServedDatabase()
        try await ServedProgram.waiting {
            let program = try ServedProgram(["--production", "--allow-demo"], database: database)
            #expect(try Person.logIn(Client(port: program.port), Self.admin, Self.password)["session"]["token"].string != nil)
            #expect(try program.stop() == 0)
        }
    }

    @Test("demo accounts seeded while the server runs cannot log in, and prevent the next start")
    func seededLater() async throws {
        let database = try TestDatabase.shared.createServedDatabase(hasDemoData: false)
        try await ServedProgram.waiting {
            let program = try ServedProgram(["--production"], database: database)
            let client = try Client(port: program.port)
            #expect(try Person.logIn(client, Self.admin, Self.password).codes == ["ACCOUNT_NOT_FOUND"])
            let seeded = try Self.seed(database)
            #expect(seeded.status == 0, "\(seeded)")
            let emails = try PostgresSession(database).column("SELECT email FROM account WHERE email LIKE '%@cupboard.example' ORDER BY id")
            #expect(emails.count > 10)
            // Nor can an account that has got another address, but not another password.
            let renamed = "renamed@example.org"
            try PostgresSession(database).execute("UPDATE account SET email = '\(renamed)' WHERE email = 'style@cupboard.example'")
            #expect(try Person.logIn(client, renamed, Self.password)["session"] == .null)
            for email in emails {
                for spelling in [email, email.uppercased(), " \(email) "] {
                    let answer = try Person.logIn(client, spelling, Self.password)
                    #expect(answer["session"] == .null && answer.codes != [], "\(email): \(answer)")
                }
            }
            try program.stop()
            #expect(try Self.refusal(database).contains("`cupboard seed --remove`"))
        }
    }

    @Test("demo accounts are found in a database restored without the demo schema")
    func restored() async throws {
        let database = try TestDatabase.shared.createServedDatabase()
        try PostgresSession(database).execute("DROP SCHEMA demo CASCADE")
        try await ServedProgram.waiting {
            #expect(try Self.refusal(database).contains(Self.admin))
            let removed = try Self.seed(database, ["--remove"])
            #expect(removed.status == 0, "\(removed)")
            let program = try ServedProgram(["--production"], database: database)
            #expect(try PostgresSession(database).column("SELECT count(*) FROM recipe") == ["0"])
            #expect(try program.stop() == 0)
        }
    }

    @Test("a user cannot claim a demo email, which would prevent the server from starting")
    func strangers() async throws {
        let database = try TestDatabase.shared.createServedDatabase(hasDemoData: false)
        try await ServedProgram.waiting {
            for _ in 0..<2 {
                let program = try ServedProgram(["--production"], database: database)
                let payload = try Client(port: program.port).mutate("createAccount", Person.input(Self.admin), "account { id }")
                #expect(payload.codes == [] || payload.codes == ["EMAIL_TAKEN"])
                #expect(try program.stop() == 0)
            }
        }
    }
}
