import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Domains
@testable import Engine

@Suite("Prices of grocery lists", .tags(.database), .timeLimit(.minutes(20)))
struct GroceryPriceTests {
    @Test("are those of the chosen store, else the average of nearby stores, else the list price")
    func sources() async throws {
        try await Household.run { house in
            try await house.fixture.client { client throws in
                try house.plan(client, 1, "LUNCH", on: house.next(1), servings: 7)
                let session = try house.session
                /// The cost of each item at a price per kilogram, computed by independent SQL.
                func expected(_ price: String) throws -> [String] {
                    try session.column(
                        """
                        SELECT round(round(item.grams * (\(price)) / 1000) / 100, 2) FROM grocery_item AS item
                        JOIN ingredient ON ingredient.id = item.ingredient_id WHERE item.account_id = \(house.ana.number) ORDER BY item.id
                        """
                    )
                }
                func costs() throws -> [Double] {
                    let list = try house.list(client)
                    let costs = list["items"].items.compactMap { $0.at("estimatedCost.amount").amount }
                    #expect(abs(costs.reduce(0, +) - (list.at("total.amount").amount ?? 0)) < 0.001)
                    return costs
                }
                #expect(try costs() == expected("ingredient.price_per_kg_minor").compactMap { Double($0) })
                // Near a store: the five nearest within ten miles.
                try session.execute(
                    """
                    UPDATE account SET latitude = store.latitude, longitude = store.longitude FROM grocery_store AS store
                    WHERE store.id = 1 AND account.id = \(house.ana.number);
                    UPDATE store_price SET price_per_kg_minor = price_per_kg_minor + store_id * 7;
                    """
                )
                let near = """
                    SELECT avg(price.price_per_kg_minor) FROM store_price AS price WHERE price.ingredient_id = ingredient.id AND price.store_id IN (
                        SELECT store.id FROM grocery_store AS store JOIN grocery_store AS here ON here.id = 1
                        WHERE earth_distance_km(store, here) <= 16.09344 ORDER BY earth_distance_km(store, here), store.id LIMIT 5)
                    """
                try session.execute(
                    """
                    CREATE FUNCTION earth_distance_km(a grocery_store, b grocery_store) RETURNS float8 LANGUAGE sql AS $$
                        SELECT 2 * 6371.0088 * asin(sqrt(sin(radians(b.latitude - a.latitude) / 2) ^ 2
                            + cos(radians(a.latitude)) * cos(radians(b.latitude)) * sin(radians(b.longitude - a.longitude) / 2) ^ 2))
                    $$
                    """
                )
                #expect(try costs() == expected("coalesce((\(near)), ingredient.price_per_kg_minor)").compactMap { Double($0) })
                let saved = try client.change(
                    "setGroceryStore",
                    "storeId: \"grocery_store_2\"",
                    "account { groceryStore { id } }",
                    as: house.ana
                )
                #expect(saved["message"].string == "Store saved" && saved.at("account.groceryStore.id").string == "grocery_store_2")
                let chosen =
                    "SELECT price_per_kg_minor FROM store_price AS price WHERE price.ingredient_id = ingredient.id AND price.store_id = 2"
                #expect(
                    try costs() == expected("coalesce((\(chosen)), (\(near)), ingredient.price_per_kg_minor)").compactMap { Double($0) }
                )
                #expect(try client.changing("setGroceryStore", "storeId: \"grocery_store_99999\"", as: house.ana).errorCode == "NOT_FOUND")
                _ = try client.change("setGroceryStore", "storeId: null", as: house.ana)
                #expect(try client.data("{ viewer { groceryStore { id } } }", as: house.ana).at("viewer.groceryStore") == .null)
                #expect(try costs() == expected("coalesce((\(near)), ingredient.price_per_kg_minor)").compactMap { Double($0) })
                // An unknown address has no nearby stores.
                try session.execute(
                    "UPDATE account SET latitude = NULL, longitude = NULL, address = 'Qwxyzzy 1' WHERE id = \(house.ana.number)"
                )
                #expect(try costs() == expected("ingredient.price_per_kg_minor").compactMap { Double($0) })
            }
        }
    }

    @Test("are frozen when the week ends, with the budget of that week")
    func frozen() async throws {
        try await Household.run { house in
            try await house.fixture.client { client throws in
                let spending = "{ viewer { budget { option weekly { amount } spending { weekOf total { amount } budget { amount } } } } }"
                let none = try client.data(spending, as: house.ana).at("viewer.budget")
                #expect(none["option"] == .null && none["weekly"] == .null)
                #expect(none["spending"].items.map { $0.at("total.amount").amount } == [0, 0, 0, 0, 0])
                let saved = try client.change(
                    "setWeeklyBudget",
                    "option: THRIFTY",
                    "account { budget { option weekly { amount } } }",
                    as: house.ana
                )
                #expect(saved["message"].string == "Budget saved" && saved.at("account.budget.option").string == "THRIFTY")
                #expect(saved.at("account.budget.weekly.amount").amount == 21)

                try house.plan(client, 1, "LUNCH", on: house.next(1), servings: 4)
                try house.plan(client, 2, "DINNER", on: house.next(6), servings: 4)
                let list = try house.list(client)
                let home = try #require(list.at("items.0.id").string)
                _ = try client.change("updateGroceryItem", "id: \"\(home)\", isAtHome: true", as: house.ana)
                let kept = try house.list(client)
                // As if two weeks had passed.
                let session = try house.session
                try session.execute(
                    """
                    SET session_replication_role = replica;
                    UPDATE grocery_item SET week = week - 14 WHERE account_id = \(house.ana.number);
                    UPDATE planned_meal SET date = date - 14 WHERE account_id = \(house.ana.number);
                    UPDATE budget_choice SET week = week - 14 WHERE account_id = \(house.ana.number);
                    SET session_replication_role = DEFAULT;
                    """
                )
                _ = try client.change("setWeeklyBudget", "option: LIBERAL", as: house.ana)
                let earlier = try house.list(client, week: -1)
                #expect(earlier["items"] == kept["items"] && earlier["total"] == kept["total"])
            }
            _ = await house.fixture.onFirstLoop { try? await Housekeeping.deleteExpired(on: $0.lanes.writing) }
            try await house.fixture.client { client throws in
                let session = try house.session
                let before = try house.list(client, week: -1)
                #expect(try session.column("SELECT count(*) FROM grocery_item WHERE kept_cost_minor IS NULL") == ["0"])
                try session.execute(
                    """
                    UPDATE ingredient SET price_per_kg_minor = price_per_kg_minor * 3;
                    UPDATE recipe_ingredient SET grams = grams * 2;
                    DELETE FROM recipe WHERE id = 2;
                    """
                )
                #expect(try house.list(client, week: -1) == before)
                let spending = try client.data(
                    "{ viewer { budget { weekly { amount } spending(weeks: 3) { weekOf total { amount } budget { amount } } } } }",
                    as: house.ana
                ).at("viewer.budget")
                #expect(spending.at("weekly.amount").amount == 63)
                let weeks = spending["spending"].items
                #expect(weeks.map { $0["weekOf"].string } == [house.sunday(-1), house.sunday(-2), house.sunday(-3)])
                #expect(weeks.map { $0.at("total.amount").amount } == [before.at("total.amount").amount, 0, 0])
                #expect(weeks.map { $0.at("budget.amount").amount } == [21, 21, nil])
                let id = try #require(before.at("items.1.id").string)
                for (mutation, input) in [
                    ("updateGroceryItem", ", isAtHome: true"), ("updateGroceryItem", ", quantity: 3"), ("removeGroceryItem", ""),
                ] {
                    let payload = try client.change(mutation, "id: \"\(id)\"\(input)", as: house.ana)
                    #expect(payload.codes == ["DAY_IS_OVER"] && payload["message"].string == "Lists of earlier weeks cannot be changed")
                }
                #expect(try house.list(client, week: -1) == before)
                // The budget can be removed again.
                let without = try client.change(
                    "setWeeklyBudget",
                    "option: null",
                    "account { budget { option weekly { amount } } }",
                    as: house.ana
                )
                #expect(without.at("account.budget") == ["option": .null, "weekly": .null])
                #expect(try client.data("{ viewer { budget { option } } }", as: house.bo).at("viewer.budget.option") == .null)
            }
        }
    }

    @Test("stay frozen after a move to a time zone in which the week has not ended")
    func moved() async throws {
        try await Household.run { house in
            try await house.fixture.client { client throws in
                try house.plan(client, 1, "LUNCH", on: house.next(1), servings: 4)
                try house.session.execute("UPDATE grocery_item SET kept_cost_minor = 100 + id WHERE account_id = \(house.ana.number)")
                let kept = try house.list(client)
                let id = try #require(kept.at("items.0.id").string)
                #expect(try client.change("updateGroceryItem", "id: \"\(id)\", quantity: 3", as: house.ana).codes == ["DAY_IS_OVER"])
                #expect(try client.change("removeGroceryItem", "id: \"\(id)\"", as: house.ana).codes == ["DAY_IS_OVER"])
                let candles = "weekOf: \"\(house.sunday(1))\", item: {name: \"Candles\"}"
                #expect(try client.change("addGroceryItem", candles, as: house.ana).codes == ["DAY_IS_OVER"])
                try house.plan(client, 2, "DINNER", on: house.next(1), servings: 4)
                #expect(try house.list(client) == kept)
            }
        }
    }

    @Test("recipes list the budgets they fit, and meal options respect the account's budget")
    func budgets() async throws {
        try await Household.run { house in
            try await house.fixture.client { client throws in
                let recipes = try client.data(
                    "{ recipes(first: 100) { nodes { mealTypes costPerServing { amount } budgetOptions { option } } } }"
                )
                let options = try client.data(
                    "{ budgetOptions { option perServing { breakfast { amount } lunch { amount } dinner { amount } } } }"
                )
                for recipe in recipes.at("recipes.nodes").items {
                    let cost = recipe.at("costPerServing.amount").amount ?? 0
                    let meals = recipe["mealTypes"].items.compactMap { value -> String? in value.string?.lowercased() }
                    let fitting = options["budgetOptions"].items.filter { option in
                        meals.contains { cost <= (option.at("perServing.\($0).amount").amount ?? -1) }
                    }
                    #expect(recipe["budgetOptions"].items.map { $0["option"] } == fitting.map { $0["option"] })
                }
                func costs(_ arguments: String) throws -> [Double] {
                    try client.data("{ mealOptions\(arguments) { recipe { id } costPerServing { amount } reason } }", as: house.ana)[
                        "mealOptions"
                    ].items
                        .compactMap { $0.at("costPerServing.amount").amount }
                }
                let unlimited = try costs("")
                try house.session.execute("UPDATE budget_option SET weekly_minor = 700 WHERE option = 'THRIFTY'")
                _ = try client.change("setWeeklyBudget", "option: THRIFTY", as: house.ana)
                let thrifty = try costs("")
                #expect(thrifty == (try costs("(budget: {option: THRIFTY})")) && thrifty != unlimited)
                #expect(thrifty.allSatisfy { $0 <= 0.45 })
                #expect(try costs("(budget: {option: LIBERAL})").count >= thrifty.count)
            }
        }
    }
}
