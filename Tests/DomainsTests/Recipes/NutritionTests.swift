import Engine
import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Nutrition of recipes", .tags(.database), .removesDatabases, .timeLimit(.minutes(20)))
struct NutritionTests {
    /// The FDA's Daily Values of the nutrients in the demo data, with their units.
    private static let dailyValues: [String: (amount: Double, unit: String)] = [
        "CHOLESTEROL": (300, "MILLIGRAM"), "POTASSIUM": (4_700, "MILLIGRAM"), "CALCIUM": (1_300, "MILLIGRAM"), "IRON": (18, "MILLIGRAM"),
        "VITAMIN_A": (900, "MICROGRAM"), "VITAMIN_C": (90, "MILLIGRAM"), "VITAMIN_D": (20, "MICROGRAM"),
    ]

    private static let macronutrients = ["calories", "proteinG", "carbsG", "sugarG", "fiberG", "fatG", "saturatedFatG", "sodiumMg"]

    private static let query = """
        query ($after: String) {
          recipes(first: 40, after: $after) {
            pageInfo { hasNextPage endCursor }
            nodes {
              title(language: EN) servings
              nutrition { perServing { ...All } whole { ...All } micronutrients { nutrient amount unit percentOfDailyValue } }
              ingredients { grams ingredient { nutritionPer100g { ...All } micronutrientsPer100g { nutrient amount unit } } }
            }
          }
        }
        fragment All on Nutrients { \(macronutrients.joined(separator: " ")) }
        """

    private func number(_ value: Value) -> Double {
        switch value {
        case .int(let number): Double(number)
        case .double(let number): number
        default: .nan
        }
    }

    private func amounts(_ list: Value) -> [String: Double] {
        Dictionary(uniqueKeysWithValues: list.items.map { ($0["nutrient"].string ?? "?", number($0["amount"])) })
    }

    @Test("is the sum of the ingredients for the whole recipe, and its share per serving, with percentages of the Daily Value")
    func sums() async throws {
        try await EngineFixture.run(database: TestData.demo(), configure: { $0.limits.cost = 1_000_000 }) { fixture in
            var after = Value.null
            var seen = 0
            repeat {
                let data = try await fixture.data(Self.query, variables: ["after": after])
                for recipe in data.at("recipes.nodes").items {
                    seen += 1
                    check(recipe)
                }
                after = data.at("recipes.pageInfo.hasNextPage").bool == true ? data.at("recipes.pageInfo.endCursor") : .null
            } while after != .null
            #expect(seen > 300)
        }
    }

    private func check(_ recipe: Value) {
        let title = recipe["title"].string ?? "?"
        let lines = recipe["ingredients"].items
        let servings = number(recipe["servings"])
        for name in Self.macronutrients {
            let sum = lines.reduce(0) { $0 + number($1["grams"]) * number($1.at("ingredient.nutritionPer100g." + name)) / 100 }
            let whole = number(recipe.at("nutrition.whole." + name))
            #expect(abs(whole - sum) <= 0.006, "\(title): \(name)")
            #expect(abs(number(recipe.at("nutrition.perServing." + name)) * servings - whole) <= 0.006 * servings, "\(title): \(name)")
        }
        let micronutrients = recipe.at("nutrition.micronutrients").items
        #expect(Set(micronutrients.compactMap { $0["nutrient"].string }) == Set(Self.dailyValues.keys))
        for entry in micronutrients {
            let nutrient = entry["nutrient"].string ?? "?"
            let amount = number(entry["amount"])
            let sum = lines.reduce(0) { sum, line in
                sum + number(line["grams"]) * (amounts(line.at("ingredient.micronutrientsPer100g"))[nutrient] ?? .nan) / 100
            }
            #expect(abs(amount - sum / servings) <= 0.0006, "\(title): \(nutrient)")
            guard let daily = Self.dailyValues[nutrient] else { continue }
            #expect(entry["unit"].string == daily.unit)
            #expect(abs(number(entry["percentOfDailyValue"]) - 100 * amount / daily.amount) <= 0.051, "\(title): \(nutrient)")
        }
    }

    @Test("omits nutrients that are unknown for an ingredient of the recipe")
    func unknown() async throws {
        try await EngineFixture.read { fixture in
            let data = try await fixture.data(
                """
                { recipes(first: 100) { nodes { id nutrition { micronutrients { nutrient } } ingredients { ingredient { id } } } }
                  node(id: "ingredient_12") { ... on Ingredient { micronutrientsPer100g { nutrient amount unit } } } }
                """
            )
            var counts = [0, 0]
            for recipe in data.at("recipes.nodes").items {
                let holdsUnknown = recipe["ingredients"].items.contains { $0.at("ingredient.id").string == "ingredient_12" }
                counts[holdsUnknown ? 1 : 0] += 1
                let micronutrients = recipe.at("nutrition.micronutrients").items.compactMap { $0["nutrient"].string }
                #expect(micronutrients == ["POTASSIUM", "IRON"] + (holdsUnknown ? [] : ["VITAMIN_C"]))
            }
            #expect(counts.min() ?? 0 > 3)
            let known = data.at("node.micronutrientsPer100g").items
            #expect(known.compactMap { $0["nutrient"].string } == ["POTASSIUM", "IRON"])
            #expect(known.map { number($0["amount"]) } == [18, 18])
        }
    }

    @Test("has no micronutrients for recipes without ingredients or with unknown ones")
    func nothing() async throws {
        let database = try TestData.database()
        try PostgresSession(database).execute(
            "DELETE FROM recipe_ingredient WHERE recipe_id = 1; DELETE FROM ingredient_nutrient WHERE ingredient_id = 12"
        )
        try await EngineFixture.run(database: database) { fixture in
            let data = try await fixture.data(
                """
                { recipe(id: "recipe_1") { nutrition { micronutrients { nutrient } } }
                  node(id: "ingredient_12") { ... on Ingredient { micronutrientsPer100g { nutrient } recipes(first: 3) { nodes {
                    nutrition { micronutrients { nutrient } } } } } } }
                """
            )
            #expect(data.at("recipe.nutrition.micronutrients") == .list([]))
            #expect(data.at("node.micronutrientsPer100g") == .list([]))
            let recipes = data.at("node.recipes.nodes").items
            #expect(!recipes.isEmpty)
            #expect(recipes.allSatisfy { $0.at("nutrition.micronutrients") == .list([]) })
        }
    }

    @Test(
        "can be filtered by saturated fat and sodium per serving",
        arguments: ["saturatedFatG": "serving_saturated_fat_g", "sodiumMg": "serving_sodium_mg"].map { (field: $0.key, column: $0.value) }
    )
    func filters(field: String, column: String) async throws {
        let database = try TestData.sharedDatabase()
        let quartiles = try PostgresSession(database).column(
            "SELECT unnest(percentile_disc(ARRAY[0, 0.25, 0.5, 0.75, 1]) WITHIN GROUP (ORDER BY \(column))) FROM recipe"
        )
        try await EngineFixture.read { fixture in
            let session = try PostgresSession(fixture.database)
            for (low, high) in zip(quartiles, quartiles.dropFirst()) {
                for (range, condition) in [
                    ("{min: \(low)}", "\(column) >= \(low)"), ("{max: \(high)}", "\(column) <= \(high)"),
                    ("{min: \(low), max: \(high)}", "\(column) BETWEEN \(low) AND \(high)"),
                ] {
                    let data = try await fixture.data("{ recipes(filter: {\(field): \(range)}) { totalCount } }")
                    let expected = try session.column("SELECT count(*) FROM recipe WHERE \(condition)")
                    #expect(data.at("recipes.totalCount").int.map(String.init) == expected.first, "\(range)")
                }
            }
        }
    }
}
