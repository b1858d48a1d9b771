import Domains
import GraphQL
import Planner
import Postgres
import TestSupport
import Testing

@testable import Gateway

@Suite("Why somebody was turned away", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct DenialTests {
    private static let inList = "{ recipes(first: 1) { nodes { id author { id foodPosts(first: 1) { totalCount } } } } }"
    private static let mutation = "mutation { createApiKey(input: {name: \"More\", scopes: [RECIPES_READ]}) { key } }"

    private static func run(
        isProduction: Bool,
        _ body: @escaping @Sendable (Client, PostgresSession) throws -> Void
    ) async throws {
        let database = try TestData.database()
        try PostgresSession(database).execute(Persona.rows)
        try await GatewayFixture.run(database: database, configure: { $0.isProduction = isProduction }) { fixture in
            try await fixture.client { try body($0, PostgresSession(database)) }
        }
    }

    @Test("is told by its rule, of fields in lists as well, in production to nobody but administrators", arguments: [false, true])
    func rule(isProduction: Bool) async throws {
        try await Self.run(isProduction: isProduction) { client, session in
            let key = try TestToken.key(of: 1, scopes: ["RECIPES_READ"], in: session)
            for (query, rule) in [(Self.inList, "scope DONATIONS_READ"), (Self.mutation, "people only")] {
                let error = try client.query(query, headers: [key.header]).json().at("errors.0")
                #expect(error.at("extensions.code").string == "FORBIDDEN")
                #expect(error["message"].string == "You are not allowed to do this.")
                #expect(error.at("extensions.denied").string == (isProduction ? nil : rule))
            }
            let stranger = try client.query(Self.mutation).json().at("errors.0")
            #expect(stranger.at("extensions.code").string == "UNAUTHENTICATED")
            #expect(stranger.at("extensions.denied").string == (isProduction ? nil : "signedIn"))
            // A key does not run the service, whoever made it.
            let key6 = try TestToken.key(of: 6, scopes: ["ACCOUNTS_WRITE"], in: session)
            let denied = try client.query(Self.mutation, headers: [key6.header]).json().at("errors.0.extensions.denied").string
            #expect(denied == (isProduction ? nil : "people only"))
        }
    }

    @Test("is told an administrator in production")
    func administrators() async throws {
        try await GatewayFixture.run(database: TestData.sharedDatabase(), configure: { $0.isProduction = true }) { fixture in
            let told = await fixture.onFirstLoop { gateway in
                var error = GraphQLError("No.", code: .forbidden)
                error.denied = "donor"
                return [ViewerRoles.admin, .donor, []].map { gateway.errors.shown(error, to: Viewer(account: 1, roles: $0)).denied }
                    + [gateway.errors.shown(error, to: nil).denied]
            }
            #expect(told == ["donor", nil, nil, nil])
        }
    }

    @Test("is told in the language of whoever asks")
    func language() async throws {
        try await Self.run(isProduction: false) { client, _ in
            let error = try client.query(Self.mutation, headers: ["Accept-Language: es"]).json().at("errors.0")
            #expect(error["message"].string == "Tienes que iniciar sesión para esto.")
        }
    }

    @Test("and the plan instead of the data is in production for administrators and their keys alone")
    func explaining() async throws {
        try await Self.run(isProduction: true) { client, session in
            let plan = "Accept: application/vnd.cupboard.plan+json"
            let query = "{ recipe(id: \"recipe_1\") { title } }"
            let admin = try TestToken.session(of: 6, in: session)
            let key = try TestToken.key(of: 6, scopes: ["RECIPES_READ"], in: session)
            let other = try TestToken.session(of: 5, in: session)
            for headers in [[], [other.header]] {
                let response = try client.query(query, headers: headers + [plan])
                #expect(response.status == 403)
                #expect(!response.text.contains("SELECT"))
            }
            for token in [admin, key] {
                let response = try client.query(query, headers: [token.header, plan])
                #expect(response.status == 200)
                #expect(try response.json().at("levels.0.sql").string?.hasPrefix("SELECT") == true)
            }
            // What the key does not open it does not explain either.
            let closed = try client.query("{ foodPost(id: \"food_post_1\") { title } }", headers: [key.header, plan])
            #expect(!closed.text.contains("food_post AS"))
        }
    }
}
