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

    @Test("creates the first administrator, who can log in. The password comes from standard input or the environment")
    func create() async throws {
        try await GatewayFixture.run { fixture in
            let database = fixture.database
            #expect(try admin("list", in: database).output == "There is no administrator. Create one with `cupboard admin create`.\n")
            let first = try admin("create", "--email", "Root@Example.org", "--name", "Root", in: database, password: "Sesame-Open-1\n")
            #expect(first.status == 0, "\(first)")
            #expect(first.output.hasSuffix("can log in as Root@Example.org.\n"))
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

    @Test("rejects invalid addresses, invalid passwords and existing accounts with one line")
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

    @Test("grants and revokes administrator rights, with immediate effect for logged-in accounts")
    func grantAndRevoke() async throws {
        try await GatewayFixture.run { fixture in
            let person = try Member("Paula", in: fixture.database)
            let database = fixture.database
            func isAdmin() async throws -> Bool {
                try await fixture.client { try $0.query("{ accounts { totalCount } }", headers: person.headers).json().errors == .null }
            }
            #expect(try await !isAdmin())
            #expect(
                try admin("grant", "--email", "PAULA@people.example", in: database).output
                    == "PAULA@people.example is now an administrator.\n"
            )
            while try await !isAdmin() {}
            #expect(try admin("grant", "--email", "paula@people.example", in: database).output.contains("already"))
            let revoked = try admin("revoke", "--email", "paula@people.example", in: database)
            #expect(revoked.lines.count == 2, "reports that no administrator is left")
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

    /// The only administrator and a person who reports them, in a database without other reports.
    private struct Reporting {
        private let fixture: GatewayFixture
        let session: PostgresSession
        let boss: Member
        let person: Member

        init(_ fixture: GatewayFixture) throws {
            self.fixture = fixture
            session = try PostgresSession(fixture.database)
            try session.execute("DELETE FROM report")
            boss = try Member("Boss", isAdmin: true, in: session)
            person = try Member("Paula", in: session)
        }

        /// Reports the administrator.
        ///
        /// Returns the id of the report.
        func report() async throws -> String {
            let (boss, person) = (boss, person)
            return try await fixture.client { client in
                let input = "accountId: \"\(boss.id)\", reason: \"Bribes\""
                return try client.change("reportUser", input, "report { id }", as: person).at("report.id").string ?? ""
            }
        }

        /// Returns the template and the subject of each email to the administrator.
        func emails() throws -> [String] {
            try session.column("SELECT template || ': ' || subject FROM email_outbox WHERE account_id = \(boss.number) ORDER BY id")
        }

        /// Returns the number of notifications about reports to the person who reported.
        func notifications() throws -> [String] {
            try session.column("SELECT count(*) FROM notification WHERE account_id = \(person.number) AND object_type = 'report'")
        }

        /// Returns the audited commands.
        func audited() throws -> [String] {
            try session.column("SELECT string_agg(action, ', ' ORDER BY id) FROM audit_entry WHERE request_id = 'command line'")
        }
    }

    @Test("lists a report about the only administrator, and restricts the account until the restriction is lifted")
    func restriction() async throws {
        try await GatewayFixture.run { fixture in
            let database = fixture.database
            let reporting = try Reporting(fixture)
            let boss = reporting.boss
            #expect(try admin("reports", in: database).output == "There are no open reports.\n")
            let report = try await reporting.report()
            let listed = try admin("reports", in: database).output
            #expect(
                listed.contains("\(report)  OPEN") && listed.contains("account_\(boss.number) Boss,") && listed.contains("Bribes"),
                "\(listed)"
            )
            let restricted = try admin("settle", "--report", report, "--action", "restrict", "--note", "Seen", in: database)
            #expect(
                restricted.output == "account_\(boss.number) is restricted. Lift the restriction with `cupboard admin lift`.\n",
                "\(restricted)"
            )
            let query = "{ viewer { restriction isUnderReview } }"
            let viewer: Value = ["restriction": "ADMINISTRATOR", "isUnderReview": false]
            #expect(try await fixture.client { try $0.data(query, as: boss)["viewer"] } == viewer)
            let lifting = try await fixture.client { try $0.change("liftRestriction", "accountId: \"\(boss.id)\"", as: boss) }
            #expect(lifting.codes == ["OWN_ACCOUNT"])
            let again = try admin("settle", "--report", report, "--action", "dismiss", in: database)
            #expect(again.status == 1 && again.errors == "Error: \(report) has already been resolved.\n")
            #expect(try admin("lift", "--account", boss.id, in: database).output == "\(boss.id) is no longer restricted.\n")
            #expect(try admin("lift", "--account", boss.id, in: database).output == "\(boss.id) is not restricted.\n")
            #expect(try admin("reports", "--all", in: database).lines.count { $0.hasPrefix("report_") } == 1)
            #expect(
                try reporting.emails() == [
                    "account_under_review: Your Cupboard account is under review",
                    "account_restricted: Your Cupboard account is restricted",
                    "restriction_lifted: Your Cupboard account is no longer restricted",
                ]
            )
            #expect(try reporting.notifications() == ["1"])
            #expect(try reporting.audited() == ["admin settle, admin lift"])
        }
    }

    @Test("dismisses reports, and disables a reported administrator, whose sessions and exports end")
    func settlement() async throws {
        try await GatewayFixture.run { fixture in
            let database = fixture.database
            let reporting = try Reporting(fixture)
            let (boss, session) = (reporting.boss, reporting.session)
            let first = try await reporting.report()
            #expect(try admin("settle", "--report", first, "--action", "dismiss", in: database).output == "\(first) is dismissed.\n")
            let second = try await reporting.report()
            try session.execute(
                "INSERT INTO data_export (digest, account_id, expires_at) SELECT sha256('link'), \(boss.number), now() + interval '1 hour'"
            )
            #expect(try admin("settle", "--report", second, "--action", "disable", in: database).output == "\(boss.id) is disabled.\n")
            #expect(try session.column("SELECT status FROM account WHERE id = \(boss.number)") == ["DISABLED"])
            for table in ["session", "data_export"] {
                #expect(try session.column("SELECT count(*) FROM \(table) WHERE account_id = \(boss.number)") == ["0"], "\(table)")
            }
            #expect(try admin("reports", in: database).output == "There are no open reports.\n")
            #expect(try admin("reports", "--all", in: database).lines.count { $0.hasPrefix("report_") } == 2)
            #expect(
                try reporting.emails() == [
                    "account_under_review: Your Cupboard account is under review",
                    "account_under_review: Your Cupboard account is under review",
                    "account_disabled: Your Cupboard account has been disabled",
                ]
            )
            #expect(try reporting.notifications() == ["2"])
            #expect(try reporting.audited() == ["admin settle, admin settle"])
        }
    }

    @Test("rejects reports and accounts that do not exist")
    func unknown() throws {
        let database = try TestData.sharedDatabase()
        func settle(_ report: String) throws -> Command.Outcome {
            try admin("settle", "--report", report, "--action", "dismiss", in: database)
        }
        #expect(try settle("report_99999").errors.contains("There is no report_99999"))
        #expect(try settle("nonsense").errors.contains("is not the id of a report"))
        #expect(try admin("lift", "--account", "account_99999", in: database).errors == "Error: There is no account_99999.\n")
    }
}
