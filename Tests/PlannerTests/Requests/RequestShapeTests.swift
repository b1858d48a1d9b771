import GraphQL
import Languages
import PlanningSupport
import Testing

@testable import Planner

@Suite("The shape of a request")
struct RequestShapeTests {
    struct Pair: Sendable, CustomTestStringConvertible {
        let name: String
        let query: String
        let first: ObjectValue
        let second: ObjectValue
        let isSame: Bool
        var testDescription: String { name }
    }

    private static let recipes =
        "query ($f: RecipeFilter, $o: RecipeOrder, $n: Int, $c: String, $l: Language, $s: Boolean = false) { recipes(filter: $f, orderBy: $o, first: $n, after: $c) { totalCount nodes { title(language: $l) id @skip(if: $s) } } }"
    private static let ids =
        "query ($id: ID!, $ids: [ID!] = []) { node(id: $id) { id } recipes(filter: {ingredientIds: $ids}) { totalCount } }"

    static let pairs = [
        Pair(name: "values of a filter", query: recipes, first: ["f": ["search": "a"]], second: ["f": ["search": "b; DROP"]], isSame: true),
        Pair(
            name: "numbers",
            query: recipes,
            first: ["f": ["maxMinutes": 1], "n": 1],
            second: ["f": ["maxMinutes": 999], "n": 100],
            isSame: true
        ),
        Pair(
            name: "enums that are only compared with",
            query: recipes,
            first: ["f": ["cuisine": "THAI"]],
            second: ["f": ["cuisine": "GREEK"]],
            isSame: true
        ),
        Pair(
            name: "which fields a filter has",
            query: recipes,
            first: ["f": ["search": "a"]],
            second: ["f": ["maxMinutes": 1]],
            isSame: false
        ),
        Pair(name: "null and absent filter", query: recipes, first: ["f": nil], second: ObjectValue(), isSame: true),
        Pair(name: "null and absent page size", query: recipes, first: ["n": nil], second: ObjectValue(), isSame: false),
        Pair(name: "an order", query: recipes, first: ["o": ["field": "TITLE"]], second: ["o": ["field": "COST"]], isSame: false),
        Pair(
            name: "a direction",
            query: recipes,
            first: ["o": ["field": "TITLE"]],
            second: ["o": ["field": "TITLE", "direction": "DESC"]],
            isSame: false
        ),
        Pair(name: "a page size that is allowed and one that is not", query: recipes, first: ["n": 100], second: ["n": 101], isSame: false),
        Pair(name: "an invalid cursor and no cursor", query: recipes, first: ["c": "x"], second: ObjectValue(), isSame: false),
        Pair(name: "a language", query: recipes, first: ["l": "EN"], second: ["l": "ES"], isSame: false),
        Pair(name: "skipped fields", query: recipes, first: ["s": true], second: ["s": false], isSame: false),
        Pair(name: "the number of an id", query: ids, first: ["id": "recipe_1"], second: ["id": "recipe_99"], isSame: true),
        Pair(name: "the type of an id", query: ids, first: ["id": "recipe_1"], second: ["id": "account_1"], isSame: false),
        Pair(name: "a malformed id", query: ids, first: ["id": "recipe_1"], second: ["id": "recipe_x"], isSame: false),
        Pair(
            name: "the number of ids in a list",
            query: ids,
            first: ["id": "recipe_1", "ids": ["ingredient_1"]],
            second: ["id": "recipe_1", "ids": ["ingredient_1", "ingredient_2"]],
            isSame: true
        ),
        Pair(
            name: "which types the ids of a list have",
            query: ids,
            first: ["id": "recipe_1", "ids": ["ingredient_1"]],
            second: ["id": "recipe_1", "ids": ["ingredient_1", "recipe_2"]],
            isSame: false
        ),
    ]

    @Test("is the same exactly if the same plan fits", arguments: pairs)
    func pair(given: Pair) throws {
        let first = try Planning.plan(given.query, given.first)
        let second = try Planning.plan(given.query, given.second)
        let (_, firstValues) = try Planning.request(given.query, given.first)
        let (_, secondValues) = try Planning.request(given.query, given.second)
        let keys = (ShapeKey(of: first.observations, in: firstValues), ShapeKey(of: first.observations, in: secondValues))
        #expect((keys.0 == keys.1) == given.isSame)
        if given.isSame {
            #expect(first.plan == second.plan)
            #expect(first.plan.statements() == second.plan.statements())
        }
    }

    @Test("contains nothing about values in the document")
    func constants() throws {
        let planned = try Planning.plan(
            "{ recipes(filter: {maxMinutes: 5, cuisine: THAI}, orderBy: {field: COST}, first: 3) { nodes { id } } }"
        )
        // Some recipes are hidden from accounts that avoid certain foods.
        let avoidsFood = ViewerRoles(rawValue: 16)
        #expect(planned.observations == [.scopes, .hasRole(avoidsFood)])
        // A search text is parsed in the language of the request.
        let searched = try Planning.plan("{ recipes(filter: {search: \"a\", cuisine: THAI}, first: 3) { nodes { id } } }")
        #expect(searched.observations == [.scopes, .hasRole(avoidsFood), .language])
    }

    @Test("contains the language only if texts are requested")
    func language() throws {
        #expect(try Planning.plan("{ recipe(id: \"recipe_1\") { title } }").observations == [.scopes, .language])
        #expect(try Planning.plan("{ recipe(id: \"recipe_1\") { minutes } }").observations == [.scopes])
        #expect(try Planning.plan("{ recipe(id: \"recipe_1\") { title(language: ES) } }").observations == [.scopes])
    }
}
