import Domains
import GraphQL
import Planner
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Engine
@testable import Gateway

@Suite("Who is shown plans", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct ExplainingPermissionTests {
    private static func run(
        _ body: @escaping @Sendable (Client, PostgresSession) throws -> Void
    ) async throws {
        let database = try TestData.database()
        try PostgresSession(database).execute(Persona.rows)
        try await GatewayFixture.run(database: database, configure: { $0.engine.isProduction = true }) { fixture in
            try await fixture.client { try body($0, PostgresSession(database)) }
        }
    }

    @Test("are in production administrators and their keys alone")
    func explaining() async throws {
        try await Self.run { client, session in
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
