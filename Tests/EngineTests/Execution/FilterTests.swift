import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Filters and orders against plain SQL", .tags(.database), .timeLimit(.minutes(20)))
struct FilterTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let arguments: String
        let sql: String
        var field = "recipes"

        var testDescription: String { arguments }
    }

    private static let newest = "ORDER BY created_at DESC, id DESC"

    static let cases = [
        Case(arguments: "filter: {cuisine: THAI}", sql: "SELECT id FROM recipe WHERE cuisine = 'THAI' \(newest)"),
        Case(arguments: "filter: {mealType: SNACK}", sql: "SELECT id FROM recipe WHERE 'SNACK' = ANY(meal_types) \(newest)"),
        Case(
            arguments: "filter: {diets: [VEGAN, VEGETARIAN]}",
            sql: "SELECT id FROM recipe WHERE 'VEGAN' = ANY(diets) AND 'VEGETARIAN' = ANY(diets) \(newest)"
        ),
        Case(arguments: "filter: {diets: VEGAN}", sql: "SELECT id FROM recipe WHERE 'VEGAN' = ANY(diets) \(newest)"),
        Case(arguments: "filter: {diets: []}", sql: "SELECT id FROM recipe \(newest)"),
        Case(
            arguments: "filter: {excludeAllergens: [EGGS, FISH]}",
            sql:
                "SELECT id FROM recipe r WHERE NOT EXISTS (SELECT FROM recipe_ingredient WHERE recipe_id = r.id AND ingredient_id IN (5, 9)) \(newest)"
        ),
        Case(arguments: "filter: {diabetesFriendly: false}", sql: "SELECT id FROM recipe WHERE NOT diabetes_friendly \(newest)"),
        Case(
            arguments: "filter: {calories: {min: 50, max: 120.5}}",
            sql: "SELECT id FROM recipe WHERE serving_calories BETWEEN 50 AND 120.5 \(newest)"
        ),
        Case(arguments: "filter: {proteinG: {max: 3}}", sql: "SELECT id FROM recipe WHERE serving_protein_g <= 3 \(newest)"),
        Case(arguments: "filter: {costPerServing: {min: 0.5}}", sql: "SELECT id FROM recipe WHERE serving_cost_minor >= 50 \(newest)"),
        Case(arguments: "filter: {maxMinutes: 15}", sql: "SELECT id FROM recipe WHERE prep_minutes + cook_minutes <= 15 \(newest)"),
        Case(
            arguments: "filter: {search: \"salmon\"}, orderBy: {field: NEWEST}",
            sql:
                "SELECT id FROM recipe r WHERE EXISTS (SELECT FROM recipe_ingredient WHERE recipe_id = r.id AND ingredient_id = 9) \(newest)"
        ),
        Case(
            arguments: "filter: {search: \"-eggs\"}, orderBy: {field: NEWEST}",
            sql:
                "SELECT id FROM recipe r WHERE NOT EXISTS (SELECT FROM recipe_ingredient WHERE recipe_id = r.id AND ingredient_id = 5) \(newest)"
        ),
        Case(arguments: "filter: null, orderBy: null", sql: "SELECT id FROM recipe \(newest)"),
        Case(arguments: "filter: {}", sql: "SELECT id FROM recipe \(newest)"),
        Case(
            arguments: "filter: {maxMinutes: 20, diets: [GLUTEN_FREE]}, orderBy: {field: MINUTES}",
            sql: "SELECT id FROM recipe WHERE minutes <= 20 AND 'GLUTEN_FREE' = ANY(diets) ORDER BY minutes, id"
        ),
        Case(arguments: "orderBy: {field: TITLE}", sql: "SELECT id FROM recipe ORDER BY title_en, id"),
        Case(arguments: "orderBy: {field: TITLE, direction: DESC}", sql: "SELECT id FROM recipe ORDER BY title_en DESC, id DESC"),
        Case(
            arguments: "orderBy: {field: CALORIES, direction: DESC}",
            sql: "SELECT id FROM recipe ORDER BY serving_calories DESC, id DESC"
        ),
        Case(arguments: "orderBy: {field: COST}", sql: "SELECT id FROM recipe ORDER BY serving_cost_minor, id"),
        Case(arguments: "orderBy: {field: RATING}", sql: "SELECT id FROM recipe ORDER BY average_stars DESC NULLS LAST, id DESC"),
        Case(arguments: "orderBy: {field: RATING, direction: ASC}", sql: "SELECT id FROM recipe ORDER BY average_stars NULLS FIRST, id"),
        Case(arguments: "orderBy: {field: NEWEST, direction: ASC}", sql: "SELECT id FROM recipe ORDER BY created_at, id"),
        Case(arguments: "", sql: "SELECT id FROM ingredient ORDER BY name_en, id", field: "ingredients"),
        Case(
            arguments: "aisle: PRODUCE",
            sql: "SELECT id FROM ingredient WHERE aisle = 'PRODUCE' ORDER BY name_en, id",
            field: "ingredients"
        ),
    ]

    @Test("return the rows of the equivalent query, page by page", arguments: cases)
    func filter(given: Case) async throws {
        let data = try TestData.sharedDatabase()
        try await EngineFixture.read { fixture in
            let found = try await fixture.client { client in
                var found: [String] = []
                var after = "null"
                while true {
                    let arguments = "(\(given.arguments.isEmpty ? "" : given.arguments + ", ")first: 7, after: \(after))"
                    let list = try client.data(
                        "{ list: \(given.field)\(arguments) { totalCount nodes { id } pageInfo { hasNextPage endCursor } } }"
                    )["list"]
                    found += list["nodes"].items.compactMap { $0["id"].string.map { String($0.drop { $0 != "_" }.dropFirst()) } }
                    guard list.at("pageInfo.hasNextPage").bool == true, let cursor = list.at("pageInfo.endCursor").string else {
                        return found + ["total \(list["totalCount"].int ?? -1)"]
                    }
                    after = "\"\(cursor)\""
                }
            }
            let expected = try PostgresSession(data).column(given.sql)
            #expect(found == expected + ["total \(expected.count)"])
        }
    }

    @Test("search texts find ingredients by prefix, infix, with typing errors, and in Spanish, best first")
    func search() async throws {
        try await EngineFixture.run { fixture in
            try await fixture.client { client throws in
                func names(_ typed: String) throws -> [String] {
                    let data = try client.data(
                        "query ($s: String) { ingredients(search: $s) { nodes { name } } }",
                        variables: ["s": .string(typed)]
                    )
                    return data.at("ingredients.nodes").items.compactMap { $0["name"].string }
                }
                let tom = try names("tom")
                #expect(tom == ["Tomato", "Tomato paste"])
                #expect(try names("tomatto").first == "Tomato")
                #expect(try names("cebol") == ["Onion"])
                #expect(try names("SALMÓN") == ["Salmon"])
                #expect(try names("trigo") == ["Wheat flour"])
                #expect(try names("xyzzy") == [])
                #expect(try names("%'; DROP TABLE recipe; --") == [])
            }
        }
    }
}
