import Domains
import Engine
import GraphQL
import Planner
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Rules for partners' API keys", .tags(.database), .timeLimit(.minutes(20)))
struct KeyRulesTests {
    private static let create = """
        mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) {
            apiKey { id name hint scopes createdAt expiresAt lastUsedAt revokedAt pointsPerMinute account { id } }
            key message userErrors { code message field }
        } }
        """

    /// Runs the body with an engine, a session of account 1 and a connection to the database.
    private static func run(
        loops: Int = 1,
        _ body: (EngineFixture, _ owner: TestToken, PostgresSession) async throws -> Void
    ) async throws {
        let database = try TestData.database()
        let session = try PostgresSession(database)
        let owner = try TestToken.session(of: 1, in: session)
        try await EngineFixture.run(database: database, loops: loops) { try await body($0, owner, session) }
    }

    @Test(
        "are not created from invalid input",
        arguments: [
            (#"{"name":" ","scopes":[]}"#, "Please enter the details", [["BLANK", "name"], ["BLANK", "scopes"]]),
            (
                #"{"name":"Old","scopes":["RECIPES_READ"],"expiresAt":"2020-01-01T00:00:00Z"}"#, "Invalid details. Please try again.",
                [["NOT_IN_FUTURE", "expiresAt"]]
            ),
        ]
    )
    func refused(input: String, message: String, errors: [[String]]) async throws {
        try await Self.run { fixture, owner, session in
            let answer = try await fixture.client { client in
                try client.data(Self.create, variables: ["input": JSONText.value(input)], as: owner)
                    .at("createApiKey")
            }
            #expect(answer["message"].string == message)
            #expect(answer["userErrors"].items.map { [$0["code"].string ?? "", $0.at("field.0").string ?? ""] } == errors)
            #expect(answer["apiKey"] == .null && answer["key"] == .null)
            #expect(try session.column("SELECT count(*) FROM api_key") == ["0"])
        }
    }

    @Test(
        "can expire at the latest time that responses can express, and every later time is rejected",
        arguments: [
            ("9999-12-31T23:59:59.999999Z", "9999-12-31T23:59:59.999Z"),
            ("9999-12-31T08:00:59.9999994-15:59", "9999-12-31T23:59:59.999Z"),
            ("9999-12-31T23:59:59.9999999Z", nil), ("9999-12-31T23:59:00-00:01", nil), ("0001-01-01T00:00:00+00:01", nil),
            ("0000-01-01T00:00:00Z", nil),
        ] as [(String, String?)]
    )
    func lastMoment(given: String, answered: String?) async throws {
        try await Self.run { fixture, owner, session in
            let admin = try Member("Ada", isAdmin: true, in: session)
            try await fixture.client { client in
                let input: Value = ["name": "Key", "scopes": ["RECIPES_READ"], "expiresAt": .string(given)]
                let made = try client.query(Self.create, variables: ["input": input], as: owner).json()
                #expect(made.at("data.createApiKey.apiKey.expiresAt").string == answered)
                #expect(made.errorCode == (answered == nil ? "BAD_USER_INPUT" : nil))
                let log = "query ($moment: DateTime) { auditLog(filter: {from: $moment, to: $moment}) { totalCount } }"
                let found = try client.query(log, variables: ["moment": .string(given)], as: admin).json()
                #expect(found.errorCode == made.errorCode, "\(found)")
                let literal = try client.query("{ auditLog(filter: {to: \"\(given)\"}) { totalCount } }", as: admin).json()
                #expect((literal.errors == .null) == (answered != nil))
            }
        }
    }

    @Test("are limited to 50 active ones per account, even if created concurrently")
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
                            return try client.data(Self.create, variables: ["input": input], as: owner).at("createApiKey.key")
                                != .null
                        }
                    }
                }
                return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
            }
            #expect(made == 3)
        }
    }

    @Test("never have administrator rights, and cannot do what only people may do")
    func roles() async throws {
        try await Self.run { fixture, _, session in
            try session.execute(
                "UPDATE account SET is_admin = true, email = 'admin@example.org' WHERE id = 1; UPDATE account SET email = 'b@example.org' WHERE id = 2"
            )
            let everything = AccessScopes.names
            let key = try TestToken.key(of: 1, scopes: everything, in: session)
            let other = try await fixture.client { client in
                #expect(try client.data("{ viewer { email } }", as: key).at("viewer.email").string == "admin@example.org")
                let made = try client.query(
                    "mutation { createApiKey(input: {name: \"More\", scopes: [RECIPES_READ]}) { key } }",
                    as: key
                )
                #expect(try made.json().at("errors.0.extensions.denied").string == "people only")
                return try client.data(
                    "{ node(id: \"account_2\") { id } profile: node(id: \"profile_2\") { ... on Profile { name account { id } } } }",
                    as: key
                )
            }
            #expect(other == ["node": .null, "profile": ["name": "Person 2", "account": .null]])
        }
    }

    @Test("have the scopes that the schema lists")
    func scopes() throws {
        let schema = try SchemaFile.snapshot().schema
        let type = try #require(schema.type(named: "ApiKeyScope"))
        #expect(schema[schema[type].enumValues].map(\.name) == AccessScopes.names)
        #expect(AccessScopes.names.allSatisfy { AccessScopes(enumValue: $0) != nil })
        #expect(!AccessScopes(AccessScopes.names.compactMap { AccessScopes(enumValue: $0) }).contains(.person))
    }

    @Test("search only the domains of their scopes")
    func search() async throws {
        try await Self.run { fixture, owner, session in
            let key = try TestToken.key(of: 1, scopes: ["RECIPES_READ"], in: session)
            let none = try TestToken.key(of: 1, scopes: ["ACCOUNTS_READ"], in: session)
            try await fixture.client { client in
                let text = "dish or bread or shirt or market"
                let query =
                    "{ search(text: \"\(text)\", first: 100) { totalCount nodes { __typename ... on Recipe { title } ... on FoodPost { title } } } }"
                let found = try client.data(query, as: key)["search"]
                #expect(Set(found["nodes"].items.map { $0["__typename"].string }) == ["Recipe"])
                #expect(found["totalCount"].int == 45)
                let all = try client.data(query, as: owner)["search"]
                #expect(all["totalCount"].int ?? 0 > 45)
                #expect(try client.query(query, as: none).json().at("errors.0.extensions.code").string == "FORBIDDEN")
            }
        }
    }
}
