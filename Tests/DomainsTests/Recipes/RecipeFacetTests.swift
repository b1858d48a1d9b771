import GraphQL
import Languages
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Facets of recipes", .tags(.database), .timeLimit(.minutes(20)))
struct RecipeFacetTests {
    /// A filter as a client sends it, and the SQL condition of each of its fields.
    struct Case: Sendable, CustomTestStringConvertible {
        let filter: String
        let conditions: [String: String]

        init(_ filter: String, _ conditions: [String: String] = [:]) {
            self.filter = filter
            self.conditions = conditions
        }

        var testDescription: String { filter }
    }

    static let cases = [
        Case("null"),
        Case("{}"),
        Case(#"{"diets": [], "search": " ", "calories": {"min": null}}"#),
        Case(#"{"cuisine": "FRENCH"}"#, ["cuisine": "cuisine = 'FRENCH'"]),
        Case(#"{"mealType": "LUNCH"}"#, ["mealType": "'LUNCH' = ANY (meal_types)"]),
        Case(#"{"diets": ["VEGAN"]}"#, ["diets": "'VEGAN' = ANY (diets)"]),
        Case(#"{"diets": ["VEGAN", "VEGETARIAN", "VEGAN"]}"#, ["diets": "diets @> '{VEGAN,VEGETARIAN}'"]),
        Case(#"{"diets": ["VEGAN", "GLUTEN_FREE"]}"#, ["diets": "false"]),
        Case(#"{"calories": {"min": 0, "max": 199.99}}"#, ["calories": "serving_calories < 200"]),
        Case(#"{"calories": {"max": 77}}"#, ["calories": "serving_calories <= 77"]),
        Case(
            #"{"fatG": {"min": 1.5}, "sugarG": {"min": 1, "max": 3.25}}"#,
            ["fatG": "serving_fat_g >= 1.5", "sugarG": "serving_sugar_g BETWEEN 1 AND 3.25"]
        ),
        Case(
            #"{"proteinG": {"max": 9.99, "min": 0}, "fiberG": {"min": 12}}"#,
            ["proteinG": "serving_protein_g < 10", "fiberG": "serving_fiber_g >= 12"]
        ),
        Case(
            #"{"carbsG": {"max": 14.99}, "cuisine": "BRITISH"}"#,
            ["carbsG": "serving_carbs_g <= 14.99", "cuisine": "cuisine = 'BRITISH'"]
        ),
        Case(#"{"maxMinutes": 20, "mealType": "DINNER"}"#, ["maxMinutes": "minutes <= 20", "mealType": "'DINNER' = ANY (meal_types)"]),
        Case(#"{"excludeAllergens": ["MILK", "EGGS"]}"#, ["excludeAllergens": "NOT allergens && '{MILK,EGGS}'"]),
        Case(
            #"{"ingredientIds": ["ingredient_3", "ingredient_7"], "ingredientMatch": "ALL"}"#,
            ["ingredientIds": "ingredient_ids @> '{3,7}'"]
        ),
        Case(#"{"costPerServing": {"max": "0.35"}}"#, ["costPerServing": "serving_cost_minor <= 35"]),
        Case(
            #"{"search": "lentils -salmon", "diets": ["VEGAN"]}"#,
            ["search": "8 = ANY (ingredient_ids) AND NOT 9 = ANY (ingredient_ids)", "diets": "'VEGAN' = ANY (diets)"]
        ),
    ]

    /// The SQL expressions for a recipe's facet values.
    private static let values = [
        "cuisine": "cuisine::text", "mealType": "unnest(meal_types)::text", "diets": "unnest(diets)::text",
        "calories": band("serving_calories", [0, 200, 400, 600, 800]), "proteinG": band("serving_protein_g", [0, 10, 20, 30, 40]),
        "carbsG": band("serving_carbs_g", [0, 15, 30, 45, 60]), "sugarG": band("serving_sugar_g", [0, 5, 10, 15, 25]),
        "fiberG": band("serving_fiber_g", [0, 3, 6, 9, 12]), "fatG": band("serving_fat_g", [0, 10, 20, 30, 40]),
    ]

    private static func band(_ column: String, _ bounds: [Int]) -> String {
        let cases = zip(bounds, bounds.dropFirst()).map { "WHEN \(column) < \($1) THEN '\($0)-\($1)'" }
        return "CASE \(cases.joined(separator: " ")) ELSE '\(bounds.last ?? 0)-' END"
    }

    private static let query = """
        query ($filter: RecipeFilter) {
          recipes(filter: $filter, first: 1) { totalCount facets { name values { value label count isSelected input } } }
        }
        """

    /// Few recipes of the test data are near the bounds of the bands, so their amounts are multiplied.
    private func run(_ body: @Sendable @escaping (EngineClient, PostgresSession, String) throws -> Void) async throws {
        try await EngineFixture.run { fixture in
            try PostgresSession(fixture.database).execute(
                """
                UPDATE recipe SET calories = round(calories * (id % 9 + 1), 2), protein_g = round(protein_g * (id % 7 + 1), 2),
                    carbs_g = round(carbs_g * (id % 5), 2), sugar_g = sugar_g * (id % 11), fiber_g = fiber_g * (id % 13 + 2), fat_g = 20 * servings
                WHERE id % 3 > 0
                """
            )
            try await fixture.client { client throws in try body(client, PostgresSession(fixture.database), fixture.database) }
        }
    }

    @Test("have the counts of plain SQL; facets with alternative values ignore their own choice")
    func counts() async throws {
        try await run { client, session, _ in
            for given in Self.cases {
                let filter = try JSONText.value(given.filter)
                let answer = try client.data(Self.query, variables: ["filter": filter])["recipes"]
                #expect(answer["facets"].items.compactMap { $0["name"].string }.allSatisfy { Self.values[$0] != nil })
                for (name, expression) in Self.values {
                    let conditions = ["true"] + given.conditions.filter { $0.key != name || name == "diets" }.map { "(\($0.value))" }
                    let counted = try session.column(
                        """
                        SELECT value || ' ' || count(*) FROM (
                            SELECT \(expression) AS value FROM recipe WHERE \(conditions.joined(separator: " AND "))
                        ) AS entry GROUP BY value ORDER BY value COLLATE "C"
                        """
                    )
                    let values = answer["facets"].items.first { $0["name"].string == name }.map { $0["values"].items } ?? []
                    let found = values.filter { $0["count"].int != 0 }.map { "\($0["value"].string ?? "") \($0["count"].int ?? -1)" }
                    #expect(found.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) } == counted, "\(given): \(name)")
                    let needless = values.filter { value in value["count"].int == 0 && value["isSelected"].bool != true }
                    #expect(needless.isEmpty, "\(needless)")
                }
            }
        }
    }

    @Test("give each value an input that selects it with the counted recipes, or deselects it")
    func inputs() async throws {
        try await run { client, _, _ in
            func ask(_ filter: Value) throws -> Value { try client.data(Self.query, variables: ["filter": filter])["recipes"] }
            for given in Self.cases {
                for facet in try ask(try JSONText.value(given.filter))["facets"].items {
                    for value in facet["values"].items {
                        let next = try ask(value["input"])
                        let same = next["facets"].items.first { $0["name"] == facet["name"] }
                        let back = same?["values"].items.first { $0["value"] == value["value"] }
                        if value["isSelected"].bool == true {
                            #expect(back?["isSelected"].bool != true, "\(given): \(value)")
                        } else {
                            #expect(back?["isSelected"].bool == true && next["totalCount"] == value["count"], "\(given): \(value)")
                        }
                    }
                }
            }
        }
    }

    @Test("have labels in the request's language, bands in natural order, and leave out what the viewer avoids")
    func labels() async throws {
        try await run { client, session, database in
            func values(_ name: String, _ field: String, _ language: Language, as member: Member? = nil) throws -> [Value] {
                try client.data(Self.query, as: member, language: language).at("recipes.facets").items
                    .first { $0["name"].string == name }?["values"].items.map { $0[field] } ?? []
            }
            #expect(try values("calories", "value", .english).compactMap(\.string).first == "0-200")
            #expect(try values("calories", "label", .english).compactMap(\.string).contains("200–400 kcal"))
            #expect(try values("fatG", "label", .spanish).compactMap(\.string).contains("20–30 g"))
            #expect(try values("calories", "label", .spanish).compactMap(\.string).last == "800 kcal o más")
            #expect(try values("mealType", "label", .spanish).compactMap(\.string).contains("Comida"))
            #expect(try values("diets", "label", .english).compactMap(\.string).contains("Vegan"))
            let ana = try Member("Ana", roles: [], in: database)
            #expect(try client.change("setAllergens", "ingredientIds: [\"ingredient_5\"]", as: ana).codes == [])
            let safe = try session.column("SELECT count(*) FROM recipe WHERE NOT 5 = ANY (ingredient_ids)")[0]
            let counts = try values("cuisine", "count", .english, as: ana).compactMap(\.int)
            #expect("\(counts.reduce(0, +))" == safe)
        }
    }

    @Test("belong to lists with a filter only")
    func otherLists() async throws {
        try await EngineFixture.read { fixture in
            let data = try await fixture.client {
                try $0.data(
                    "{ exploreMeals(first: 1) { totalCount facets { name } } ingredient: node(id: \"ingredient_2\") { ... on Ingredient { recipes { facets { name } } } } }"
                )
            }
            #expect(data.at("exploreMeals.facets") == .null && data.at("ingredient.recipes.facets") == .null)
            #expect(data.at("exploreMeals.totalCount").int ?? 0 > 0)
        }
    }

    @Test("orders by sugar, fibre and fat sort all recipes in both directions, page by page", arguments: ["sugar", "fiber", "fat"])
    func orders(nutrient: String) async throws {
        try await EngineFixture.read { fixture in
            let session = try PostgresSession(fixture.database)
            for direction in ["ASC", "DESC"] {
                let expected = try session.column(
                    "SELECT 'recipe_' || id FROM recipe ORDER BY serving_\(nutrient)_g \(direction), id \(direction)"
                )
                try await fixture.client { client throws in
                    var (found, cursor): ([String], String?) = ([], nil)
                    repeat {
                        let order = "orderBy: {field: \(nutrient.uppercased()), direction: \(direction)}"
                        let after = cursor.map { ", after: \"\($0)\"" } ?? ""
                        let page = try client.data(
                            "{ recipes(first: 7, \(order)\(after)) { nodes { id } pageInfo { endCursor hasNextPage } } }"
                        )
                        found += page.at("recipes.nodes").items.compactMap { $0["id"].string }
                        cursor = page.at("recipes.pageInfo.hasNextPage") == true ? page.at("recipes.pageInfo.endCursor").string : nil
                    } while cursor != nil
                    #expect(found == expected)
                }
            }
        }
    }
}
