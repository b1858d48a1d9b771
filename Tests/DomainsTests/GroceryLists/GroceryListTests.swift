import GraphQL
import Languages
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Domains

@Suite("Grocery lists", .tags(.database), .timeLimit(.minutes(20)))
struct GroceryListTests {
    @Test("add up the ingredients of a week's meals, by aisle and in total")
    func story() async throws {
        try await Household.run { house in
            try await house.fixture.client { client throws in
                let empty = try house.list(client)
                #expect(empty["weekOf"].string == house.sunday(1) && empty["items"].items.isEmpty && empty.at("total.amount").amount == 0)
                for (slot, recipe) in [("BREAKFAST", 1), ("LUNCH", 2), ("DINNER", 3)] {
                    try house.plan(client, recipe, slot, on: house.next(recipe), servings: 2.5)
                    try house.plan(client, recipe, slot, on: house.next(6))
                }
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
                #expect(
                    aisles.flatMap { $0["items"].items }.compactMap { $0["id"].string }.sorted()
                        == items.compactMap { $0["id"].string }.sorted()
                )
                let costs = items.compactMap { $0.at("estimatedCost.amount").amount }.reduce(0, +)
                #expect(abs(costs - (list.at("total.amount").amount ?? 0)) < 0.001)
                #expect(abs(aisles.compactMap { $0.at("subtotal.amount").amount }.reduce(0, +) - costs) < 0.001)
                let spanish = try house.list(client, language: .spanish)
                #expect(spanish["aisles"].items.map { $0["name"] } != aisles.map { $0["name"] })
                #expect(spanish["items"].items.map { $0["id"] } == items.map { $0["id"] })
                // Other weeks need nothing, and other accounts cannot see the items.
                #expect(try house.list(client, week: 0)["items"].items.isEmpty && house.list(client, week: 2)["items"].items.isEmpty)
                let id = items[0]["id"].string ?? ""
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
                    #expect(meal.at("recipe.ingredients").items.contains { $0.at("ingredient.id") == items[0].at("ingredient.id") })
                }
            }
        }
    }

    @Test("follow every change of the meal plan to the gram, in both weeks and with scaled servings", arguments: [1, 2, 3])
    func changes(seed: UInt64) async throws {
        try await Household.run { house in
            try await house.fixture.client { client throws in
                var random = SeededGenerator(seed: seed)
                let slots = ["BREAKFAST", "LUNCH", "DINNER"]
                var meals: [String] = []
                for _ in 0..<25 {
                    let day =
                        house.sunday(0) == house.day(0)
                        ? house.day(Int.random(in: 0...13, using: &random)) : house.next(Int.random(in: 0...13, using: &random))
                    let recipe = Int.random(in: 1...40, using: &random)
                    let servings = Double(Int.random(in: 1...12, using: &random)) / 4
                    let slot = slots.randomElement(using: &random) ?? ""
                    switch Int.random(in: 0..<6, using: &random) {
                    case 0 where !meals.isEmpty:
                        let meal = meals.remove(at: Int.random(in: 0..<meals.count, using: &random))
                        _ = try client.change("removePlannedMeal", "id: \"\(meal)\"", as: house.ana)
                    case 1 where !meals.isEmpty:
                        let meal = meals.randomElement(using: &random) ?? ""
                        _ = try client.change("movePlannedMeal", "id: \"\(meal)\", date: \"\(day)\", slot: \(slot)", as: house.ana)
                    case 2 where !meals.isEmpty:
                        let meal = meals.randomElement(using: &random) ?? ""
                        let input = "id: \"\(meal)\", recipeId: \"recipe_\(recipe)\", servings: \(servings)"
                        _ = try client.change("replacePlannedMeal", input, as: house.ana)
                    default:
                        let payload = try client.change(
                            "planMeal",
                            "date: \"\(day)\", slot: \(slot), recipeId: \"recipe_\(recipe)\", servings: \(servings)",
                            "plannedMeal { id }",
                            as: house.ana
                        )
                        if let id = payload.at("plannedMeal.id").string { meals.append(id) }
                    }
                    for week in 0...2 {
                        let needed = try house.needed(week: week)
                        let items = try house.list(client, week: week)["items"].items
                        #expect(items.count == needed.count)
                        for item in items {
                            #expect(abs((item["grams"].number ?? -1) - (needed[item.at("ingredient.id").string ?? ""] ?? 0)) <= 0.0051)
                        }
                    }
                }
                #expect(!meals.isEmpty)
            }
        }
    }

    @Test("keep people's changes whatever happens to the plan")
    func edits() async throws {
        try await Household.run { house in
            try await house.fixture.client { client throws in
                try house.session.execute(
                    """
                    INSERT INTO recipe_ingredient (recipe_id, position, ingredient_id, quantity, unit, grams)
                    SELECT 1, 100 + id, id, 50, 'GRAM', 50 FROM ingredient
                    WHERE id NOT IN (SELECT ingredient_id FROM recipe_ingredient WHERE recipe_id = 1) ORDER BY id LIMIT 3
                    """
                )
                let meal = try house.plan(client, 1, "DINNER", on: house.next(1), servings: 2)
                let items = try house.list(client)["items"].items
                try #require(items.count >= 4)
                let ids = items.prefix(4).compactMap { $0["id"].string }
                func update(_ id: String, _ input: String, _ mutation: String = "updateGroceryItem") throws -> Value {
                    try client.change(
                        mutation,
                        "id: \"\(id)\"\(input)",
                        "account { groceryList(weekOf: \"\(house.next(2))\") { total { amount } } }",
                        as: house.ana
                    )
                }
                let total = try house.list(client).at("total.amount").amount ?? 0
                #expect(try update(ids[0], ", quantity: 750, unit: GRAM")["message"].string == "Grocery list updated")
                let chosen = try house.list(client).item(of: items[0].at("ingredient.id").string ?? "")
                #expect(chosen["grams"].number == 750 && chosen["quantity"].number == 750 && chosen["unit"].string == "GRAM")
                #expect(chosen["isEdited"] == true && chosen["plannedWeightG"] == items[0]["plannedWeightG"])
                let withHome = try update(ids[1], ", isAtHome: true").at("account.groceryList.total.amount").amount ?? 0
                let costIncrease = (chosen.at("estimatedCost.amount").amount ?? 0) - (items[0].at("estimatedCost.amount").amount ?? 0)
                #expect(abs(withHome - (total + costIncrease - (items[1].at("estimatedCost.amount").amount ?? 0))) < 0.001)
                _ = try update(ids[2], ", checked: true")
                #expect(try update(ids[3], "", "removeGroceryItem")["message"].string == "Removed from your grocery list")

                func state() throws -> [Value] {
                    let list = try house.list(client)
                    return items.prefix(4).map { old in
                        let item = list.item(of: old.at("ingredient.id").string ?? "")
                        return [item["id"], item["checked"], item["isAtHome"], item["isEdited"]]
                    }
                    .map { .list($0) }
                }
                let before = try state()
                #expect(before[3] == .list([.null, .null, .null, .null]))
                // Additions increase the chosen quantity, in the same unit or in grams.
                let first = items[0].at("ingredient.id").string ?? ""
                let more = "weekOf: \"\(house.sunday(1))\", item: {ingredientId: \"\(first)\"}, quantity:"
                _ = try client.change("addGroceryItem", "\(more) 50, unit: GRAM", as: house.ana)
                #expect(try house.list(client).item(of: first)["grams"].number == 800)
                _ = try client.change("addGroceryItem", "\(more) 0.2, unit: KILOGRAM", as: house.ana)
                #expect(try house.list(client).item(of: first)["quantity"].number == 1_000)
                _ = try update(ids[0], ", quantity: 750, unit: GRAM")
                // More servings, then no meal, then another one.
                _ = try client.change("replacePlannedMeal", "id: \"\(meal)\", recipeId: \"recipe_1\", servings: 8", as: house.ana)
                #expect(try state() == before)
                _ = try client.change("removePlannedMeal", "id: \"\(meal)\"", as: house.ana)
                let rest = try house.list(client)["items"].items
                #expect(rest.map { $0["id"].string } == [ids[0]] && rest[0]["grams"].number == 750 && rest[0]["plannedWeightG"].number == 0)
                try house.plan(client, 1, "LUNCH", on: house.next(4), servings: 3)
                #expect(try state() == before)
                // A null quantity restores the planned amount, and removed items can be added again.
                _ = try update(ids[0], ", quantity: null")
                let again = try house.list(client).item(of: items[0].at("ingredient.id").string ?? "")
                #expect(again["grams"] == again["plannedWeightG"] && again["isEdited"] == false)
                let removed = items[3].at("ingredient.id").string ?? ""
                let input = "weekOf: \"\(house.sunday(1))\", item: {ingredientId: \"\(removed)\"}, quantity: 100, unit: GRAM"
                _ = try client.change("addGroceryItem", input, as: house.ana)
                let added = try house.list(client).item(of: removed)
                #expect(
                    abs((added["grams"].number ?? 0) - 100 - (added["plannedWeightG"].number ?? 0)) < 0.001 && added["isEdited"] == true
                )
            }
        }
    }

    @Test("accept added items and report invalid input")
    func adding() async throws {
        try await Household.run { house in
            try await house.fixture.client { client throws in
                func add(_ input: String, week: String? = nil) throws -> Value {
                    try client.change(
                        "addGroceryItem",
                        "weekOf: \"\(week ?? house.sunday(1))\", \(input)",
                        "groceryItem { \(Household.item) }",
                        as: house.ana
                    )
                }
                let flour = "item: {ingredientId: \"ingredient_1\"}"
                #expect(try add("\(flour), quantity: 300, unit: GRAM").at("groceryItem.grams").number == 300)
                #expect(try add("\(flour), quantity: 200, unit: GRAM").at("groceryItem.grams").number == 500)
                let mixed = try add("\(flour), quantity: 1.5, unit: KILOGRAM")["groceryItem"]
                #expect(mixed["grams"].number == 2_000 && mixed["quantity"].number == 2_000 && mixed["unit"].string == "GRAM")
                let candles = try add("item: {name: \" Candles \"}")["groceryItem"]
                #expect(
                    candles["name"].string == "Candles" && candles["quantity"] == .null && candles["estimatedCost"] == .null
                        && candles["aisle"] == .null
                )
                let bags = try add("item: {name: \"Bags\"}, quantity: 2, unit: PIECE")["groceryItem"]
                #expect(bags["quantity"].number == 2 && bags["unit"].string == "PIECE")
                let last = try #require(try house.list(client)["aisles"].items.last)
                #expect(last["name"].string == "Other" && last["items"].items.count == 2 && last.at("subtotal.amount").amount == 0)

                let mistakes: [(String, [String])] = [
                    ("\(flour), quantity: 0, unit: GRAM", ["OUT_OF_RANGE"]), ("\(flour), quantity: -1, unit: GRAM", ["OUT_OF_RANGE"]),
                    ("\(flour), quantity: 100001, unit: GRAM", ["OUT_OF_RANGE"]), ("\(flour), quantity: 3", ["BLANK"]),
                    ("\(flour), unit: GRAM", ["BLANK"]), (flour, ["BLANK", "BLANK"]), ("item: {name: \" \"}", ["BLANK"]),
                    ("item: {name: \"\(String(repeating: "x", count: 201))\"}", ["TOO_LONG"]),
                    ("item: {name: \"x\"}, unit: CUP", ["BLANK"]),
                ]
                for (input, codes) in mistakes { #expect(try add(input).codes == codes, "\(input)") }
                try house.session.execute("DELETE FROM ingredient_measure WHERE ingredient_id = 1")
                #expect(try add("\(flour), quantity: 1, unit: SPRIG").codes == ["UNKNOWN_MEASURE"])
                #expect(try add("\(flour), quantity: 1, unit: GRAM", week: house.sunday(-1)).codes == ["DAY_IS_OVER"])
                #expect(try add("\(flour), quantity: 1, unit: GRAM", week: "9999-01-01").codes == ["OUT_OF_RANGE"])
                #expect(try add("\(flour), quantity: 1, unit: GRAM", week: "9999-12-31").codes == ["OUT_OF_RANGE"])
                #expect(try add("\(flour), quantity: 1, unit: GRAM", week: "0001-01-01").codes == ["DAY_IS_OVER"])
                for wrong in [
                    "item: {ingredientId: \"ingredient_99999\"}, quantity: 1, unit: GRAM",
                    "item: {ingredientId: \"recipe_1\"}, quantity: 1, unit: GRAM",
                ] {
                    #expect(try client.changing("addGroceryItem", wrong, as: house.ana).errors != .null)
                }
                #expect(
                    try client.changing("addGroceryItem", "item: {name: \"x\", ingredientId: \"ingredient_1\"}", as: house.ana).errors
                        != .null
                )
                #expect(try client.changing("addGroceryItem", "item: {name: \"x\"}", as: nil).errorCode == "UNAUTHENTICATED")
                try house.session.execute(
                    """
                    INSERT INTO grocery_item (account_id, week, name)
                    SELECT \(house.ana.number), '\(house.sunday(1))', 'Thing ' || n FROM generate_series(1, 197) AS n
                    """
                )
                #expect(try add("item: {name: \"One too many\"}").codes == ["LIST_IS_FULL"])
                #expect(try add("\(flour), quantity: 1, unit: GRAM").codes == [], "increasing an existing item adds no entry")
                #expect(try house.list(client)["items"].items.count == 200)
            }
        }
    }

    @Test("substitute an ingredient in one recipe, and undo it")
    func substitutes() async throws {
        try await Household.run { house in
            try await house.fixture.client { client throws in
                // Two recipes that share an ingredient, and an ingredient that neither has.
                let shared = try house.session.column(
                    """
                    SELECT line.ingredient_id || ' ' || min(line.recipe_id) || ' ' || max(line.recipe_id) FROM recipe_ingredient AS line
                    GROUP BY line.ingredient_id HAVING count(DISTINCT line.recipe_id) > 1 ORDER BY line.ingredient_id LIMIT 1
                    """
                )[0].split(separator: " ").compactMap { Int($0) }
                let (ingredient, first, second) = ("ingredient_\(shared[0])", shared[1], shared[2])
                let other =
                    "ingredient_"
                    + (try house.session.column(
                        "SELECT min(id) FROM ingredient WHERE id NOT IN (SELECT ingredient_id FROM recipe_ingredient WHERE recipe_id IN (\(first), \(second)))"
                    )[0])
                try house.plan(client, first, "LUNCH", on: house.next(1), servings: 2)
                try house.plan(client, second, "DINNER", on: house.next(1), servings: 2)
                let before = try house.list(client)
                let id = try #require(before.item(of: ingredient)["id"].string)
                func substitute(_ item: String, in recipe: Int, by ingredient: String) throws -> Value {
                    let input = "id: \"\(item)\", substitute: {recipeId: \"recipe_\(recipe)\", ingredientId: \"\(ingredient)\"}"
                    return try client.change("updateGroceryItem", input, as: house.ana)
                }
                #expect(try substitute(id, in: first, by: ingredient).codes == ["INVALID"])
                #expect(try substitute(id, in: first, by: other).codes == [])
                let after = try house.list(client)
                let moved = (before.item(of: ingredient)["grams"].number ?? 0) - (after.item(of: ingredient)["grams"].number ?? 0)
                #expect(moved > 0 && abs((after.item(of: other)["grams"].number ?? 0) - moved) <= 0.011)
                #expect(after.item(of: other)["unit"].string == "GRAM")
                #expect(after["substitutes"].items.count == 1 && after.at("substitutes.0.substitute.id").string == other)
                // The substitution applies to that recipe only, and survives changes of the plan.
                #expect(after.item(of: ingredient)["grams"].number ?? 0 > 0)
                try house.plan(client, first, "LUNCH", on: house.next(3), servings: 2)
                #expect(abs((try house.list(client).item(of: other)["grams"].number ?? 0) - 2 * moved) <= 0.021)
                #expect(try house.list(client).item(of: ingredient)["grams"] == after.item(of: ingredient)["grams"])
                // A recipe that does not use the ingredient, and a recipe that is not planned.
                let otherItem = try #require(try house.list(client).item(of: other)["id"].string)
                #expect(try substitute(otherItem, in: second, by: ingredient).codes == ["NOT_IN_RECIPE"])
                #expect(try substitute(id, in: 39, by: other).codes == ["NOT_IN_RECIPE"])
                #expect(try substitute(otherItem, in: first, by: ingredient).codes == [])
                let restored = try house.list(client)
                #expect(restored["substitutes"].items.isEmpty && restored.item(of: other) == .null)
                #expect(try house.needed(week: 1).allSatisfy { abs((restored.item(of: $0.key)["grams"].number ?? 0) - $0.value) <= 0.0051 })
            }
        }
    }
}
