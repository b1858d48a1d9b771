import Glibc
import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Engine
@testable import Gateway

@Suite("Many clients, and disconnecting ones", .tags(.database, .socket, .slow), .timeLimit(.minutes(20)))
struct ConcurrencyTests {
    @Test("200 concurrent connections each get their own responses, on two loops")
    func manyConnections() async throws {
        try await GatewayFixture.run(database: TestData.sharedDatabase(), loops: 2, clients: 8) { fixture in
            let port = fixture.gateway.port
            try await withThrowingTaskGroup(of: [String].self) { group in
                for part in 0..<8 {
                    group.addTask {
                        try await fixture.client { _ in
                            let clients = try (0..<25).map { _ in try Client(port: port) }
                            var wrong: [String] = []
                            for round in 0..<3 {
                                func id(_ index: Int) -> String { "recipe_\((part * 25 + index + round) % 45 + 1)" }
                                for (index, client) in clients.enumerated() {
                                    try client.send(
                                        Client.post(
                                            "query ($id: ID!) { recipe(id: $id) { id author { name } ingredients { position } } }",
                                            variables: ["id": .string(id(index))]
                                        )
                                    )
                                }
                                for (index, client) in clients.enumerated() {
                                    let recipe = try client.response().json().at("data.recipe")
                                    let number = Int(id(index).dropFirst(7)) ?? 0
                                    let isRight =
                                        recipe["id"].string == id(index) && recipe["ingredients"].items.count == number % 6 + 1
                                        && recipe.at("author.name").string == "Person \(number % 4 + 1)"
                                    if !isRight { wrong.append("\(id(index)): \(recipe)") }
                                }
                            }
                            return wrong
                        }
                    }
                }
                for try await wrong in group { #expect(wrong == []) }
            }
        }
    }

    @Test("clients that disconnect during a request or response do not affect others")
    func vanishing() async throws {
        try await GatewayFixture.run(database: TestData.sharedDatabase()) { fixture in
            let port = fixture.gateway.port
            try await fixture.client { client in
                let request = Client.post("{ recipes(first: 45) { nodes { title description ingredients { ingredient { name } } } } }")
                for round in 0..<60 {
                    let leaver = try Client(port: port)
                    if round % 2 == 0 { leaver.resetOnClose() }
                    // From half a head to a complete pipeline of requests.
                    switch round % 3 {
                    case 0: try leaver.send(String(request.prefix(round * 3 + 5)))
                    case 1: try leaver.send(request)
                    default: try leaver.send(String(repeating: request, count: 5))
                    }
                    if round % 5 == 0 {
                        #expect(try client.data("{ recipe(id: \"recipe_5\") { id } }").at("recipe.id").string == "recipe_5")
                    }
                }
                #expect(try client.data("{ recipes(first: 45) { nodes { id } } }").at("recipes.nodes").items.count == 45)
            }
        }
    }
}
