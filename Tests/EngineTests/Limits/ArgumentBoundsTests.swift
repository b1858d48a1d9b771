import GraphQL
import Planner
import ServiceSupport
import TestSupport
import Testing

@testable import Engine

@Suite("Limits on arguments", .tags(.database), .timeLimit(.minutes(20)))
struct ArgumentBoundsTests {
    struct Case: Sendable, CustomTestStringConvertible {
        /// The type of the variable, and the field with the argument.
        var type: String
        var call: String
        var selection = "{ nodes { id } }"
        /// The longest valid value, an invalid one, and the error for it.
        var longest: Value
        var tooLong: Value
        var message: String

        var testDescription: String { message }
    }

    private static func words(_ count: Int, _ word: (Int) -> String, _ separator: String = " ") -> Value {
        .string((0..<count).map(word).joined(separator: separator))
    }

    private static func texts(_ count: Int, _ text: (Int) -> String = { "v\($0)" }) -> Value {
        .list((0..<count).map { .string(text($0)) })
    }

    private static func letter(_ index: Int) -> String {
        String(UnicodeScalar(UInt8(97 + index % 26))) + String(UnicodeScalar(UInt8(97 + index / 26)))
    }

    static let cases: [Case] = [
        Case(
            type: "[String!]",
            call: "catalogItems(filter: {tags: $value})",
            longest: texts(50),
            tooLong: texts(51),
            message: "“filter.tags” has 51 different values; at most 50 are allowed."
        ),
        Case(
            type: "[String!]",
            call: "catalogItems(filter: {brands: $value})",
            selection: "{ facets { name } }",
            longest: texts(50),
            tooLong: texts(3_000),
            message: "“filter.brands” has 3000 different values; at most 50 are allowed."
        ),
        Case(
            type: "[ID!]",
            call: "recipes(filter: {ingredientIds: $value})",
            longest: texts(50) { "ingredient_\($0 + 1)" },
            tooLong: texts(51) { "ingredient_\($0 + 1)" },
            message: "“filter.ingredientIds” has 51 different values; at most 50 are allowed."
        ),
        Case(
            type: "[ID!]",
            call: "recipes(filter: {ingredientIds: $value})",
            selection: "{ facets { name } }",
            longest: texts(50) { "ingredient_\($0 + 1)" },
            tooLong: texts(51) { "ingredient_\($0 + 1)" },
            message: "“filter.ingredientIds” has 51 different values; at most 50 are allowed."
        ),
        Case(
            type: "[ID!]!",
            call: "nodes(ids: $value)",
            selection: "{ id }",
            longest: texts(100) { _ in "recipe_1" },
            tooLong: texts(101) { _ in "recipe_1" },
            message: "“ids” has 101 entries; at most 100 are allowed."
        ),
        Case(
            type: "String!",
            call: "search(text: $value)",
            selection: "{ nodes { __typename } }",
            longest: words(20) { letter($0) },
            tooLong: words(21) { letter($0) },
            message: "“text” has 21 words; at most 20 are allowed."
        ),
        Case(
            type: "String!",
            call: "search(text: $value)",
            selection: "{ totalCount }",
            longest: words(10) { "-" + letter($0) },
            tooLong: words(11) { "-" + letter($0) },
            message: "“text” has 11 excluded words; at most 10 are allowed."
        ),
        Case(
            type: "String!",
            call: "search(text: $value)",
            selection: "{ edges { score } }",
            longest: words(10, { letter($0) }, " or "),
            tooLong: words(11, { letter($0) }, " or "),
            message: "“text” has 11 alternatives; at most 10 are allowed."
        ),
        Case(
            type: "String",
            call: "recipes(filter: {search: $value})",
            selection: "{ totalCount }",
            longest: words(20) { letter($0) },
            tooLong: words(66, letter, "·"),
            message: "“filter.search” has 66 words; at most 20 are allowed."
        ),
        Case(
            type: "String",
            call: "foodPosts(filter: {search: $value})",
            longest: words(20) { letter($0) },
            tooLong: words(66) { letter($0) },
            message: "“filter.search” has 66 words; at most 20 are allowed."
        ),
        Case(
            type: "String",
            call: "catalogItems(filter: {search: $value})",
            selection: "{ facets { name } }",
            longest: words(10) { "-" + letter($0) },
            tooLong: words(11) { "-" + letter($0) },
            message: "“filter.search” has 11 excluded words; at most 10 are allowed."
        ),
        Case(
            type: "String",
            call: "ingredients(search: $value)",
            longest: .string(String(repeating: "ñ", count: 200)),
            tooLong: .string(String(repeating: "ñ", count: 201)),
            message: "“search” has 201 characters; at most 200 are allowed."
        ),
        Case(
            type: "String",
            call: "groceryStores(address: $value)",
            longest: .null,
            tooLong: .string(String(repeating: "x", count: 201)),
            message: "“address” has 201 characters; at most 200 are allowed."
        ),
        Case(
            type: "String!",
            call: "collection(slug: $value)",
            selection: "{ id }",
            longest: .string(String(repeating: "x", count: 200)),
            tooLong: .string(String(repeating: "x", count: 60_000)),
            message: "“slug” has 60000 characters; at most 200 are allowed."
        ),
    ]

    @Test("refuse the field before it runs, with the location, the size and the limit; its sibling answers", arguments: cases)
    func bounded(given: Case) async throws {
        try await EngineFixture.read { fixture in
            try await fixture.client { client throws in
                let query =
                    "query ($value: \(given.type)) {\n  first: recipe(id: \"recipe_1\") { id }\n  x: \(given.call) \(given.selection) }"
                let json = try client.query(query, variables: ["value": given.longest]).json()
                #expect(json.errors == .null)
                #expect(json.at("data.first.id").string == "recipe_1")
                // Twice: the second time the refusal is cached.
                for _ in 0..<2 {
                    let refused = try client.query(query, variables: ["value": given.tooLong])
                    #expect(refused.outcome == .fieldErrors)
                    let error = try refused.json().errors
                    #expect(error.items.count == 1)
                    #expect(error.at("0.message").string == given.message)
                    #expect(error.at("0.extensions.code").string == "ARGUMENT_TOO_LONG")
                    #expect(error.at("0.path") == ["x"])
                    #expect(error.at("0.locations.0.line").int == 3)
                    #expect(try refused.json().data == ["first": ["id": "recipe_1"], "x": nil])
                }
                var writer = ResponseWriter()
                writer.write(given.tooLong)
                let literal = query.replacing(" ($value: \(given.type))", with: "").replacing("$value", with: writer.text)
                #expect(try client.query(literal).json().errors.at("0.message").string == given.message)
            }
        }
    }

    @Test("report the size in the current request, even from a cached refusal")
    func counted() async throws {
        try await EngineFixture.read { fixture in
            try await fixture.client { client throws in
                for count in [60, 61, 1_000] {
                    let query = "query ($tags: [String!]) { catalogItems(filter: {tags: $tags}) { totalCount } }"
                    let json = try client.query(query, variables: ["tags": Self.texts(count)]).json()
                    #expect(json.errors.at("0.message").string?.contains("has \(count) different values") == true)
                }
            }
        }
    }

    @Test(
        "count repeated values once; they change nothing",
        arguments: [
            ("[Diet!]", "recipes(filter: {diets: $value}) { totalCount nodes { id } }", "VEGETARIAN", "VEGAN"),
            ("[Allergen!]", "recipes(filter: {excludeAllergens: $value}) { totalCount nodes { id } }", "EGGS", "MILK"),
            ("[SearchDomain!]", "search(text: \"tomato\", in: $value) { totalCount nodes { __typename } }", "RECIPES", "STORES"),
            ("[PriceLevel!]", "groceryStores(priceLevels: $value) { totalCount nodes { id } }", "INEXPENSIVE", "MODERATE"),
            (
                "[CatalogColor!]", "catalogItems(filter: {colors: $value}) { totalCount facets { name values { value count input } } }",
                "BLACK", "RED"
            ),
            ("[String!]", "catalogItems(filter: {sizes: $value}) { totalCount facets { name values { value count input } } }", "M", "S"),
            (
                "[ID!]", "recipes(filter: {ingredientIds: $value, ingredientMatch: MOST}) { edges { missingIngredients node { id } } }",
                "ingredient_1", "ingredient_2"
            ),
        ]
    )
    func repeated(type: String, call: String, one: String, other: String) async throws {
        try await EngineFixture.read { fixture in
            try await fixture.client { client throws in
                let once = try client.query("query ($value: \(type)) { \(call) }", variables: ["value": [.string(one), .string(other)]])
                let items = (0..<6_000).map { Value.string($0.isMultiple(of: 3) || $0 == 0 ? one : other) }
                let often = try client.query("query ($value: \(type)) { \(call) }", variables: ["value": .list(items)])
                #expect(try once.json().errors == .null)
                #expect(once.text == often.text)
            }
        }
    }

    @Test(
        "allow ten ranked lists of one field, however they are written",
        arguments: [
            { count in "{ \((0..<count).map { "a\($0): search(text: \"w\($0)\") { nodes { __typename } }" }.joined(separator: " ")) }" },
            { count in
                "{ ...F } fragment F on Query { \((0..<count).map { "a\($0): ingredients(search: \"w\") { nodes { id } }" }.joined(separator: " ")) }"
            },
            { count in
                let lists = (0..<count).map { "a\($0): foodPosts(filter: {search: \"w\"}) { nodes { id } }" }.joined(separator: " ")
                return "{ node(id: \"profile_1\") { ... on Profile { \(lists) } } }"
            },
            { count in "{ \((0..<count).map { "a\($0): catalogItems { facets { name } }" }.joined(separator: " ")) }" },
            { count in "{ \((0..<count).map { "a\($0): search(text: \"w\($0)\") { totalCount }" }.joined(separator: " ")) }" },
        ] as [@Sendable (Int) -> String]
    )
    func ranked(query: @Sendable (Int) -> String) async throws {
        let (few, many) = (query(10), query(11))
        try await EngineFixture.run(database: TestData.sharedDatabase(), configure: { $0.limits.cost = 1_000_000 }) { fixture in
            try await fixture.client { client throws in
                #expect(try client.query(few).json().errors == .null)
                let json = try client.query(many).json()
                #expect(json.errors.at("0.extensions.code").string == "TOO_MANY_RANKED_LISTS")
                #expect(json.errors.at("0.message").string?.contains("” 11 times with a search, ranking or facets") == true)
                #expect(json.errors.at("0.locations").items.count == 1)
                #expect(json.errors.at("0.path").items.last?.string?.isEmpty == false)
            }
        }
    }

    @Test("are configurable")
    func settings() async throws {
        try await EngineFixture.run(database: TestData.sharedDatabase(), configure: { $0.limits.arguments.words = 2 }) { fixture in
            try await fixture.client { client throws in
                #expect(try client.query("{ search(text: \"a b\") { totalCount } }").json().errors == .null)
                let json = try client.query("{ search(text: \"a b c\") { totalCount } }").json()
                #expect(json.errors.at("0.message").string == "“text” has 3 words; at most 2 are allowed.")
            }
        }
    }
}
