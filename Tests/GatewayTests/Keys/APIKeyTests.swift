import Domains
import Engine
import GraphQL
import Planner
import Postgres
import ServiceSupport
import Sodium
import TestSupport
import Testing

@testable import Gateway

@Suite("API keys", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct APIKeyTests {
    private static let create = """
        mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) {
            apiKey { id name hint scopes createdAt expiresAt lastUsedAt revokedAt pointsPerMinute account { id } }
            key message userErrors { code message field }
        } }
        """

    /// Starts a gateway with the session of account 1 and a connection to its database.
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

    private static func isDenied(_ response: Response) -> Bool { response.isWithoutViewer }

    @Test("are shown once, work immediately, and later show their owner only both ends")
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
            // The database has the digest and the ends. The audit has neither.
            let secret = try #require(Self.token(key.text))
            #expect(try session.column("SELECT encode(digest, 'hex') FROM api_key") == [secret.digest.hexadecimal])
            #expect(
                try session.column("SELECT details FROM audit_entry") == [
                    #"{"scopes": ["ACCOUNTS_READ", "DONATIONS_READ"]}"#
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
            #expect(seen.at("viewer.apiKeys.nodes.0.lastUsedAt").string != nil, "the first use is visible once its response arrives")
        }
    }

    @Test("are invalid on every loop once their revocation is confirmed, and only the owner can revoke them")
    func revoked() async throws {
        try await Self.run(loops: 2) { fixture, owner, session in
            let (key, other) = (try TestToken.key(of: 1, scopes: ["ACCOUNTS_READ"], in: session), try TestToken.session(of: 2, in: session))
            let revoke = "mutation { revokeApiKey(input: {apiKeyId: \"api_key_1\"}) { apiKey { revokedAt } message userErrors { code } } }"
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
        "are rejected when they",
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
        }
    }

    @Test("expire on time while they are cached")
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
}
