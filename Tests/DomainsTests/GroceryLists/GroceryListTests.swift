import GraphQL
import Languages
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Domains

@Suite("Grocery lists", .tags(.database), .timeLimit(.minutes(20)))
struct GroceryListTests {
    /// Plans two meals of each of three recipes for next week.
    private static func planMeals(_ client: EngineClient, _ house: Household) throws {
        for (slot, recipe) in [("BREAKFAST", 1), ("LUNCH", 2), ("DINNER", 3)] {
            try house.plan(client, recipe, slot, on: house.next(recipe), servings: 2.5)
            try house.plan(client, recipe, slot, on: house.next(6))
        }
    }

    @Test("a list adds up the ingredients of a week's meals, by aisle and in total")
    func sums() async throws {
        try await Household.run { house in
            try await house.fixture.client { client throws in
                let empty = try house.list(client)
                #expect(empty["weekOf"].string == house.sunday(1) && empty["items"].items.isEmpty && empty.at("total.amount").amount == 0)
                try Self.planMeals(client, house)
                let list = try house.list(client)
                let needed = try house.needed(week: 1)
                let items = list["items"].items
                #expect(Set(items.compactMap { $0.at("ingredient.id").string }) == Set(needed.keys) && items.count == needed.count)
                for item in items {
                    let grams = try #require(needed[item.at("ingredient.id").string ?? ""])
                    #expect(abs((item["grams"].number ?? -1) - grams) <= 0.0051 && item["plannedWeightG"] == item["grams"])
                    #expect((item["quantity"].number ?? 0) > 0 && item["unit"] != .null && item["aisle"] != .null)
                    #expect(item["isEdited"] == false && item["checked"] == false && item["isAtHome"] == false)
                }
                // Each item is in one aisle, and the subtotals add up to the total.
                let aisles = list["aisles"].items
                let ids = items.compactMap { $0["id"].string }
                #expect(aisles.flatMap { $0["items"].items }.compactMap { $0["id"].string }.sorted() == ids.sorted())
                let costs = items.compactMap { $0.at("estimatedCost.amount").amount }.reduce(0, +)
                #expect(abs(costs - (list.at("total.amount").amount ?? 0)) < 0.001)
                #expect(abs(aisles.compactMap { $0.at("subtotal.amount").amount }.reduce(0, +) - costs) < 0.001)
                let spanish = try house.list(client, language: .spanish)
                #expect(spanish["aisles"].items.map { $0["name"] } != aisles.map { $0["name"] })
                #expect(spanish["items"].items.map { $0["id"] } == items.map { $0["id"] })
                // The lists of other weeks stay empty.
                #expect(try house.list(client, week: 0)["items"].items.isEmpty && house.list(client, week: 2)["items"].items.isEmpty)
            }
        }
    }

    @Test("only the owner of a list can read and change its items")
    func privacy() async throws {
        try await Household.run { house in
            try await house.fixture.client { client throws in
                try Self.planMeals(client, house)
                let item = try house.list(client).at("items.0")
                let id = try #require(item["id"].string)
                #expect(try client.data("{ node(id: \"\(id)\") { id } }", as: house.bo)["node"] == .null)
                #expect(try client.data("{ node(id: \"\(id)\") { id } }")["node"] == .null)
                for (mutation, input) in [("updateGroceryItem", ", checked: true"), ("removeGroceryItem", "")] {
                    #expect(try client.changing(mutation, "id: \"\(id)\"\(input)", as: house.bo).errorCode == "NOT_FOUND")
                }
                let meals = try client.data(
                    "{ node(id: \"\(id)\") { ... on GroceryItem { meals { date recipe { ingredients { ingredient { id } } } } } } }",
                    as: house.ana
                ).at("node.meals").items
                #expect(!meals.isEmpty)
                for meal in meals {
                    #expect(meal.at("recipe.ingredients").items.contains { $0.at("ingredient.id") == item.at("ingredient.id") })
                }
            }
        }
    }

    /// A meal plan that changes at random.
    private struct RandomPlan {
        let house: Household
        private var random: SeededGenerator
        private(set) var meals: [String] = []

        init(of house: Household, seed: UInt64) {
            self.house = house
            random = SeededGenerator(seed: seed)
        }

        /// Plans, moves, replaces or removes a meal.
        mutating func change(_ client: EngineClient) throws {
            let offset = Int.random(in: 0...13, using: &random)
            let day = house.sunday(0) == house.day(0) ? house.day(offset) : house.next(offset)
            let recipe = Int.random(in: 1...40, using: &random)
            let servings = Double(Int.random(in: 1...12, using: &random)) / 4
            let slot = ["BREAKFAST", "LUNCH", "DINNER"].randomElement(using: &random) ?? ""
            switch Int.random(in: 0..<6, using: &random) {
            case 0 where !meals.isEmpty:
                let index = Int.random(in: 0..<meals.count, using: &random)
                let meal = meals.remove(at: index)
                _ = try client.change("removePlannedMeal", "id: \"\(meal)\"", as: house.ana)
            case 1 where !meals.isEmpty:
                let meal = meals.randomElement(using: &random) ?? ""
                _ = try client.change("movePlannedMeal", "id: \"\(meal)\", date: \"\(day)\", slot: \(slot)", as: house.ana)
            case 2 where !meals.isEmpty:
                let meal = meals.randomElement(using: &random) ?? ""
                let input = "id: \"\(meal)\", recipeId: \"recipe_\(recipe)\", servings: \(servings)"
                _ = try client.change("replacePlannedMeal", input, as: house.ana)
            default:
                let input = "date: \"\(day)\", slot: \(slot), recipeId: \"recipe_\(recipe)\", servings: \(servings)"
                let payload = try client.change("planMeal", input, "plannedMeal { id }", as: house.ana)
                if let id = payload.at("plannedMeal.id").string { meals.append(id) }
            }
        }
    }

    @Test("a list follows every change of the meal plan to the gram, in both weeks and with scaled servings", arguments: [1, 2, 3])
    func changes(seed: UInt64) async throws {
        try await Household.run { house in
            try await house.fixture.client { client throws in
                var plan = RandomPlan(of: house, seed: seed)
                for _ in 0..<25 {
                    try plan.change(client)
                    for week in 0...2 {
                        let needed = try house.needed(week: week)
                        let items = try house.list(client, week: week)["items"].items
                        #expect(items.count == needed.count)
                        for item in items {
                            #expect(abs((item["grams"].number ?? -1) - (needed[item.at("ingredient.id").string ?? ""] ?? 0)) <= 0.0051)
                        }
                    }
                }
                #expect(!plan.meals.isEmpty)
            }
        }
    }

    /// An ingredient of two planned recipes, and an ingredient that neither recipe has.
    private struct SharedIngredient {
        let house: Household
        let client: EngineClient
        let ingredient: String
        let other: String
        let first: Int
        let second: Int

        /// Finds the ingredients and plans the recipes.
        init(_ client: EngineClient, of house: Household) throws {
            (self.client, self.house) = (client, house)
            let shared = try house.session.column(
                """
                SELECT line.ingredient_id || ' ' || min(line.recipe_id) || ' ' || max(line.recipe_id) FROM recipe_ingredient AS line
                GROUP BY line.ingredient_id HAVING count(DISTINCT line.recipe_id) > 1 ORDER BY line.ingredient_id LIMIT 1
                """
            )[0].split(separator: " ").compactMap { Int($0) }
            (ingredient, first, second) = ("ingredient_\(shared[0])", shared[1], shared[2])
            other = try house.session.column(
                """
                SELECT 'ingredient_' || min(id) FROM ingredient
                WHERE id NOT IN (SELECT ingredient_id FROM recipe_ingredient WHERE recipe_id IN (\(shared[1]), \(shared[2])))
                """
            )[0]
            try house.plan(client, first, "LUNCH", on: house.next(1), servings: 2)
            try house.plan(client, second, "DINNER", on: house.next(1), servings: 2)
        }

        /// Replaces the ingredient of an item in a recipe and returns the codes of the mistakes.
        func substitute(_ item: String, in recipe: Int, by ingredient: String) throws -> [String] {
            let input = "id: \"\(item)\", substitute: {recipeId: \"recipe_\(recipe)\", ingredientId: \"\(ingredient)\"}"
            return try client.change("updateGroceryItem", input, as: house.ana).codes
        }
    }

    @Test("a substitute replaces an ingredient in one recipe, also when the meal plan changes")
    func substitutes() async throws {
        try await Household.run { house in
            try await house.fixture.client { client throws in
                let shared = try SharedIngredient(client, of: house)
                let (ingredient, other) = (shared.ingredient, shared.other)
                let before = try house.list(client)
                let id = try #require(before.item(of: ingredient)["id"].string)
                #expect(try shared.substitute(id, in: shared.first, by: ingredient) == ["INVALID"])
                #expect(try shared.substitute(id, in: shared.first, by: other) == [])
                let after = try house.list(client)
                let moved = (before.item(of: ingredient)["grams"].number ?? 0) - (after.item(of: ingredient)["grams"].number ?? 0)
                #expect(moved > 0 && abs((after.item(of: other)["grams"].number ?? 0) - moved) <= 0.011)
                #expect(after.item(of: other)["unit"].string == "GRAM")
                #expect(after["substitutes"].items.count == 1 && after.at("substitutes.0.substitute.id").string == other)
                // The other recipe still needs the ingredient.
                #expect(after.item(of: ingredient)["grams"].number ?? 0 > 0)
                try house.plan(client, shared.first, "LUNCH", on: house.next(3), servings: 2)
                let later = try house.list(client)
                #expect(abs((later.item(of: other)["grams"].number ?? 0) - 2 * moved) <= 0.021)
                #expect(later.item(of: ingredient)["grams"] == after.item(of: ingredient)["grams"])
            }
        }
    }

    @Test("a substitute in a planned recipe can be undone")
    func undone() async throws {
        try await Household.run { house in
            try await house.fixture.client { client throws in
                let shared = try SharedIngredient(client, of: house)
                let (ingredient, other) = (shared.ingredient, shared.other)
                let id = try #require(try house.list(client).item(of: ingredient)["id"].string)
                #expect(try shared.substitute(id, in: shared.first, by: other) == [])
                try house.plan(client, shared.first, "LUNCH", on: house.next(3), servings: 2)
                let otherItem = try #require(try house.list(client).item(of: other)["id"].string)
                // A recipe that does not use the ingredient, and a recipe that is not planned.
                #expect(try shared.substitute(otherItem, in: shared.second, by: ingredient) == ["NOT_IN_RECIPE"])
                #expect(try shared.substitute(id, in: 39, by: other) == ["NOT_IN_RECIPE"])
                #expect(try shared.substitute(otherItem, in: shared.first, by: ingredient) == [])
                let restored = try house.list(client)
                #expect(restored["substitutes"].items.isEmpty && restored.item(of: other) == .null)
                #expect(try house.needed(week: 1).allSatisfy { abs((restored.item(of: $0.key)["grams"].number ?? 0) - $0.value) <= 0.0051 })
            }
        }
    }
}
