import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Intervals of the audit log", .tags(.database), .timeLimit(.minutes(20)))
struct AuditIntervalTests {
    /// An entry as the API returns it.
    private struct Shown: Hashable {
        let id: String
        let moment: String
    }

    private struct Exact: Decodable {
        let id: Int
        let moment: String
    }

    /// Replaces the audit by 90 entries at different microseconds.
    private static func fill(_ session: PostgresSession) throws {
        try session.execute(
            """
            DELETE FROM audit_entry;
            INSERT INTO audit_entry (action, request_id, created_at)
            SELECT 'test', 'request', '2026-03-01T18:30:00Z'::timestamptz + (n * n % 7919) * interval '173 microseconds'
            FROM generate_series(1, 90) AS n
            """
        )
    }

    private static func entries(_ interval: String, _ client: EngineClient, as admin: Member) throws -> [Shown] {
        let query = "{ auditLog(first: 100, filter: {action: \"test\", \(interval)}) { nodes { id createdAt } } }"
        return try client.data(query, as: admin).at("auditLog.nodes").items.map { node in
            Shown(id: node["id"].string ?? "", moment: node["createdAt"].string ?? "")
        }
    }

    @Test("adjacent intervals neither overlap nor lose entries, although stored times are more precise than returned ones")
    func intervals() async throws {
        try await EngineFixture.run { fixture in
            let session = try PostgresSession(fixture.database)
            let admin = try Member("Ada", isAdmin: true, in: session)
            try Self.fill(session)
            try await fixture.client { client throws in
                let all = try Self.entries("", client, as: admin)
                #expect(all.count == 90)
                #expect(all.allSatisfy { $0.moment.utf8.count == "2026-03-01T18:30:00.000Z".utf8.count })
                #expect(all.map(\.moment) == all.map(\.moment).sorted(by: >))

                var random = SeededGenerator(seed: 7)
                for _ in 0..<30 {
                    // The time of a returned entry, or a whole millisecond between entries.
                    let cut =
                        random.once(in: 2)
                        ? random.pick(all).moment : "2026-03-01T18:30:0\(random.number(0...1)).\(random.number(100...999))Z"
                    let before = try Self.entries("to: \"\(cut)\"", client, as: admin)
                    let after = try Self.entries("from: \"\(cut)\"", client, as: admin)
                    #expect(after + before == all)
                    #expect(before.allSatisfy { $0.moment < cut } && after.allSatisfy { $0.moment >= cut })
                }
            }
        }
    }

    @Test("filters accept microseconds")
    func microseconds() async throws {
        try await EngineFixture.run { fixture in
            let session = try PostgresSession(fixture.database)
            let admin = try Member("Ada", isAdmin: true, in: session)
            try Self.fill(session)
            let moment = "to_json(created_at AT TIME ZONE 'UTC') #>> '{}' || 'Z' AS moment"
            let exact = try #require(try session.query("SELECT id, \(moment) FROM audit_entry OFFSET 7").first(Exact.self))
            try await fixture.client { client throws in
                let since = try Self.entries("from: \"\(exact.moment)\"", client, as: admin)
                #expect(since.last?.id == "audit_entry_\(exact.id)")
            }
        }
    }

    @Test("a page continues after its cursor even within a millisecond")
    func cursors() async throws {
        try await EngineFixture.run { fixture in
            let session = try PostgresSession(fixture.database)
            let admin = try Member("Ada", isAdmin: true, in: session)
            try session.execute(
                """
                DELETE FROM audit_entry;
                INSERT INTO audit_entry (action, request_id, created_at)
                SELECT 'test', 'request', '2026-03-01T18:30:00Z'::timestamptz + n * interval '1 microsecond' FROM generate_series(1, 40) AS n
                """
            )
            try await fixture.client { client in
                let query = """
                    query ($after: String) { auditLog(first: 3, after: $after, filter: {action: "test"}) {
                      nodes { id createdAt } pageInfo { hasNextPage endCursor } } }
                    """
                var (seen, after): ([Value], Value) = ([], .null)
                repeat {
                    let page = try client.data(query, variables: ["after": after], as: admin)["auditLog"]
                    seen += page["nodes"].items
                    after = page.at("pageInfo.hasNextPage").bool == true ? page.at("pageInfo.endCursor") : .null
                } while after != .null && seen.count < 100
                #expect(seen.count == 40)
                #expect(Set(seen.compactMap { $0["id"].string }).count == 40)
                #expect(Set(seen.compactMap { $0["createdAt"].string }) == ["2026-03-01T18:30:00.000Z"])
            }
        }
    }
}
