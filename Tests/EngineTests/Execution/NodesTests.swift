import GraphQL
import ServiceSupport
import TestSupport
import Testing

@Suite("Objects by global id", .tags(.database), .timeLimit(.minutes(20)))
struct NodesTests {
    private static func ask(_ body: @escaping @Sendable (EngineClient) throws -> Void) async throws {
        try await EngineFixture.read { try await $0.client(body) }
    }

    @Test("come in the requested order for mixed types, repeated if requested twice, null if not found")
    func mixed() async throws {
        try await Self.ask { client throws in
            let ids: Value = ["ingredient_3", "recipe_7", "recipe_999999", "profile_2", "recipe_7", "ingredient_1", "recipe_8"]
            let query = """
                query ($ids: [ID!]!) {
                  nodes(ids: $ids) { __typename id ... on Recipe { steps: instructions { text } } ... on Ingredient { name } ... on Profile { name } }
                }
                """
            let found = try client.data(query, variables: ["ids": ids])["nodes"]
            let types = found.items.map { $0["__typename"].string ?? "null" }
            #expect(types == ["Ingredient", "Recipe", "null", "Profile", "Recipe", "Ingredient", "Recipe"])
            #expect(
                found.items.map { $0["id"].string } == [
                    "ingredient_3", "recipe_7", nil, "profile_2", "recipe_7", "ingredient_1", "recipe_8",
                ]
            )
            #expect(found.at("0.name").string == "Garlic")
            #expect(found.at("3.name").string == "Person 2")
            #expect(found.at("1.steps").items.map { $0["text"].string } == ["Step 1 of 7", "Step 2 of 7", "Step 3 of 7"])
            #expect(found.at("4.steps") == found.at("1.steps"))
            #expect(found.at("6.steps").items.isEmpty)
        }
    }

    @Test("can be requested with an empty list and with a single id in place of a list")
    func few() async throws {
        try await Self.ask { client throws in
            #expect(try client.data("{ nodes(ids: []) { id } }")["nodes"] == [])
            #expect(try client.data("query ($ids: [ID!]!) { nodes(ids: $ids) { id } }", variables: ["ids": []])["nodes"] == [])
            #expect(try client.data("{ nodes(ids: \"recipe_1\") { id } }").at("nodes.0.id").string == "recipe_1")
        }
    }

    @Test(
        "report invalid ids as errors of the client, never as SQL",
        arguments: [
            "", "recipe", "recipe_", "recipe_0", "recipe_01", "recipe_-1", "recipe_+1", "recipe_1 ", " recipe_1", "Recipe_1",
            "recipe_9223372036854775808",
            "recipe_99999999999999999999", "nothing_1", "pg_class_1", "recipe_1; DROP TABLE recipe", "recipe_1' OR '1'='1", "_1", "1",
            "recipe__1", "recipe_１", "récipe_1",
        ]
    )
    func malformed(id: String) async throws {
        try await Self.ask { client throws in
            for query in ["query ($id: ID!) { x: node(id: $id) { id } }", "query ($id: ID!) { x: recipe(id: $id) { id } }"] {
                let response = try client.query(query, variables: ["id": .string(id)])
                let json = try response.json()
                #expect(response.isAccepted)
                #expect(json.data == ["x": nil])
                #expect(json.errors.items.count == 1)
                #expect(json.errors.at("0.extensions.code").string == "BAD_USER_INPUT")
                #expect(json.errors.at("0.path") == ["x"])
            }
            let among = "query ($id: ID!) { nodes(ids: [\"recipe_1\", $id, \"recipe_2\"]) { id } }"
            let list = try client.query(among, variables: ["id": .string(id)]).json()
            #expect(list.data == ["nodes": [["id": "recipe_1"], nil, ["id": "recipe_2"]]])
            #expect(list.errors.items.count == 1)
            #expect(list.errors.at("0.extensions.code").string == "BAD_USER_INPUT")
            #expect(list.errors.at("0.path") == ["nodes", 1])
        }
    }

    @Test("handle the largest number, an id of another type, and too many ids")
    func others() async throws {
        try await Self.ask { client throws in
            #expect(try client.data("{ node(id: \"recipe_9223372036854775807\") { id } }")["node"] == .null)
            let json = try client.query("{ recipe(id: \"ingredient_1\") { id } }").json()
            #expect(json.errors.at("0.message").string == "This is not the id of a Recipe; such an id has the form “recipe_42”.")
            let number = try client.query("query ($id: ID!) { node(id: $id) { id } }", variables: ["id": 7]).json()
            #expect(number.errors.at("0.extensions.code").string == "BAD_USER_INPUT")
            let many = Value.list((1...101).map { .string("recipe_\($0)") })
            let tooMany = try client.query("query ($ids: [ID!]!) { nodes(ids: $ids) { id } }", variables: ["ids": many]).json()
            #expect(tooMany.errors.at("0.message").string == "“ids” has 101 entries; at most 100 are allowed.")
        }
    }
}
