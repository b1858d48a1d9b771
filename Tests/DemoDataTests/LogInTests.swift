import DemoData
import Domains
import Postgres
import Sodium
import TestSupport
import Testing

@Suite("Log-ins of the demo data", .tags(.database), .removesDatabases)
struct LogInTests {
    private func database() throws -> PostgresSession { try PostgresSession(TestDatabase.shared.createServedDatabase()) }

    @Test("work for accounts of every kind with the published password")
    func kinds() throws {
        let session = try database()
        let rows = try session.query(
            "SELECT email, kind::text, roles::text, is_admin, password_hash FROM account WHERE email IS NOT NULL ORDER BY email"
        )
        let found = (0..<rows.rowCount).map { row in
            [rows.text(row, 0), rows.text(row, 1), rows.text(row, 2), rows.bool(row, 3) == true ? "admin" : ""].map { $0 ?? "NULL" }
        }
        #expect(
            found == [
                ["admin@cupboard.example", "INDIVIDUAL", "{}", "admin"],
                ["charity@cupboard.example", "GROUP", "{DONOR,RECEIVER}", ""],
                ["cook@cupboard.example", "INDIVIDUAL", "{DONOR,RECEIVER}", ""],
                ["disabled@cupboard.example", "INDIVIDUAL", "{DONOR}", ""],
                ["donor@cupboard.example", "INDIVIDUAL", "{DONOR}", ""],
                ["partner@cupboard.example", "GROUP", "{}", ""],
                ["plain@cupboard.example", "INDIVIDUAL", "{}", ""],
                ["planner@cupboard.example", "INDIVIDUAL", "{}", ""],
                ["receiver@cupboard.example", "INDIVIDUAL", "{RECEIVER}", ""],
                ["reported@cupboard.example", "INDIVIDUAL", "{RECEIVER}", ""],
                ["restaurant@cupboard.example", "GROUP", "{DONOR}", ""],
                ["seller@cupboard.example", "GROUP", "{}", ""],
                ["style@cupboard.example", "INDIVIDUAL", "{}", ""],
                ["unconfirmed@cupboard.example", "INDIVIDUAL", "{RECEIVER}", ""],
            ]
        )
        #expect(Set(DemoLogIn.all.map(\.email)) == Set(found.map { $0[0] }))
        for row in 0..<rows.rowCount {
            let hash = try #require(rows.text(row, 4).flatMap { PasswordHash(text: $0) })
            #expect(try hash.verify(Array(DemoLogIn.password.utf8).span))
        }
    }

    @Test("do not take an address from an existing account")
    func taken() throws {
        let session = try PostgresSession(TestDatabase.shared.createDatabase())
        try Domains.migrations.apply(on: session)
        try session.execute("INSERT INTO account (name, email) VALUES ('Somebody', 'admin@cupboard.example')")
        try DemoData.seed(into: session)
        let rows = try session.query("SELECT name, is_admin FROM account WHERE email = 'admin@cupboard.example'")
        #expect(rows.rowCount == 1)
        #expect(rows.text(0, 0) == "Somebody")
        #expect(try session.query("SELECT count(*) FROM account WHERE is_admin").int8(0, 0) == 0)
    }
}
