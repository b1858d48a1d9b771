import GraphQL
import Testing

@testable import Planner

@Suite("Global ids")
struct GlobalIDTests {
    @Test(
        "contain a type and a number",
        arguments: [
            ("recipe_1", "recipe", 1), ("recipe_ingredient_42", "recipe_ingredient", 42), ("a_9223372036854775807", "a", Int64.max),
        ]
    )
    func read(text: String, type: String, number: Int64) throws {
        let id = try #require(GlobalID(text))
        #expect(id.type == type)
        #expect(id.number == number)
        #expect(GlobalID(.string(text)) == id)
    }

    @Test(
        "have exactly one spelling",
        arguments: [
            "", "_", "_1", "1", "recipe", "recipe_", "recipe1", "recipe_0", "recipe_01", "recipe_-1", "recipe_+1", "recipe_1 ", " recipe_1",
            "Recipe_1",
            "recipe_9223372036854775808", "recipe_10000000000000000000", "recipe_99999999999999999999", "rec1pe_1", "recipe_1\0",
            "récipe_1", "recipe_１",
            "recipe_1_", "recipe_1x",
        ]
    )
    func refuse(text: String) {
        #expect(GlobalID(text) == nil)
    }

    @Test("are strings only", arguments: [Value.int(1), .null, .list([.string("recipe_1")]), .enum("recipe_1")])
    func kinds(value: Value) {
        #expect(GlobalID(value) == nil)
    }
}
