import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Domains

@Suite("The data export of an account", .tags(.database), .timeLimit(.minutes(20)))
struct DataExportTests {
    /// A column of a table.
    private struct Column: Hashable {
        let table: String
        let name: String
        let type: String
    }

    private static func columns() throws -> [Column] {
        let rows = try PostgresSession(TestData.sharedDatabase()).column(
            """
            SELECT relname || ' ' || attname || ' ' || format_type(atttypid, NULL) FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
            WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped
            """
        )
        return rows.map { row in
            let words = row.split(separator: " ", maxSplits: 2).map(String.init)
            return Column(table: words[0], name: words[1], type: words[2])
        }
    }

    @Test("contains no secret column and hides only existing columns")
    func secrets() throws {
        let all = try Self.columns()
        for personal in PersonalColumn.all {
            guard case .rows(let rows) = personal.export else { continue }
            let tables =
                [("\(personal.table)", rows.hidden.map(\.description))] + rows.parts.map { ("\($0.table)", $0.hidden.map(\.description)) }
            for (table, hidden) in tables {
                let columns = all.filter { $0.table == table }
                #expect(Set(hidden).subtracting(columns.map(\.name)) == [], "\(table)")
                for column in columns where !hidden.contains(column.name) {
                    #expect(column.type != "bytea" && column.type != "tsvector" && column.type != "cube", "\(column)")
                    for secret in ["digest", "hash", "token", "secret", "password"] { #expect(!column.name.contains(secret), "\(column)") }
                }
            }
        }
    }

    @Test("uses the ids of the API for every reference")
    func ids() throws {
        let session = try PostgresSession(TestData.sharedDatabase())
        let prefixed = try session.column(
            """
            SELECT DISTINCT attname FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY(conkey)
            WHERE contype = 'f' AND api_id_prefix(attname) IS NOT NULL AND api_id_prefix(attname) <> confrelid::regclass || '_' AND confrelid NOT IN ('account'::regclass, 'feed_item'::regclass)
            """
        )
        #expect(prefixed == [], "the ids in these columns have another prefix")
        let all = try Self.columns()
        for personal in PersonalColumn.all {
            guard case .rows(let rows) = personal.export else { continue }
            // The numeric id of a row means nothing to the reader, and `object_id` has its type in another column.
            let hidden = Set(rows.hidden.map(\.description) + ["\(personal.column)", "id", "object_id", "request_id"])
            let names = all.filter { $0.table == "\(personal.table)" && $0.name.hasSuffix("_id") && !hidden.contains($0.name) }.map(\.name)
            for name in names {
                #expect(try session.column("SELECT api_id_prefix('\(name)') IS NOT NULL") == ["true"], "\(personal.table).\(name)")
            }
        }
    }

    /// Runs the body with Ana, whose language is Spanish, and another person.
    private static func run(
        areConfirmed: Bool = true,
        _ body: @escaping @Sendable (EngineFixture, EngineClient, _ ana: Person, _ other: Person) throws -> Void
    ) async throws {
        try await EngineFixture.run { fixture in
            try await fixture.client { client throws in
                let ana = try Person.signUp(client, "ana@example.com", ["language": "ES"])
                let other = try Person.signUp(client, "bo@example.com")
                if areConfirmed {
                    try fixture.execute("UPDATE account SET email_verified = true WHERE id IN (\(ana.number), \(other.number))")
                }
                try body(fixture, client, ana, other)
            }
        }
    }

    private static func export(_ client: EngineClient, as person: Person) throws -> Value {
        try client.mutate("exportMyData", ["password": .string(Person.password)], as: person)
    }

    @Test("needs a confirmed address and the password")
    func password() async throws {
        try await Self.run(areConfirmed: false) { fixture, client, ana, _ throws in
            let unconfirmed = try client.changing("exportMyData", "password: \"\(Person.password)\"", as: ana)
            #expect(unconfirmed.errorCode == "EMAIL_UNCONFIRMED", "a mistyped address may belong to a stranger")
            try fixture.execute("UPDATE account SET email_verified = true WHERE id = \(ana.number)")
            let wrong = try client.mutate("exportMyData", ["password": "Wrong-Horse-7"], as: ana)
            #expect(wrong.mistakes == ["password: Contraseña incorrecta. Inténtalo de nuevo"])
            #expect(try client.mutate("exportMyData", [:], as: ana).mistakes == ["password: Este campo no puede estar vacío"])
            #expect(try client.refusal("mutation { exportMyData(input: {password: \"x\"}) { message } }").code == "UNAUTHENTICATED")
            #expect(try fixture.column("SELECT count(*) FROM data_export") == ["0"])
        }
    }

    @Test("arrives as a link by e-mail in the account's language, at most five times a day")
    func link() async throws {
        try await Self.run { fixture, client, ana, other throws in
            for _ in 0..<5 {
                let done = try Self.export(client, as: ana)
                #expect(done["message"] == "Te hemos enviado un enlace a tus datos. Sirve una sola vez, durante un día.")
            }
            let refused = try Self.export(client, as: ana)
            #expect(refused.mistakes.count == 1 && refused["message"] == "Demasiadas peticiones. Inténtalo de nuevo más tarde.")
            _ = try Self.export(client, as: other)
            let mails = try fixture.column(
                "SELECT recipient || ' ' || language FROM email_outbox WHERE template = 'data_export' ORDER BY id"
            )
            #expect(mails == Array(repeating: "ana@example.com ES", count: 5) + ["bo@example.com EN"])
            // Only digests are stored, and the audit log contains no token.
            let tokens = try fixture.column(
                "SELECT substring(body FROM 'cpd_[A-Za-z0-9_-]+') FROM email_outbox WHERE template = 'data_export'"
            )
            for token in tokens { #expect(try fixture.places(of: token) == ["email_outbox.body"]) }
        }
    }

    @Test("has links that a changed password or e-mail revokes, for that account only")
    func revoked() async throws {
        try await Self.run { fixture, client, ana, other throws in
            for person in [ana, ana, other] { _ = try Self.export(client, as: person) }
            let change: ObjectValue = [
                "currentPassword": .string(Person.password), "password": "Better-Horse-8", "passwordConfirmation": "Better-Horse-8",
            ]
            #expect(try client.mutate("changePassword", change, as: ana).mistakes == [])
            #expect(try fixture.column("SELECT account_id FROM data_export") == ["\(other.number)"])
            let email: ObjectValue = ["email": "bo2@example.com", "password": .string(Person.password)]
            #expect(try client.mutate("updateProfile", email, as: other).mistakes == [])
            #expect(try fixture.column("SELECT count(*) FROM data_export") == ["0"])
        }
    }

    @Test("is refused without an e-mail address and with an API key")
    func refused() async throws {
        try await EngineFixture.run { fixture in
            try await fixture.client { client throws in
                let session = try PostgresSession(fixture.database)
                let ana = try Member("Ana", in: session)
                try session.execute("UPDATE account SET email = NULL WHERE id = \(ana.number)")
                let payload = try client.change("exportMyData", "password: \"\(Member.password)\"", as: ana)
                #expect(payload["message"] == "Your account has no email to send your data to")
                let key = try TestToken.key(of: ana.number, scopes: ["ACCOUNTS_WRITE"], in: session)
                let refused = try client.query("mutation { exportMyData(input: {password: \"\(Member.password)\"}) { message } }", as: key)
                #expect(try refused.json().at("errors.0.extensions.code") == "FORBIDDEN")
                #expect(try session.column("SELECT count(*) FROM data_export") == ["0"])
            }
        }
    }
}
