import Domains
import Postgres
import TestSupport
import Testing

@Suite("Accounts from before e-mails had one canonical form", .tags(.database), .removesDatabases, .timeLimit(.minutes(20)))
struct IdentityMigrationTests {
    /// A database in the former schema with these accounts.
    private static func session(_ rows: String) throws -> PostgresSession {
        let session = try PostgresSession(TestDatabase.shared.createDatabase())
        try Migrations(Array(Domains.migrations.list.prefix { $0.name < "0016" })).apply(on: session)
        try session.execute("INSERT INTO account (id, name, email, password_hash, is_admin) OVERRIDING SYSTEM VALUE VALUES \(rows)")
        return session
    }

    @Test("get e-mail domains in Unicode where the Punycode is valid")
    func forms() throws {
        let session = try Self.session(
            """
            (1, 'A', 'ana@xn--mnchen-3ya.de', 'x', false), (2, 'B', 'ana@example.com', 'x', false), (3, 'C', 'ana@xn--r8jz45g.jp', 'x', false),
            (4, 'D', 'ana@xn--bcher-kva.example.xn--p1ai', 'x', false), (5, 'E', 'ana@straße.de', 'x', false), (6, 'F', NULL, NULL, false),
            (7, 'G', 'ana@xn--i-7iq.ws', 'x', false), (8, 'H', 'ana@xn--.com', 'x', false), (9, 'I', 'ana@xn--strae-oqa.at', 'x', false),
            (10, 'J', 'ana@xn--zzzzzzzzzzzzzzzzzzzz99999.com', 'x', false), (11, 'K', 'xn--mnchen-3ya@example.com', 'x', false)
            """
        )
        try Domains.migrations.apply(on: session)
        #expect(
            try session.texts("SELECT coalesce(email, '-') FROM account ORDER BY id") == [
                "ana@münchen.de", "ana@example.com", "ana@例え.jp", "ana@bücher.example.рф", "ana@straße.de", "-", "ana@xn--i-7iq.ws",
                "ana@xn--.com", "ana@straße.at", "ana@xn--zzzzzzzzzzzzzzzzzzzz99999.com", "xn--mnchen-3ya@example.com",
            ]
        )
        #expect(throws: PostgresError.self) { try session.execute("UPDATE account SET email = U&'ana@mu\\0308nchen.de' WHERE id = 1") }
        #expect(throws: PostgresError.self) { try session.execute("UPDATE account SET email = 'Ana@example.com' WHERE id = 1") }
    }

    @Test("make the migration fail without changes if two of them have the same e-mail")
    func doubles() throws {
        let session = try Self.session("(1, 'A', 'ana@xn--mnchen-3ya.de', 'x', false), (2, 'B', 'ana@münchen.de', 'x', false)")
        let error = #expect(throws: MigrationError.self) { try Domains.migrations.apply(on: session) }
        #expect("\(String(describing: error))".contains("Accounts have the same e-mail in different forms: 1, 2."))
        #expect(try session.texts("SELECT email FROM account ORDER BY id") == ["ana@xn--mnchen-3ya.de", "ana@münchen.de"])
        try session.execute("UPDATE account SET email = 'eva@example.com' WHERE id = 2")
        try Domains.migrations.apply(on: session)
        #expect(try session.texts("SELECT email FROM account ORDER BY id") == ["ana@münchen.de", "eva@example.com"])
    }

    @Test("lose their log-ins through providers if they are administrators with a password")
    func identities() throws {
        let session = try Self.session(
            "(1, 'A', 'a@example.com', 'x', true), (2, 'B', 'b@example.com', NULL, true), (3, 'C', NULL, 'x', false)"
        )
        try session.execute(
            """
            INSERT INTO account_identity (account_id, issuer, subject, provider) SELECT n, 'https://issuer.example', n::text, 'TEST'
            FROM generate_series(1, 3) AS n
            """
        )
        try Domains.migrations.apply(on: session)
        #expect(try session.texts("SELECT account_id::text FROM account_identity ORDER BY account_id") == ["2", "3"])
    }
}
