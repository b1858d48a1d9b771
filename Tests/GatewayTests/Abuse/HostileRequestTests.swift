import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Engine
@testable import Gateway

@Suite("Hostile requests", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct HostileRequestTests {
    private static func ask(
        _ body: @escaping @Sendable (Client) throws -> Void
    ) async throws {
        try await GatewayFixture.run(database: TestData.sharedDatabase()) { fixture in
            try await fixture.client { client in
                try body(client)
                // The next request must succeed in any case.
                #expect(try client.data("{ recipe(id: \"recipe_1\") { id } }").at("recipe.id").string == "recipe_1")
            }
        }
    }

    @Test("one bad request in a pipeline does not affect its neighbours")
    func neighbours() async throws {
        try await Self.ask { client throws in
            let good = Client.post("{ recipe(id: \"recipe_2\") { id } }")
            let bad = Client.post("{ recipes(filter: {search: \"\\u0000\"}) { nodes { id } } }")
            try client.send(String(repeating: good + bad, count: 10))
            for _ in 0..<10 {
                #expect(try client.response().json().at("data.recipe.id").string == "recipe_2")
                #expect(try client.response().json().errors.at("0.extensions.code").string == "BAD_USER_INPUT")
            }
        }
    }

    @Test("no response reveals SQL, a path or a stack")
    func secrets() async throws {
        try await GatewayFixture.run(
            database: "host=/nowhere/secret dbname=secret",
            configure: { $0.engine.pool.availabilityTimeout = .milliseconds(50) }
        ) { fixture in
            try await fixture.client { client throws in
                let response = try client.query("{ recipe(id: \"recipe_1\") { id } }")
                #expect(response.status == 503)
                #expect(response.values("retry-after") == ["1"])
                #expect(!response.text.contains("secret"))
                #expect(try response.json().errors.at("0.extensions.code").string == "SERVICE_UNAVAILABLE")
                #expect(try client.ask("/health/ready").status == 503)
                #expect(try client.ask("/health/live").status == 200)
                #expect(try client.query("{ __typename }").text == #"{"data":{"__typename":"Query"}}"#)
            }
        }
    }
}
