import Coverage
import Domains
import GraphQL
import Planner
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Engine
@testable import Gateway

@Suite("Permission to see plans", .tags(.database, .socket), .timeLimit(.minutes(20)))
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

    @Test("in production, only administrators and their keys see plans")
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
            // A key does not explain fields that it cannot read.
            let closed = try client.query("{ foodPost(id: \"food_post_1\") { title } }", headers: [key.header, plan])
            #expect(!closed.text.contains("food_post AS"))
        }
    }

    @Test("in production, all other viewers see no plan and no statement of any field")
    func everyone() async throws {
        try await Self.run { client, session in
            let plan = "Accept: application/vnd.cupboard.plan+json"
            // The operations with a single field each, named by coordinate.
            let operations = CoveringOperations.all(of: try SchemaFile.snapshot().planner.catalog).filter {
                !$0.name.contains(">") && !$0.name.contains("(") && $0.kind == .query
            }
            #expect(operations.count > 200)
            for (number, persona) in Persona.all.enumerated() where persona.account != 6 {
                let token = try persona.token(session)
                // Each persona takes a share of the operations, so that together they cover every field.
                for operation in operations.enumerated().filter({ $0.offset % Persona.all.count == number }).map(\.element) {
                    try client.send(Client.post(operation.query, variables: operation.variables, headers: (token?.headers ?? []) + [plan]))
                    let response = try client.response()
                    #expect([401, 403].contains(response.status), "\(operation.name) as \(persona.column ?? "a key")")
                    #expect(!response.text.contains("SELECT"), "\(operation.name)")
                }
            }
        }
    }
}
