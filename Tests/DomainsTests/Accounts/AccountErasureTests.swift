import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("A deleted account", .tags(.database), .timeLimit(.minutes(20)))
struct AccountErasureTests {
    /// A word that occurs in everything the person has entered.
    private static let trace = "Zyxwvut"

    @Test("leaves no personal text in any table")
    func nothingLeft() async throws {
        try await EngineFixture.run { fixture in
            let session = try PostgresSession(fixture.database)
            let admin = try Member("Ada", isAdmin: true, in: session)
            let person = try Member("\(Self.trace) Miller", roles: ["DONOR", "RECEIVER"], in: session)
            let other = try Member("Other", roles: ["DONOR", "RECEIVER"], in: session)
            try fill(session, person, other)
            #expect(try places(session).count >= 4, "there must be something to erase")
            try await fixture.client { client in
                _ = try client.change("reportUser", "accountId: \"\(person.id)\", reason: \"\(Self.trace) is rude\"", as: other)
                let deleted = try client.change("deleteUser", "accountId: \"\(person.id)\"", as: admin)
                #expect(deleted["message"].string == "Deleted user successfully")
            }
            #expect(try places(session) == ["email_outbox"], "the e-mail about the deletion is still queued")
            #expect(try session.column("SELECT template FROM email_outbox WHERE template NOT LIKE 'food%'") == ["account_deleted"])
            // Data that others still need remains: the completed donation with its quantities.
            #expect(
                try session.column("SELECT status FROM food_request WHERE receiver_id = \(person.number) ORDER BY id") == [
                    "RESERVED", "CANCELLED",
                ]
            )
            #expect(try session.column("SELECT deleted_at IS NOT NULL FROM food_post WHERE donor_id = \(person.number)") == ["true"])
            #expect(
                try session.column("SELECT reserved_quantity::text FROM food_post WHERE title = 'Open'") == ["0.00"],
                "the reserved quantity is available again"
            )
        }
    }

    /// Creates two posts of the person, one of them requested, and two requests by the person, one of them completed.
    private func fill(_ session: PostgresSession, _ person: Member, _ other: Member) throws {
        let columns = """
            donor_id, title, description, food_type, quantity, unit, expires_at, contact_name, contact_email, address, latitude, longitude, area,
            created_at
            """
        func post(_ title: String, of donor: Member, expires: String, trace: String) throws -> String {
            let rows = try session.query(
                """
                INSERT INTO food_post (\(columns)) VALUES (\(donor.number), '\(title)', 'by \(trace)', 'PRODUCE', 10, 'BOX', now() + interval '\(expires)',
                    '\(trace)', '\(trace)@x.example', '1 \(trace) Street', 40.4168, -3.7038, 'Madrid', now() - interval '9 days') RETURNING id
                """
            )
            return "\(try #require(rows.int8(0, 0)))"
        }
        let asked = try post("Asked for", of: person, expires: "2 days", trace: Self.trace)
        _ = try post("Not asked for", of: person, expires: "2 days", trace: Self.trace)
        let open = try post("Open", of: other, expires: "2 days", trace: "them")
        let over = try post("Over", of: other, expires: "-1 days", trace: "them")
        try session.execute(
            """
            UPDATE account SET phone = '\(Self.trace) 1', address = '\(Self.trace) Road', area = '\(Self.trace)', area_latitude = 1, area_longitude = 1
            WHERE id = \(person.number);
            INSERT INTO food_request (food_post_id, receiver_id, quantity, note, status) VALUES
                (\(asked), \(other.number), 1, 'please', 'RESERVED'),
                (\(over), \(person.number), 1, 'for \(Self.trace)', 'RESERVED'),
                (\(open), \(person.number), 2, 'for \(Self.trace)', 'RESERVED');
            INSERT INTO food_post_like (food_post_id, account_id) VALUES (\(open), \(person.number));
            INSERT INTO food_post_favorite (food_post_id, account_id) VALUES (\(open), \(person.number));
            INSERT INTO notification (account_id, kind, title_en, title_es, text_en, text_es)
            VALUES (\(person.number), 'ACCOUNT', 'Hello \(Self.trace)', 'Hola', 'Text', 'Texto');
            """
        )
    }

    /// The tables that contain text the person has entered.
    private func places(_ session: PostgresSession) throws -> [String] {
        let tables = try session.column(
            "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'"
        )
        return try tables.filter { table in
            try session.column("SELECT count(*) FROM \(table) AS entry WHERE entry::text ILIKE '%\(Self.trace)%'") != ["0"]
        }
    }
}
