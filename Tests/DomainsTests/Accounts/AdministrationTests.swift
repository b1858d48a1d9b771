import GraphQL
import Languages
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Administrators", .tags(.database), .timeLimit(.minutes(20)))
struct AdministrationTests {
    @Test("filter accounts by part of the name or address, status, role and review state, in two orders")
    func accounts() async throws {
        try await EngineFixture.run { fixture in
            let session = try PostgresSession(fixture.database)
            let admin = try Member("Ada Admin", isAdmin: true, in: session)
            _ = try Member("José Pérez", roles: ["DONOR"], in: session)
            _ = try Member("Žofie Nová", in: session)
            _ = try Member("Zoe 100%", roles: ["RECEIVER"], in: session)
            try session.execute(
                """
                UPDATE account SET status = 'DISABLED' WHERE name = 'Zoe 100%';
                INSERT INTO report (account_id, reporter_id, reason) SELECT reported.id, reporter.id, 'x'
                FROM account AS reported, account AS reporter WHERE reported.name = 'Zoe 100%' AND reporter.name = 'José Pérez';
                INSERT INTO account (name, status) VALUES ('Deleted account', 'DELETED')
                """
            )
            try await fixture.client { client in
                func names(_ arguments: String) throws -> [String] {
                    let data = try client.data("{ accounts(\(arguments)) { nodes { name } totalCount } }", as: admin)
                    let names = data.at("accounts.nodes").items.compactMap { $0["name"].string }
                    #expect(arguments.contains("first:") || data.at("accounts.totalCount").int == names.count)
                    return names
                }
                #expect(try names(#"filter: {search: "jose p"}"#) == ["José Pérez"])
                for typed in ["zofie", "Žofie", "Z\u{30C}OFIE"] { #expect(try names("filter: {search: \"\(typed)\"}") == ["Žofie Nová"]) }
                #expect(try names(#"filter: {search: "ADMIN@people"}"#) == ["Ada Admin"])
                #expect(try names(#"filter: {search: "0%"}"#) == ["Zoe 100%"], "pattern characters are literal")
                #expect(try names(#"filter: {search: "e_z"}"#) == [])
                #expect(try names(#"filter: {search: "\\"}"#) == [])
                #expect(try names("filter: {status: DISABLED}") == ["Zoe 100%"])
                #expect(try names("filter: {status: DELETED}") == ["Deleted account"])
                #expect(try names("filter: {role: DONOR, isUnderReview: false, isAdmin: false, search: \"pérez\"}") == ["José Pérez"])
                #expect(try names("filter: {isAdmin: true}") == ["Ada Admin"])
                #expect(try names("filter: {isUnderReview: true}") == ["Zoe 100%"])
                #expect(try names("first: 3") == names("first: 3, orderBy: {field: NEWEST, direction: DESC}"))
                let byName = try names("orderBy: {field: NAME}, first: 100")
                #expect(try byName == names("orderBy: {field: NAME, direction: DESC}, first: 100").reversed())
                #expect(!byName.contains("Deleted account"), "the list contains deleted accounts only on request")
            }
        }
    }

    @Test("search accounts by parts of names and addresses, with the usual search syntax")
    func search() async throws {
        try await EngineFixture.run { fixture in
            let session = try PostgresSession(fixture.database)
            let admin = try Member("Ada Admin", isAdmin: true, in: session)
            for name in ["Rosanna Quillen", "Anna Quill", "Quillanna Søndag", "Joanna Prado"] { _ = try Member(name, in: session) }
            _ = try Member("Zed", in: session)
            try session.execute("UPDATE account SET email = 'anna.quill@post.example' WHERE name = 'Zed'")
            try await fixture.client { client in
                func found(_ typed: String) throws -> (names: [String], info: Value) {
                    let fields = "nodes { name } searchInfo { text ignoredWords isCut }"
                    let query = "query($typed: String) { accounts(filter: {search: $typed}) { \(fields) } }"
                    let data = try client.data(query, variables: ["typed": .string(typed)], as: admin)
                    return (data.at("accounts.nodes").items.compactMap { $0["name"].string }, data.at("accounts.searchInfo"))
                }
                #expect(try found("quill anna").names == ["Anna Quill", "Quillanna Søndag", "Rosanna Quillen", "Zed"])
                #expect(try found("\"anna quill\"").names == ["Anna Quill", "Rosanna Quillen"])
                #expect(try found("quill -zed -sondag").names == ["Anna Quill", "Rosanna Quillen"])
                #expect(try Set(found("prado or søndag").names) == ["Joanna Prado", "Quillanna Søndag"])
                #expect(try found("anna quill@post").names == ["Zed"])
                #expect(try found("annna").names == [], "misspelled names are not corrected")
                #expect(try found("(quill").names == found("quill").names)
                #expect(try found("quill(").names == found("quill").names)
                #expect(try found("qu.ll").names == [], "pattern characters are literal")
                #expect(try found("--").names == [])
                #expect(try found("-anna -ada -person").names == [])
                let info = try found(" quill  anna").info
                #expect(info["text"].string == "quill anna" && info["isCut"].bool == false && info["ignoredWords"].items.isEmpty)
            }
        }
    }

    @Test(
        "alone can read accounts, reports, feedback and the audit log; for others only these fields are null",
        arguments: ["accounts", "reports", "appFeedback", "auditLog"]
    )
    func others(field: String) async throws {
        try await EngineFixture.run { fixture in
            let person = try Member("Paula", roles: ["DONOR", "RECEIVER"], in: fixture.database)
            try await fixture.client { client in
                let query = "{ serverInfo { version } \(field) { totalCount } }"
                for (caller, code) in [(nil, "UNAUTHENTICATED"), (person, "FORBIDDEN")] {
                    let answer = try client.query(query, as: caller).json()
                    #expect(answer.errorCode == code)
                    #expect(answer.at("errors.0.path.0").string == field)
                    #expect(answer.data[field] == .null)
                    #expect(answer.at("data.serverInfo.version").string != nil)
                }
            }
        }
    }

    @Test("delete an account once; its published content stays, without a name", arguments: Language.allCases)
    func delete(language: Language) async throws {
        try await EngineFixture.run { fixture in
            let session = try PostgresSession(fixture.database)
            let admin = try Member("Ada", isAdmin: true, in: session)
            let person = try Member("Paula", in: session)
            try session.run("UPDATE recipe SET author_id = \(person.number) WHERE id = 1")
            try await fixture.client { client in
                let input = "accountId: \"\(person.id)\""
                let deleted = try client.change("deleteUser", input, "account { id name email status }", as: admin, language: language)
                #expect(
                    deleted["message"].string == (language == .english ? "Deleted user successfully" : "Usuario eliminado correctamente")
                )
                let name = language == .english ? "Deleted account" : "Cuenta eliminada"
                #expect(deleted["account"] == ["id": .string(person.id), "name": .string(name), "email": .null, "status": "DELETED"])
                #expect(try client.query("{ viewer { id } }", as: person).json().errorCode == "UNAUTHENTICATED")
                #expect(
                    try client.data("{ recipe(id: \"recipe_1\") { author { name } } }").at("recipe.author.name").string == "Deleted account"
                )
                let again = try client.changing("deleteUser", input, as: admin, language: language)
                #expect(again.errorCode == "NOT_FOUND")
                let failed = language == .english ? "Delete failed. Please try again" : "No se pudo eliminar. Inténtalo de nuevo"
                #expect(again.at("errors.0.message").string == failed)
                #expect(try client.changing("enableUser", input, as: admin).errorCode == "NOT_FOUND", "a deletion is final")
            }
        }
    }

    @Test(
        "get an error for missing accounts and for their own account",
        arguments: [
            ("deleteUser", "Delete failed. Please try again", "You cannot delete your own account here. Delete it in your profile"),
            ("disableUser", "Failed. Please try again", "You cannot disable your own account"),
            ("enableUser", "Failed. Please try again", nil),
        ] as [(String, String, String?)]
    )
    func failures(name: String, message: String, ofOwn: String?) async throws {
        try await EngineFixture.run { fixture in
            let admin = try Member("Ada", isAdmin: true, in: fixture.database)
            let person = try Member("Paula", in: fixture.database)
            try await fixture.client { client in
                for id in ["account_999999", "account_9223372036854775807"] {
                    let answer = try client.changing(name, "accountId: \"\(id)\"", as: admin)
                    #expect(answer.errorCode == "NOT_FOUND", "\(id)")
                    #expect(answer.at("errors.0.message").string == message)
                }
                #expect(try client.changing(name, "accountId: \"\(person.id)\"", as: person).errorCode == "FORBIDDEN")
                #expect(try client.changing(name, "accountId: \"\(person.id)\"", as: nil).errorCode == "UNAUTHENTICATED")
                guard let ofOwn else { return }
                let own = try client.change(name, "accountId: \"\(admin.id)\"", as: admin)
                #expect(own["message"].string == ofOwn)
                #expect(own["userErrors"] == [["code": "OWN_ACCOUNT", "message": .string(ofOwn), "field": ["accountId"]]])
            }
        }
    }

    @Test("cannot both disable each other at the same time", arguments: ["disableUser", "deleteUser"])
    func race(name: String) async throws {
        try await EngineFixture.run(loops: 2) { fixture in
            for round in 0..<8 {
                let first = try Member("First \(round)", isAdmin: true, in: fixture.database)
                let second = try Member("Second \(round)", isAdmin: true, in: fixture.database)
                async let one = fixture.client { try $0.changing(name, "accountId: \"\(second.id)\"", as: first) }
                async let other = fixture.client { try $0.changing(name, "accountId: \"\(first.id)\"", as: second) }
                let outcomes = try await [one, other]
                let done = outcomes.filter { $0.data[name]["message"].string != nil && $0.errors == .null }
                #expect(done.count == 1, "\(outcomes)")
                let session = try PostgresSession(fixture.database)
                let left = try session.column("SELECT count(*) FROM account WHERE is_admin AND status = 'ACTIVE'")
                #expect(left == ["1"])
                try session.execute("UPDATE account SET is_admin = false")
            }
        }
    }
}
