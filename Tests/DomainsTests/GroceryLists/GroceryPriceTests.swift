import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Domains
@testable import Engine

@Suite("Prices of grocery lists", .tags(.database), .timeLimit(.minutes(20)))
struct GroceryPriceTests {
    /// The costs of the items of one planned meal, as the service lists them and as independent SQL computes them.
    private struct Costs {
        /// The list price of an ingredient, as SQL.
        static let list = "ingredient.price_per_kg_minor"
        /// The average price in the five stores nearest to the first store within ten miles, as SQL.
        static let nearby = """
            SELECT avg(price.price_per_kg_minor) FROM store_price AS price WHERE price.ingredient_id = ingredient.id AND price.store_id IN (
                SELECT store.id FROM grocery_store AS store JOIN grocery_store AS here ON here.id = 1
                WHERE earth_distance_km(store, here) <= 16.09344 ORDER BY earth_distance_km(store, here), store.id LIMIT 5)
            """
        /// The price in the second store, as SQL.
        static let chosen = """
            SELECT price_per_kg_minor FROM store_price AS price WHERE price.ingredient_id = ingredient.id AND price.store_id = 2
            """

        private let house: Household
        private let client: EngineClient

        /// Plans the meal.
        init(_ client: EngineClient, of house: Household) throws {
            (self.client, self.house) = (client, house)
            try house.plan(client, 1, "LUNCH", on: house.next(1), servings: 7)
        }

        /// Gives the account the place of the first store, and each store its own prices.
        func moveToStore() throws {
            try house.session.execute(
                """
                UPDATE account SET latitude = store.latitude, longitude = store.longitude FROM grocery_store AS store
                WHERE store.id = 1 AND account.id = \(house.ana.number);
                UPDATE store_price SET price_per_kg_minor = price_per_kg_minor + store_id * 7;
                CREATE FUNCTION earth_distance_km(a grocery_store, b grocery_store) RETURNS float8 LANGUAGE sql AS $$
                    SELECT 2 * 6371.0088 * asin(sqrt(sin(radians(b.latitude - a.latitude) / 2) ^ 2
                        + cos(radians(a.latitude)) * cos(radians(b.latitude)) * sin(radians(b.longitude - a.longitude) / 2) ^ 2))
                $$;
                """
            )
        }

        /// The costs in the grocery list, which add up to its total.
        func actual() throws -> [Double] {
            let list = try house.list(client)
            let costs = list["items"].items.compactMap { $0.at("estimatedCost.amount").amount }
            #expect(abs(costs.reduce(0, +) - (list.at("total.amount").amount ?? 0)) < 0.001)
            return costs
        }

        /// The costs at a price per kilogram.
        func expected(_ price: String) throws -> [Double] {
            try house.fixture.column(
                """
                SELECT round(round(item.grams * (\(price)) / 1000) / 100, 2) FROM grocery_item AS item
                JOIN ingredient ON ingredient.id = item.ingredient_id WHERE item.account_id = \(house.ana.number) ORDER BY item.id
                """
            ).compactMap { Double($0) }
        }
    }

    @Test("items cost the average of nearby stores, or the list price without a nearby store")
    func nearby() async throws {
        try await Household.run { house in
            try await house.fixture.client { client throws in
                let costs = try Costs(client, of: house)
                #expect(try costs.actual() == costs.expected(Costs.list))
                try costs.moveToStore()
                #expect(try costs.actual() == costs.expected("coalesce((\(Costs.nearby)), \(Costs.list))"))
                // An unknown address has no nearby stores.
                try house.session.execute(
                    "UPDATE account SET latitude = NULL, longitude = NULL, address = 'Qwxyzzy 1' WHERE id = \(house.ana.number)"
                )
                #expect(try costs.actual() == costs.expected(Costs.list))
            }
        }
    }

    @Test("items cost the price of the chosen store until the choice is cleared")
    func chosenStore() async throws {
        try await Household.run { house in
            try await house.fixture.client { client throws in
                let costs = try Costs(client, of: house)
                try costs.moveToStore()
                let saved = try client.change(
                    "setGroceryStore",
                    "storeId: \"grocery_store_2\"",
                    "account { groceryStore { id } }",
                    as: house.ana
                )
                #expect(saved["message"].string == "Store saved" && saved.at("account.groceryStore.id").string == "grocery_store_2")
                let expected = try costs.expected("coalesce((\(Costs.chosen)), (\(Costs.nearby)), \(Costs.list))")
                #expect(try costs.actual() == expected)
                #expect(try client.changing("setGroceryStore", "storeId: \"grocery_store_99999\"", as: house.ana).errorCode == "NOT_FOUND")
                _ = try client.change("setGroceryStore", "storeId: null", as: house.ana)
                #expect(try client.data("{ viewer { groceryStore { id } } }", as: house.ana).at("viewer.groceryStore") == .null)
                #expect(try costs.actual() == costs.expected("coalesce((\(Costs.nearby)), \(Costs.list))"))
            }
        }
    }

    @Test("an account has no budget until it chooses one")
    func firstBudget() async throws {
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
            }
        }
    }

    /// Runs the body with the list of last week.
    ///
    /// Ingredients and recipes have changed since that week ended.
    private static func runAfterWeek(
        _ body: @Sendable @escaping (Household, EngineClient, _ kept: Value) throws -> Void
    ) async throws {
        try await Household.run { house in
            try await house.fixture.client { client throws in
                let kept = try Self.makeList(client, house)
                // As if two weeks had passed.
                try house.session.execute(
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
                let kept = try house.list(client, week: -1)
                let session = try house.session
                #expect(try session.column("SELECT count(*) FROM grocery_item WHERE kept_cost_minor IS NULL") == ["0"])
                try session.execute(
                    """
                    UPDATE ingredient SET price_per_kg_minor = price_per_kg_minor * 3;
                    UPDATE recipe_ingredient SET grams = grams * 2;
                    DELETE FROM recipe WHERE id = 2;
                    """
                )
                try body(house, client, kept)
            }
        }
    }

    /// Returns the list of two planned meals with a thrifty budget and an item that is at home.
    private static func makeList(_ client: EngineClient, _ house: Household) throws -> Value {
        _ = try client.change("setWeeklyBudget", "option: THRIFTY", as: house.ana)
        try house.plan(client, 1, "LUNCH", on: house.next(1), servings: 4)
        try house.plan(client, 2, "DINNER", on: house.next(6), servings: 4)
        let home = try #require(try house.list(client).at("items.0.id").string)
        _ = try client.change("updateGroceryItem", "id: \"\(home)\", isAtHome: true", as: house.ana)
        return try house.list(client)
    }

    @Test("a week that has ended keeps its prices and its budget")
    func frozen() async throws {
        try await Self.runAfterWeek { house, client, kept in
            #expect(try house.list(client, week: -1) == kept)
            let spending = try client.data(
                "{ viewer { budget { weekly { amount } spending(weeks: 3) { weekOf total { amount } budget { amount } } } } }",
                as: house.ana
            ).at("viewer.budget")
            #expect(spending.at("weekly.amount").amount == 63)
            let weeks = spending["spending"].items
            #expect(weeks.map { $0["weekOf"].string } == [house.sunday(-1), house.sunday(-2), house.sunday(-3)])
            #expect(weeks.map { $0.at("total.amount").amount } == [kept.at("total.amount").amount, 0, 0])
            #expect(weeks.map { $0.at("budget.amount").amount } == [21, 21, nil])
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

    @Test("items of a week that has ended cannot be changed")
    func ended() async throws {
        try await Self.runAfterWeek { house, client, kept in
            let id = try #require(kept.at("items.1.id").string)
            for (mutation, input) in [
                ("updateGroceryItem", ", isAtHome: true"), ("updateGroceryItem", ", quantity: 3"), ("removeGroceryItem", ""),
            ] {
                let payload = try client.change(mutation, "id: \"\(id)\"\(input)", as: house.ana)
                #expect(payload.codes == ["DAY_IS_OVER"] && payload["message"].string == "Lists of earlier weeks cannot be changed")
            }
            #expect(try house.list(client, week: -1) == kept)
        }
    }

    @Test("prices stay frozen after a move to a time zone in which the week has not ended")
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
