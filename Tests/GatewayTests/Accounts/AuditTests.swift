import GraphQL
import Logging
import Postgres
import TestSupport
import Testing

@testable import Domains
@testable import Gateway

/// Every mutation is tried: once so that it succeeds, once so that it fails.
///
/// Whoever adds a mutation adds its example (`MutationExample`).
@Suite("The audit", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct AuditTests {
    @Test("every mutation of the schema has an example")
    func complete() throws {
        let names = Domains.mutations.map(\.name)
        #expect(Set(MutationExample.all.map(\.name)) == Set(names))
        #expect(MutationExample.all.count == names.count)
    }

    @Test("has one row for a mutation that succeeds, none for one that fails or is repeated", arguments: MutationExample.all)
    func rows(example: MutationExample) async throws {
        let issuer = try await MutationExample.issuer.value
        try await GatewayFixture.run(services: { $0.identities = issuer.verifier }) { fixture in
            let world = try MutationExample.World(fixture.database, issuer)
            try await fixture.client { client in
                func rows() throws -> [String] {
                    try world.session.column(
                        "SELECT concat_ws(' ', action, actor_id, object_type) FROM audit_entry ORDER BY id DESC LIMIT 100"
                    )
                }
                let before = try rows().count
                let failed = try example.fail(client, world)
                #expect(
                    failed.errors != .null || failed.data[example.name]["userErrors"].items != [],
                    "the example does not fail: \(failed)"
                )
                #expect(try rows().count == before)

                let worked = try example.work(client, world, key: "once")
                #expect(worked.errors == .null && worked.data[example.name]["userErrors"].items == [], "the example fails: \(worked)")
                #expect(try rows().count == before + 1)
                #expect(try rows()[0].hasPrefix(example.name + " "), "who and what is known")
                guard !example.endsSession else { return }
                let again = try example.work(client, world, key: "once")
                #expect(again.errors == .null && again.data[example.name]["message"] != .null)
                #expect(try rows().count == before + 1)
            }
        }
    }

    @Test("and all that is stored or logged hold no password, token or key; but for the text of an e-mail on its way")
    func secrets() async throws {
        let file = try LogFile(level: .debug)
        let issuer = try await MutationExample.issuer.value
        var secrets: Set<String> = []
        var tables: [String] = []
        for example in MutationExample.all {
            try await GatewayFixture.run(configure: { $0.log = file.log }, services: { $0.identities = issuer.verifier }) { fixture in
                let world = try MutationExample.World(fixture.database, issuer)
                let found = try await fixture.client { client in
                    let answers = [try example.fail(client, world), try example.work(client, world, key: "Secret-Idempotency-Key-1")]
                    return Self.tokens(in: "\(answers)")
                }
                secrets.formUnion(found)
                let typed = world.secrets + found + ["Secret-Idempotency-Key-1"]
                tables += try Self.tables(holding: typed, world.session).map { "\(example.name): \($0)" }
            }
            // What was typed is the same each time.
            if let world = try? MutationExample.World(TestData.database(), issuer) { secrets.formUnion(world.typed) }
        }
        #expect(tables == [])
        #expect(secrets.contains { $0.hasPrefix("cps_") }, "tokens were handed out")
        let log = file.text()
        #expect(log.contains("request_id"))
        #expect(secrets.filter { log.contains($0) } == [])
    }

    /// The tokens and keys in an answer.
    private static func tokens(in text: String) -> [String] {
        text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }.map(String.init)
            .filter { ["cps_", "cpk_", "cpr_"].contains(String($0.prefix(4))) && $0.count > 20 }
    }

    /// The tables with one of the texts in them, be it as bytes; of an e-mail the text apart.
    private static func tables(holding secrets: [String], _ session: PostgresSession) throws -> [String] {
        let tables = try session.column(
            "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'"
        )
        return try tables.filter { table in
            let entry = table == "email_outbox" ? "(to_jsonb(entry) - 'body')::text" : "entry::text"
            return try secrets.contains { secret in
                let bytes = secret.utf8.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
                let found = "SELECT count(*) FROM \(table) AS entry WHERE \(entry) LIKE '%\(secret)%' OR \(entry) LIKE '%\(bytes)%'"
                return try session.column(found) != ["0"]
            }
        }
    }

    @Test("is found by who, what, on which object, when and in which request, the newest first; by administrators only")
    func log() async throws {
        try await GatewayFixture.run { fixture in
            let session = try PostgresSession(fixture.database)
            let admin = try Member("Ada", isAdmin: true, in: session)
            let person = try Member("Paula", in: session)
            try session.execute("DELETE FROM audit_entry")
            try await fixture.client { client in
                let set = "mutation { setLanguage(input: {language: \"ES\"}) { message } }"
                _ = try client.data(set, headers: person.headers + ["X-Request-Id: paula-1"])
                _ = try client.change("disableUser", "accountId: \"\(person.id)\"", as: admin)
                _ = try client.change("completeTour", "", as: admin)

                func entries(_ filter: String) throws -> [Value] {
                    let query =
                        "{ auditLog(filter: {\(filter)}) { nodes { id action actor { name } objectId requestId createdAt details } totalCount } }"
                    let log = try client.data(query, headers: admin.headers)["auditLog"]
                    #expect(log["totalCount"].int == log["nodes"].items.count)
                    return log["nodes"].items
                }
                func actions(_ filter: String) throws -> [String] { try entries(filter).compactMap { $0["action"].string } }
                #expect(try actions("") == ["completeTour", "disableUser", "setLanguage"])
                #expect(try actions("actorId: \"\(admin.id)\"") == ["completeTour", "disableUser"])
                #expect(try actions("action: \"disableUser\"") == ["disableUser"])
                #expect(try actions("objectId: \"\(person.id)\"") == ["disableUser", "setLanguage"])
                #expect(try actions("objectId: \"\(person.id)\", actorId: \"\(person.id)\"") == ["setLanguage"])
                for id in ["nothing", "account_99999999999999999999", "recipe_\(person.number)", "'; DROP TABLE account"] {
                    #expect(try actions("objectId: \"\(id)\"") == [])
                }
                #expect(try actions("requestId: \"paula-1\"") == ["setLanguage"])
                #expect(try actions("to: \"2020-01-01T00:00:00Z\"") == [])
                #expect(try actions("from: \"2020-01-01T00:00:00Z\", to: \"2999-01-01T00:00:00Z\"").count == 3)

                let entry = try #require(try entries("requestId: \"paula-1\"").first)
                #expect(entry.at("actor.name").string == "Paula")
                #expect(entry["objectId"].string == person.id)
                #expect(entry["details"] == ["language": "ES"])
                let node = "{ node(id: \"\(entry["id"].string ?? "")\") { ... on AuditEntry { action } } }"
                #expect(try client.data(node, headers: admin.headers).at("node.action").string == "setLanguage")
                #expect(try client.data(node)["node"] == .null)
                let other = try Member("Quinn", in: PostgresSession(fixture.database))
                #expect(try client.data(node, headers: other.headers)["node"] == .null)
            }
        }
    }
}
