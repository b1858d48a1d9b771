import Engine
import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("The audit of data read by administrators", .tags(.database), .timeLimit(.minutes(20)))
struct ReadingAuditTests {
    /// Audit rows about reading: the actor, the object, the request and the details.
    private static let rows = """
        SELECT concat_ws(' ', actor_id, object_type || '_' || object_id, request_id, details) FROM audit_entry WHERE action = 'read' ORDER BY id
        """

    /// A service with an administrator, another person, and a report, feedback and an API key of that person.
    private struct World {
        let fixture: EngineFixture
        let admin: Member
        let person: Member

        static func run(_ body: (World) async throws -> Void) async throws {
            try await EngineFixture.run { fixture in
                let session = try PostgresSession(fixture.database)
                let world = World(
                    fixture: fixture,
                    admin: try Member("Ada", isAdmin: true, in: session),
                    person: try Member("Paula", in: session)
                )
                try session.execute(
                    """
                    INSERT INTO report (account_id, reporter_id, reason) VALUES (1, \(world.person.number), 'rude');
                    INSERT INTO app_feedback (author_id, stars, comment) VALUES (\(world.person.number), 5, 'good');
                    INSERT INTO audit_entry (action, request_id) VALUES ('test', 'r');
                    """
                )
                _ = try TestToken.key(of: world.person.number, scopes: ["RECIPES_READ"], in: session)
                try await body(world)
            }
        }

        /// Runs an operation and returns the details of the audit rows that it adds.
        func left(by document: String, variables: ObjectValue = [:], as caller: any Caller) async throws -> [String] {
            try fixture.execute("DELETE FROM audit_entry WHERE action = 'read'")
            let answer = try await fixture.client { client in try client.query(document, variables: variables, as: caller).json() }
            #expect(answer.errors == .null, "\(document): \(answer)")
            return try fixture.column("SELECT details FROM audit_entry WHERE action = 'read' AND actor_id IS NOT NULL")
        }
    }

    @Test("has one row per operation that shows them personal data of others, with fields and without values")
    func kept() async throws {
        try await World.run { world in
            let id = world.person.id
            let shown = [
                "{ accounts(first: 2) { nodes { id } } }": ["Query.accounts", "Account"],
                "{ accounts { totalCount } }": ["Query.accounts", "Account"],
                "{ accounts(filter: {search: \"S3cret\"}) { nodes { email } } }": ["Query.accounts", "Account", "Account.email"],
                "{ a: accounts(first: 1) { nodes { phone } } b: accounts(first: 2) { nodes { phone } } }":
                    ["Query.accounts", "Account", "Account.phone"],
                "{ reports(first: 1) { nodes { reason note reported { account { email } } } } }":
                    ["Query.reports", "Report", "Report.note", "Account", "Account.email"],
                "{ appFeedback(first: 1) { nodes { comment } } }": ["Query.appFeedback", "AppFeedback"],
                "{ auditLog(first: 1) { nodes { action actor { name } } } }": ["Query.auditLog", "AuditEntry", "Account"],
                "{ node(id: \"\(id)\") { ... on Account { name } } }": ["Account"],
                "{ node(id: \"\(id)\") { ... on Account { email } } }": ["Account", "Account.email"],
                "{ node(id: \"\(id)\") { ...F } } fragment F on Account { apiKeys { nodes { hint } } }":
                    ["Account", "Account.apiKeys", "ApiKey"],
                "{ node(id: \"report_1\") { ... on Report { reason } } }": ["Report"],
                "{ node(id: \"audit_entry_1\") { id } }": ["AuditEntry"],
                "{ node(id: \"api_key_1\") { ... on ApiKey { name } } }": ["ApiKey"],
                "{ recipes(first: 2) { nodes { title author { account { status } } } } }": ["Account", "Account.status"],
                "{ foodPosts(first: 1) { nodes { donor { account { phone } } } } }": ["Account", "Account.phone"],
            ]
            for (document, fields) in shown {
                // Runs once with a new plan and once with a cached one.
                for _ in 0..<2 {
                    let left = try await world.left(by: document, as: world.admin)
                    #expect(left.count == 1, "\(document)")
                    let names = left.first.map { $0.matches(of: /"([A-Z]\w*(\.\w+)?)"/).map { String($0.output.1) } } ?? []
                    #expect(names.sorted() == fields.sorted(), "\(document): \(left)")
                    #expect(!left.joined().lowercased().contains("s3cret"))
                }
            }
        }
    }

    @Test("has no row for their own or public data, nor for reads by others or with API keys")
    func nothing() async throws {
        try await World.run { world in
            let session = try PostgresSession(world.fixture.database)
            let key = try TestToken.key(of: world.admin.number, scopes: ["ACCOUNTS_READ", "RECIPES_READ"], in: session)
            let own = "{ viewer { id email phone status apiKeys { totalCount nodes { hint } } notifications { totalCount } } }"
            let open = [
                own, "{ recipes(first: 2) { nodes { title author { name } } } }",
                "{ node(id: \"profile_\(world.person.number)\") { ... on Profile { name area } } }", "{ serverInfo { version } }",
                """
                query ($yes: Boolean = false) {
                  node(id: "profile_\(world.person.number)") { ... on Profile { name account @include(if: $yes) { email } } }
                }
                """,
            ]
            for document in open { #expect(try await world.left(by: document, as: world.admin) == [], "\(document)") }
            let others = [
                own, "{ node(id: \"\(world.person.id)\") { ... on Account { email } } }",
                "{ node(id: \"\(world.admin.id)\") { ... on Account { email } } }",
                "{ node(id: \"report_1\") { ... on Report { reason } } }",
            ]
            for document in others {
                #expect(try await world.left(by: document, as: world.person) == [], "\(document)")
                #expect(try await world.left(by: document, as: key) == [], "\(document)")
            }
        }
    }

    @Test("names the administrator, the request, the operation and the objects")
    func row() async throws {
        try await World.run { world in
            let (admin, person) = (world.admin, world.person)
            let document = "query Look($id: ID!) { node(id: $id) { ... on Account { email } } }"
            let several = "query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Account { email } ... on Recipe { title } } }"
            try await world.fixture.client { client throws in
                let one = OperationRequest(document, variables: ["id": .string(person.id)])
                #expect(client.answer(to: one, as: admin, id: "look-1").outcome == .ok)
                let ids: Value = ["recipe_1", .string(person.id), "account_1", .string(person.id), "xx"]
                let more = OperationRequest(several, variables: ["ids": ids])
                _ = client.answer(to: more, as: admin, id: "look-2")
                #expect(
                    try world.fixture.column(Self.rows) == [
                        "\(admin.number) \(person.id) look-1 {\"fields\": [\"Account\", \"Account.email\"], \"operation\": \"Look\"}",
                        "\(admin.number) look-2 {\"ids\": [\"\(person.id)\", \"account_1\"], \"fields\": [\"Account\", \"Account.email\"]}",
                    ]
                )
                // Reading an account through its profile counts as reading the account.
                let behind = "{ node(id: \"profile_\(person.number)\") { ... on Profile { account { email } } } }"
                _ = client.answer(to: OperationRequest(behind, variables: [:]), as: admin, id: "look-3")
                let filter =
                    #"{ auditLog(filter: {action: "read", objectId: "\#(person.id)"}) { nodes { actor { id } apiKeyId requestId } } }"#
                let found = try client.data(filter, as: admin).at("auditLog.nodes")
                let looks: [Value] = ["look-3", "look-1"].map {
                    ["actor": ["id": .string(admin.id)], "apiKeyId": nil, "requestId": .string($0)]
                }
                #expect(found.items == looks)
                let byProfile = filter.replacing(person.id, with: "profile_\(person.number)")
                #expect(try client.data(byProfile, as: admin).at("auditLog.nodes").items.map { $0["requestId"] }.contains("look-3"))
            }
        }
    }

    @Test("is written before the response; if that fails, no data is returned")
    func refused() async throws {
        try await World.run { world in
            try world.fixture.execute(
                """
                CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no room'; END $$;
                CREATE TRIGGER refuse BEFORE INSERT ON audit_entry FOR EACH ROW EXECUTE FUNCTION refuse();
                """
            )
            let (admin, person) = (world.admin, world.person)
            try await world.fixture.client { client throws in
                let answer = try client.query("{ node(id: \"\(person.id)\") { ... on Account { name email } } }", as: admin)
                #expect(try answer.json().data == .null)
                #expect(try answer.json().errorCode == "INTERNAL")
                #expect(try answer.json().at("errors.0.extensions.requestId").string != nil)
                #expect(!answer.text.contains("paula"))
                #expect(!answer.text.contains("no room"))
                // Requests that need no audit row are answered.
                #expect(try client.data("{ viewer { email } }", as: admin).at("viewer.email").string == "ada@people.example")
            }
        }
    }

    @Test("adds what a payload shows to the mutation's row, and a separate row for a repeated response")
    func payloads() async throws {
        try await World.run { world in
            let (admin, person) = (world.admin, world.person)
            try world.fixture.execute("DELETE FROM audit_entry")
            try await world.fixture.client { client throws in
                let document =
                    "mutation { disableUser(input: {accountId: \"\(person.id)\", idempotencyKey: \"k-1\"}) { account { name email } } }"
                _ = try client.data(document, as: admin)
                let columns = "SELECT action || ' ' || details FROM audit_entry ORDER BY id"
                #expect(try world.fixture.column(columns) == ["disableUser {\"read\": [\"Account\", \"Account.email\"]}"])
                #expect(try client.data(document, as: admin).at("disableUser.account.email").string == "paula@people.example")
                #expect(try world.fixture.column(columns).last == "read {\"fields\": [\"Account\", \"Account.email\"]}")
            }
        }
    }

    @Test("shows which API key was used, even after its deletion")
    func keys() async throws {
        try await World.run { world in
            let session = try PostgresSession(world.fixture.database)
            let key = try TestToken.key(of: world.person.number, scopes: ["ACCOUNTS_WRITE"], in: session)
            let number = try session.column("SELECT max(id) FROM api_key")[0]
            let admin = world.admin
            try await world.fixture.client { client throws in
                _ = try client.change("setLanguage", "language: \"ES\"", as: key)
                let query = "{ auditLog(filter: {action: \"setLanguage\"}) { nodes { apiKeyId apiKey { id name account { id } } } } }"
                let entry = try client.data(query, as: admin).at("auditLog.nodes.0")
                #expect(entry["apiKeyId"].string == "api_key_\(number)")
                #expect(entry.at("apiKey.id").string == "api_key_\(number)")
                try world.fixture.execute("DELETE FROM api_key")
                let later = try client.data(query, as: admin).at("auditLog.nodes.0")
                #expect(later == ["apiKeyId": .string("api_key_\(number)"), "apiKey": nil])
            }
        }
    }
}
