import Domains
import GraphQL
import Planner
import Postgres
import Sodium
import TestSupport
import Testing

@testable import Gateway

@Suite("Partners' keys", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct APIKeyTests {
    private static let create = """
        mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) {
            apiKey { id name hint scopes createdAt expiresAt lastUsedAt revokedAt pointsPerMinute account { id } }
            key message userErrors { code message field }
        } }
        """

    /// A gateway with the session of account 1 and a connection to its database.
    private static func run(
        loops: Int = 1,
        _ body: (GatewayFixture, _ owner: TestToken, PostgresSession) async throws -> Void
    ) async throws {
        let database = try TestData.database()
        let session = try PostgresSession(database)
        let owner = try TestToken.session(of: 1, in: session)
        try await GatewayFixture.run(database: database, loops: loops) { try await body($0, owner, session) }
    }

    private static func token(_ text: String) -> SecretToken? { SecretToken(parsing: text.utf8Span.span, kind: .apiKey) }

    private static func isDenied(_ response: Response) -> Bool { response.status == 401 && response.text.contains("UNAUTHENTICATED") }

    @Test("are shown once, work at once, and are seen by their owner with their ends alone")
    func created() async throws {
        try await Self.run { fixture, owner, session in
            let (answer, key) = try await fixture.client { client in
                let input: Value = ["name": " Kitchen display ", "scopes": ["DONATIONS_READ", "ACCOUNTS_READ", "DONATIONS_READ"]]
                let answer = try client.data(Self.create, variables: ["input": input], headers: [owner.header]).at("createApiKey")
                return (answer, TestToken(text: answer["key"].string ?? ""))
            }
            #expect(answer["message"].string == "Key created successfully. Keep it now: it is not shown again.")
            #expect(answer["userErrors"] == [])
            #expect(answer.at("apiKey.name").string == "Kitchen display")
            #expect(answer.at("apiKey.scopes") == ["ACCOUNTS_READ", "DONATIONS_READ"])
            #expect(answer.at("apiKey.account.id").string == "account_1")
            #expect(answer.at("apiKey.lastUsedAt") == .null)
            #expect(key.text.hasPrefix("cpk_") && key.text.utf8.count == 47)
            #expect(answer.at("apiKey.hint").string == "\(key.text.prefix(8))…\(key.text.suffix(4))")
            // The database knows the digest and the ends, the audit neither.
            let secret = try #require(Self.token(key.text))
            #expect(try session.column("SELECT encode(digest, 'hex') FROM api_key") == [secret.digest.hexadecimal])
            #expect(
                try session.column("SELECT details FROM audit_entry") == [
                    #"{"name": "Kitchen display", "scopes": ["ACCOUNTS_READ", "DONATIONS_READ"]}"#
                ]
            )
            #expect(
                try session.column("SELECT concat(action, ' ', object_type, ' ', object_id = 1) FROM audit_entry") == [
                    "createApiKey api_key t"
                ]
            )

            let seen = try await fixture.client { client in
                let seen = try client.data("{ viewer { id apiKeys { totalCount nodes { hint lastUsedAt } } } }", headers: [key.header])
                #expect(try client.query("{ viewer { id } }", headers: ["authorization: bearer  \(key.text)"]).status == 200)
                return seen
            }
            #expect(seen.at("viewer.id").string == "account_1")
            #expect(seen.at("viewer.apiKeys.totalCount").int == 1)
            #expect(seen.at("viewer.apiKeys.nodes.0.hint") == answer.at("apiKey.hint"))
            #expect(seen.at("viewer.apiKeys.nodes.0.lastUsedAt").string != nil, "the first use is known when it is answered")
        }
    }

    @Test(
        "are not made of wrong details",
        arguments: [
            (#"{"name":" ","scopes":[]}"#, "Please enter the details", [["BLANK", "name"], ["BLANK", "scopes"]]),
            (
                #"{"name":"Old","scopes":["RECIPES_READ"],"expiresAt":"2020-01-01T00:00:00Z"}"#, "Invalid details. Please try again.",
                [["INVALID", "expiresAt"]]
            ),
        ]
    )
    func refused(input: String, message: String, errors: [[String]]) async throws {
        try await Self.run { fixture, owner, session in
            let answer = try await fixture.client { client in
                try client.data(Self.create, variables: ["input": .object(ObjectValue(json: Array(input.utf8)))], headers: [owner.header])
                    .at("createApiKey")
            }
            #expect(answer["message"].string == message)
            #expect(answer["userErrors"].items.map { [$0["code"].string ?? "", $0.at("field.0").string ?? ""] } == errors)
            #expect(answer["apiKey"] == .null && answer["key"] == .null)
            #expect(try session.column("SELECT count(*) FROM api_key") == ["0"])
        }
    }

    @Test("are at most 50 for an account, however many are made at once; those that have ended do not count")
    func limited() async throws {
        try await Self.run(loops: 2) { fixture, owner, session in
            try session.execute(
                """
                INSERT INTO api_key (digest, account_id, name, hint, scopes, created_at, revoked_at)
                SELECT sha256(n::text::bytea), 1, 'Key ' || n, 'x', '{FASHION_READ}', now() - interval '2 days', CASE WHEN n > 47 THEN now() END
                FROM generate_series(1, 60) AS n
                """
            )
            let made = try await withThrowingTaskGroup(of: Bool.self) { group in
                for number in 0..<8 {
                    group.addTask {
                        try await fixture.client { client in
                            let input: Value = ["name": .string("Race \(number)"), "scopes": ["FASHION_READ"]]
                            return try client.data(Self.create, variables: ["input": input], headers: [owner.header]).at("createApiKey.key")
                                != .null
                        }
                    }
                }
                return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
            }
            #expect(made == 3)
        }
    }

    @Test("are dead on every loop when their revocation is answered, which nobody else can ask for")
    func revoked() async throws {
        try await Self.run(loops: 2) { fixture, owner, session in
            let (key, other) = (try TestToken.key(of: 1, scopes: ["ACCOUNTS_READ"], in: session), try TestToken.session(of: 2, in: session))
            let revoke = "mutation { revokeApiKey(input: {id: \"api_key_1\"}) { apiKey { revokedAt } message userErrors { code } } }"
            try await fixture.client { client in
                var connections: [Client] = []
                for _ in 0..<8 {
                    let next = try Client(port: fixture.gateway.port)
                    #expect(try next.query("{ viewer { id } }", headers: [key.header]).status == 200)
                    connections.append(next)
                }
                let stranger = try client.query(revoke, headers: [other.header]).json()
                #expect(stranger.at("errors.0.extensions.code").string == "NOT_FOUND")
                #expect(try client.query(revoke).json().at("errors.0.extensions.code").string == "UNAUTHENTICATED")
                #expect(try client.query(revoke, headers: [key.header]).json().at("errors.0.extensions.code").string == "FORBIDDEN")
                let answer = try client.data(revoke, headers: [owner.header]).at("revokeApiKey")
                #expect(answer["message"].string == "Key revoked successfully")
                #expect(answer.at("apiKey.revokedAt").string != nil)
                for next in connections { #expect(try Self.isDenied(next.query("{ viewer { id } }", headers: [key.header]))) }
            }
        }
    }

    @Test(
        "are not let in when they",
        arguments: [
            ("have expired", "UPDATE api_key SET created_at = now() - interval '2 days', expires_at = now() - interval '1 day'"),
            ("were revoked", "UPDATE api_key SET revoked_at = now()"), ("are gone", "DELETE FROM api_key"),
            ("belong to a disabled account", "UPDATE account SET status = 'DISABLED' WHERE id = 1"),
        ]
    )
    func ended(what: String, change: String) async throws {
        try await Self.run { fixture, _, session in
            let key = try TestToken.key(of: 1, scopes: ["ACCOUNTS_READ"], in: session)
            try session.execute(change)
            let response = try await fixture.client { try $0.query("{ viewer { id } }", headers: [key.header]) }
            #expect(Self.isDenied(response))
            #expect(response.values("www-authenticate") == ["Bearer"])
        }
    }

    @Test("that expire while they are known are forgotten in time")
    func expires() async throws {
        try await Self.run { fixture, _, session in
            let key = try TestToken.key(of: 1, scopes: ["ACCOUNTS_READ"], in: session)
            try session.execute("UPDATE api_key SET expires_at = now() + interval '1.2 seconds'")
            try await fixture.client { client in
                #expect(try client.query("{ viewer { id } }", headers: [key.header]).status == 200)
                try PostgresSession(fixture.database).execute("SELECT pg_sleep(1.3)")
                #expect(try Self.isDenied(client.query("{ viewer { id } }", headers: [key.header])))
            }
        }
    }

    @Test("never run the service, whoever made them, and may not do what only people may, whatever they open")
    func roles() async throws {
        try await Self.run { fixture, _, session in
            try session.execute(
                "UPDATE account SET is_admin = true, email = 'admin@example.org' WHERE id = 1; UPDATE account SET email = 'b@example.org' WHERE id = 2"
            )
            let everything = AccessScopes.names
            let key = try TestToken.key(of: 1, scopes: everything, in: session)
            let other = try await fixture.client { client in
                #expect(try client.data("{ viewer { email } }", headers: [key.header]).at("viewer.email").string == "admin@example.org")
                let made = try client.query(
                    "mutation { createApiKey(input: {name: \"More\", scopes: [RECIPES_READ]}) { key } }",
                    headers: [key.header]
                )
                #expect(try made.json().at("errors.0.extensions.denied").string == "people only")
                return try client.data("{ node(id: \"account_2\") { ... on Account { name email } } }", headers: [key.header])
            }
            #expect(other.at("node.name").string == "Person 2")
            #expect(other.at("node.email") == .null)
        }
    }

    @Test("have the scopes of the domains that there are")
    func scopes() throws {
        let schema = try SchemaFile.snapshot().schema
        let type = try #require(schema.type(named: "ApiKeyScope"))
        #expect(schema[schema[type].enumValues].map(\.name) == AccessScopes.names)
        #expect(AccessScopes.names.allSatisfy { AccessScopes(enumValue: $0) != nil })
        #expect(!AccessScopes(AccessScopes.names.compactMap { AccessScopes(enumValue: $0) }).contains(.person))
    }

    @Test("search only what they open")
    func search() async throws {
        try await Self.run { fixture, owner, session in
            let key = try TestToken.key(of: 1, scopes: ["RECIPES_READ"], in: session)
            let none = try TestToken.key(of: 1, scopes: ["ACCOUNTS_READ"], in: session)
            try await fixture.client { client in
                let text = "dish or bread or shirt or market"
                let query =
                    "{ search(text: \"\(text)\", first: 100) { totalCount nodes { __typename ... on Recipe { title } ... on FoodPost { title } } } }"
                let found = try client.data(query, headers: [key.header])["search"]
                #expect(Set(found["nodes"].items.map { $0["__typename"].string }) == ["Recipe"])
                #expect(found["totalCount"].int == 45)
                let all = try client.data(query, headers: [owner.header])["search"]
                #expect(all["totalCount"].int ?? 0 > 45)
                #expect(try client.query(query, headers: [none.header]).json().at("errors.0.extensions.code").string == "FORBIDDEN")
            }
        }
    }
}

extension AccessScopes {
    /// The names of all scopes, as the schema has them.
    static var names: [String] { Domain.allCases.flatMap { ["\($0.scopeName)_READ", "\($0.scopeName)_WRITE"] } }
}
