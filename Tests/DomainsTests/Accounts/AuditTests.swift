import Engine
import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Domains

/// Runs an example of every mutation: once so that it fails, once so that it succeeds, and, unless it ends the session, once more with
/// the same key.
///
/// Each new mutation needs an example (`MutationExample`).
@Suite("The audit", .tags(.database), .timeLimit(.minutes(20)))
struct AuditTests {
    @Test("every mutation of the schema has an example")
    func complete() throws {
        let names = Domains.mutations.map(\.name)
        #expect(Set(MutationExample.all.map(\.name)) == Set(names))
        #expect(MutationExample.all.count == names.count)
    }

    @Test("has one row for a successful mutation and none for a failed or repeated one", arguments: MutationExample.all)
    func rows(example: MutationExample) async throws {
        let issuer = try await MutationExample.issuer.value
        try await EngineFixture.run(services: { $0.identities = issuer.verifier }) { fixture in
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
                #expect(try rows()[0].hasPrefix(example.name + " "), "the row names the actor and the type of the object")
                guard !example.endsSession else { return }
                let again = try example.work(client, world, key: "once")
                #expect(again.errors == .null && again.data[example.name]["message"] != .null)
                for field in ["message", "userErrors"] { #expect(again.data[example.name][field] == worked.data[example.name][field]) }
                #expect(try rows().count == before + 1)
            }
        }
    }

    @Test("names the object by an id that its owner or an administrator can read, or by no id", arguments: MutationExample.all)
    func objects(example: MutationExample) async throws {
        let issuer = try await MutationExample.issuer.value
        try await EngineFixture.run(services: { $0.identities = issuer.verifier }) { fixture in
            let world = try MutationExample.World(fixture.database, issuer)
            let admin = try Member("Auditor", isAdmin: true, in: world.session)
            try await fixture.client { client in
                _ = try example.work(client, world, key: "once")
                let log = "{ auditLog(filter: {action: \"\(example.name)\"}, first: 1) { nodes { objectId object actor { id } } } }"
                let entry = try client.data(log, as: admin).at("auditLog.nodes.0")
                guard let name = entry["object"].string else {
                    #expect(entry["objectId"] == .null)
                    return
                }
                let parts = name.split(separator: " ").map(String.init)
                try #require(parts.count == 2)
                guard let id = entry["objectId"].string else {
                    #expect(parts[0] == "referral", "an object without an id")
                    return
                }
                #expect(id == parts.joined(separator: "_"))
                // Objects that the mutation has removed cannot be read.
                let isShown = parts[0] == "food_post" ? " AND deleted_at IS NULL" : ""
                guard try world.session.column("SELECT count(*) FROM \(parts[0]) WHERE id = \(parts[1])\(isShown)") == ["1"] else { return }
                let node = "{ node(id: \"\(id)\") { id } }"
                var readers: [any Caller] = [admin]
                if let actor = entry.at("actor.id").string?.split(separator: "_").last.flatMap({ Int64($0) }) {
                    readers.append(try TestToken.session(of: actor, in: world.session))
                }
                let isRead = try readers.contains { try client.query(node, as: $0).json().at("data.node.id").string == id }
                #expect(isRead, "\(id) cannot be read")
            }
        }
    }

    /// An audit log with three entries, by a person and an administrator.
    private struct Log {
        let admin: Member
        let person: Member
        let fixture: EngineFixture
        let client: EngineClient

        /// Makes three entries: the person's first, and then two of the administrator.
        init(_ admin: Member, _ person: Member, _ fixture: EngineFixture, _ client: EngineClient) throws {
            (self.admin, self.person, self.fixture, self.client) = (admin, person, fixture, client)
            let set = "mutation { setLanguage(input: {language: \"ES\"}) { message } }"
            #expect(client.answer(to: OperationRequest(set), as: person, id: "paula-1").outcome == .ok)
            _ = try client.change("disableUser", "accountId: \"\(person.id)\"", as: admin)
            _ = try client.change("completeTour", "", as: admin)
        }

        /// The entries that match a filter.
        func entries(_ filter: String) throws -> [Value] {
            let query =
                "{ auditLog(filter: {\(filter)}) { nodes { id action actor { name } objectId requestId createdAt details } totalCount } }"
            // Reading the log adds entries to it.
            try fixture.execute("DELETE FROM audit_entry WHERE action = 'read'")
            let log = try client.data(query, as: admin)["auditLog"]
            #expect(log["totalCount"].int == log["nodes"].items.count)
            return log["nodes"].items
        }

        func actions(_ filter: String) throws -> [String] { try entries(filter).compactMap { $0["action"].string } }
    }

    private static func run(_ body: @escaping @Sendable (Log) throws -> Void) async throws {
        try await EngineFixture.run { fixture in
            let session = try PostgresSession(fixture.database)
            let admin = try Member("Ada", isAdmin: true, in: session)
            let person = try Member("Paula", in: session)
            try session.execute("DELETE FROM audit_entry")
            try await fixture.client { client throws in try body(Log(admin, person, fixture, client)) }
        }
    }

    @Test("is filtered by actor, action, object, time and request, newest first")
    func log() async throws {
        try await Self.run { log throws in
            let (admin, person) = (log.admin, log.person)
            #expect(try log.actions("") == ["completeTour", "disableUser", "setLanguage"])
            #expect(try log.actions("actorId: \"\(admin.id)\"") == ["completeTour", "disableUser"])
            #expect(try log.actions("action: \"disableUser\"") == ["disableUser"])
            for blank in ["null", "\"\"", "\" \\t \""] { #expect(try log.actions("action: \(blank), requestId: \(blank)").count == 3) }
            #expect(try log.actions("objectId: \"\(person.id)\"") == ["disableUser", "setLanguage"])
            #expect(try log.actions("objectId: \"\(person.id)\", actorId: \"\(person.id)\"") == ["setLanguage"])
            #expect(try log.actions("objectId: \"recipe_\(person.number)\"") == [])
            for id in ["nothing", "nothing_1", "account_99999999999999999999", "'; DROP TABLE account"] {
                let query = "{ auditLog(filter: {objectId: \"\(id)\"}) { totalCount } }"
                #expect(try log.client.query(query, as: admin).json().errorCode == "BAD_USER_INPUT")
            }
            #expect(try log.actions("requestId: \"paula-1\"") == ["setLanguage"])
            #expect(try log.actions("to: \"2020-01-01T00:00:00Z\"") == [])
            #expect(try log.actions("from: \"2020-01-01T00:00:00Z\", to: \"2999-01-01T00:00:00Z\"").count == 3)
        }
    }

    @Test("shows the actor, object and details of an entry, only to administrators")
    func entry() async throws {
        try await Self.run { log throws in
            let entry = try #require(try log.entries("requestId: \"paula-1\"").first)
            #expect(entry.at("actor.name").string == "Paula")
            #expect(entry["objectId"].string == log.person.id)
            #expect(entry["details"] == ["language": "ES"])
            let node = "{ node(id: \"\(entry["id"].string ?? "")\") { ... on AuditEntry { action } } }"
            #expect(try log.client.data(node, as: log.admin).at("node.action").string == "setLanguage")
            #expect(try log.client.data(node)["node"] == .null)
            let other = try Member("Quinn", in: PostgresSession(log.fixture.database))
            #expect(try log.client.data(node, as: other)["node"] == .null)
        }
    }
}
