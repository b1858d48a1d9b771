import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Engine
@testable import Gateway

@Suite("cupboard admin", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct AdminCommandTests {
    private func admin(
        _ arguments: String...,
        in database: String,
        password: String = "",
        variable: String? = nil
    ) throws -> Command.Outcome {
        try Command.run(
            [Command.cupboard, "admin"] + arguments + ["--database", database],
            environment: variable.map { ["CUPBOARD_ADMIN_PASSWORD": $0] } ?? [:],
            input: password
        )
    }

    @Test("makes the first administrator, who can log in; the password comes from standard input or the environment")
    func create() async throws {
        try await GatewayFixture.run { fixture in
            let database = fixture.database
            #expect(try admin("list", in: database).output == "Nobody runs the service: `cupboard admin create` makes it somebody.\n")
            let first = try admin("create", "--email", "Root@Example.org", "--name", "Root", in: database, password: "Sesame-Open-1\n")
            #expect(first.status == 0, "\(first)")
            #expect(first.output.hasSuffix("can log in as Root@Example.org now, and runs the service.\n"))
            let second = try admin("create", "--email", "two@example.org", "--name", "Two", in: database, variable: "Sesame-Open-2")
            #expect(second.status == 0, "\(second)")
            #expect(try admin("list", in: database).lines.count == 2)
            try await fixture.client { client in
                for (email, password) in [("root@example.org", "Sesame-Open-1"), ("two@example.org", "Sesame-Open-2")] {
                    let logIn = try client.change("logIn", "email: \"\(email)\", password: \"\(password)\"", "session { token }", as: nil)
                    let headers = ["Authorization: Bearer \(logIn.at("session.token").string ?? "")"]
                    let data = try client.data("{ viewer { isAdmin } accounts(filter: {isAdmin: true}) { totalCount } }", headers: headers)
                    #expect(data == ["viewer": ["isAdmin": true], "accounts": ["totalCount": 2]])
                }
            }
            let session = try PostgresSession(database)
            let audited = try session.column(
                "SELECT count(*) FROM audit_entry WHERE action = 'admin create' AND request_id = 'command line'"
            )
            #expect(audited == ["2"])
        }
    }

    @Test("refuses what is no address, no password, or taken, and says so in a line")
    func refused() throws {
        let database = try TestData.database()
        func create(_ email: String, _ name: String, _ password: String) throws -> Command.Outcome {
            try admin("create", "--email", email, "--name", name, in: database, password: password + "\n")
        }
        let weak = try create("a@example.org", "A", "short")
        #expect(weak.status == 1)
        #expect(weak.errors == "Error: password: Passwords must be at least 8 characters long\n")
        #expect(try create("a@example.org", "A", "").errors.contains("CUPBOARD_ADMIN_PASSWORD"))
        #expect(try create("nobody", "A", "Sesame-Open-1").errors == "Error: email: Please enter a valid email\n")
        #expect(try create("a@example.org", " ", "Sesame-Open-1").errors == "Error: name: This field can not be empty\n")
        #expect(try create("a@example.org", "A", "Sesame-Open-1").status == 0)
        #expect(try create("A@example.org", "B", "Sesame-Open-1").errors.contains("cupboard admin grant"))
        #expect(try PostgresSession(database).column("SELECT count(*) FROM account WHERE is_admin") == ["1"])
    }

    @Test("lets accounts run the service and takes it from them, at once also for who is logged in")
    func grantAndRevoke() async throws {
        try await GatewayFixture.run { fixture in
            let person = try Member("Paula", in: fixture.database)
            let database = fixture.database
            func isAdmin() async throws -> Bool {
                try await fixture.client { try $0.query("{ accounts { totalCount } }", headers: person.headers).json().errors == .null }
            }
            #expect(try await !isAdmin())
            #expect(
                try admin("grant", "--email", "PAULA@people.example", in: database).output == "PAULA@people.example runs the service now.\n"
            )
            while try await !isAdmin() {}
            #expect(try admin("grant", "--email", "paula@people.example", in: database).output.contains("already"))
            let revoked = try admin("revoke", "--email", "paula@people.example", in: database)
            #expect(revoked.lines.count == 2, "that nobody is left is said, too")
            while try await isAdmin() {}
            let unknown = try admin("grant", "--email", "nobody@example.org", in: database)
            #expect(unknown.status == 1)
            #expect(unknown.errors == "Error: There is no account with this e-mail.\n")
            let audited = try PostgresSession(database).column(
                "SELECT action FROM audit_entry WHERE object_id = \(person.number) ORDER BY id"
            )
            #expect(audited == ["admin grant", "admin revoke"])
        }
    }
}
