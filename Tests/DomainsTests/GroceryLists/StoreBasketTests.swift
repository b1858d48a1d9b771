import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Domains

@Suite("Stores for a grocery list", .tags(.database), .timeLimit(.minutes(20)))
struct StoreBasketTests {
    private func stores(_ client: EngineClient, _ house: Household, _ arguments: String, as member: Member?) throws -> [Value] {
        try client.data(
            """
            { groceryStores(first: 100, weekOf: "\(house.sunday(1))", \(arguments)) { totalCount nodes {
              id name priceIndex basket(weekOf: "\(house.sunday(1))") { cost { amount } availableCount wantedCount } } } }
            """,
            as: member
        ).at("groceryStores.nodes").items
    }

    /// Runs the body with a list of several items.
    ///
    /// One item is at home, and one has no ingredient.
    private static func run(_ body: @Sendable @escaping (Household, EngineClient, _ home: String) throws -> Void) async throws {
        try await Household.run { house in
            try await house.fixture.client { client throws in
                try house.session.execute(
                    """
                    UPDATE store_price SET in_stock = (store_id + ingredient_id) % 3 > 0,
                        price_per_kg_minor = price_per_kg_minor + store_id * 11
                    """
                )
                try house.plan(client, 1, "LUNCH", on: house.next(1), servings: 8)
                try house.plan(client, 2, "DINNER", on: house.next(1), servings: 8)
                try house.plan(client, 3, "DINNER", on: house.next(2), servings: 8)
                _ = try client.change("addGroceryItem", "weekOf: \"\(house.sunday(1))\", item: {name: \"Candles\"}", as: house.ana)
                let home = try #require(try house.list(client).at("items.0.id").string)
                _ = try client.change("updateGroceryItem", "id: \"\(home)\", isAtHome: true", as: house.ana)
                try body(house, client, home)
            }
        }
    }

    /// The baskets of all stores by the id of the store, computed by independent SQL.
    ///
    /// Items that a store does not sell cost the list price.
    private static func expectedBaskets(_ house: Household, without home: String) throws -> [String: Basket] {
        let rows = try house.session.run(
            """
            SELECT 'grocery_store_' || store.id AS store, count(*)::float8 AS wanted,
                (count(*) FILTER (WHERE price.in_stock))::float8 AS available,
                (sum(round(item.grams / 1000 * coalesce(price.price_per_kg_minor, ingredient.price_per_kg_minor))) / 100)::float8 AS cost
            FROM grocery_store AS store CROSS JOIN grocery_item AS item JOIN ingredient ON ingredient.id = item.ingredient_id
            LEFT JOIN store_price AS price ON price.ingredient_id = ingredient.id AND price.store_id = store.id
            WHERE item.account_id = \(house.ana.number) AND 'grocery_item_' || item.id <> \(home) GROUP BY store.id
            """
        ).decode(Basket.self)
        return Dictionary(uniqueKeysWithValues: rows.map { ($0.store, $0) })
    }

    @Test("each store has the cost of the list and the number of available items")
    func baskets() async throws {
        try await Self.run { house, client, home in
            let expected = try Self.expectedBaskets(house, without: home)
            let all = try stores(client, house, "orderBy: PRICE", as: house.ana)
            #expect(!all.isEmpty && all.count == expected.count)
            for store in all {
                let basket = try #require(expected[store["id"].string ?? ""])
                #expect(store.at("basket.wantedCount").number == basket.wanted)
                #expect(store.at("basket.availableCount").number == basket.available)
                #expect(abs((store.at("basket.cost.amount").amount ?? -1) - basket.cost) < 0.001)
            }
        }
    }

    /// The ids of all stores in an order, read page by page.
    private static func pagedIDs(_ client: EngineClient, _ house: Household, _ order: String) throws -> [Value] {
        var (paged, cursor): ([Value], String?) = ([], nil)
        repeat {
            let after = cursor.map { ", after: \"\($0)\"" } ?? ""
            let page = try client.data(
                """
                { groceryStores(first: 2, weekOf: "\(house.sunday(1))", orderBy: \(order)\(after)) {
                  nodes { id } pageInfo { endCursor hasNextPage } } }
                """,
                as: house.ana
            )["groceryStores"]
            paged += page["nodes"].items.map { $0["id"] }
            cursor = page.at("pageInfo.hasNextPage") == true ? page.at("pageInfo.endCursor").string : nil
        } while cursor != nil
        return paged
    }

    @Test("orders and filters use the cost of the list and the number of available items")
    func orders() async throws {
        try await Self.run { house, client, _ in
            let all = try stores(client, house, "orderBy: PRICE", as: house.ana)
            let costs = all.compactMap { $0.at("basket.cost.amount").amount }
            #expect(costs == costs.sorted() && Set(costs).count > 1)
            let available = try stores(client, house, "orderBy: AVAILABILITY", as: house.ana)
            let counts = available.compactMap { $0.at("basket.availableCount").int }
            #expect(counts == counts.sorted(by: >) && Set(counts).count > 1)
            let (most, least) = (costs[costs.count / 2], counts[counts.count / 2])
            let cheap = try stores(client, house, "maxBasketCost: \"\(most)\"", as: house.ana)
            #expect(cheap.count == costs.count { $0 <= most } && cheap.allSatisfy { ($0.at("basket.cost.amount").amount ?? 99) <= most })
            let full = try stores(client, house, "minAvailable: \(least)", as: house.ana)
            #expect(full.count == counts.count { $0 >= least })
            for order in ["PRICE", "AVAILABILITY"] {
                let whole = try stores(client, house, "orderBy: \(order)", as: house.ana).map { $0["id"] }
                #expect(try Self.pagedIDs(client, house, order) == whole)
            }
        }
    }

    @Test("other callers have no basket, and their order is by the price index")
    func others() async throws {
        try await Self.run { house, client, _ in
            let all = try stores(client, house, "orderBy: PRICE", as: house.ana)
            for member in [house.bo, nil] {
                let others = try stores(client, house, "orderBy: PRICE", as: member)
                #expect(others.allSatisfy { $0["basket"] == .null })
                let indexes = others.compactMap { $0["priceIndex"].number }
                #expect(indexes == indexes.sorted() && others.count == all.count)
                #expect(try stores(client, house, "orderBy: AVAILABILITY", as: member).count == all.count)
            }
        }
    }

    @Test("cost what the list's total is if the viewer chooses the store", arguments: [1, 2, 3, 4])
    func totals(seed: UInt64) async throws {
        try await Household.run { house in
            try await house.fixture.client { client throws in
                var random = SeededGenerator(seed: seed)
                func roll(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
                let session = try house.session
                // Odd prices, and gaps that differ from store to store. Some accounts have stores nearby, and others have none.
                try session.execute(
                    """
                    UPDATE store_price SET in_stock = (store_id + ingredient_id) % 3 > 0, price_per_kg_minor = price_per_kg_minor + store_id * 37 % 101;
                    DELETE FROM store_price WHERE (store_id * 7 + ingredient_id * 5 + \(seed)) % 3 = 0;
                    """
                )
                if seed % 2 == 0 {
                    try session.execute(
                        """
                        UPDATE account SET latitude = store.latitude, longitude = store.longitude FROM grocery_store AS store
                        WHERE store.id = \(seed) AND account.id = \(house.ana.number)
                        """
                    )
                }
                let week = "weekOf: \"\(house.sunday(1))\""
                func expectEqual(after change: String) throws {
                    for _ in 0..<6 {
                        let store = "grocery_store_\(roll(1...40))"
                        let payload = try client.change(
                            "setGroceryStore",
                            "storeId: \"\(store)\"",
                            """
                            account { groceryList(\(week)) { total { amount } items { id isAtHome ingredient { id } } }
                              groceryStore { id basket(\(week)) { cost { amount } wantedCount availableCount } } }
                            """,
                            as: house.ana
                        )
                        let (list, shop) = (payload.at("account.groceryList"), payload.at("account.groceryStore"))
                        #expect(shop["id"].string == store)
                        let items = list["items"].items
                        guard !items.isEmpty else {
                            #expect(shop["basket"] == .null)
                            continue
                        }
                        #expect(shop.at("basket.cost.amount") == list.at("total.amount"), "\(change), \(store)")
                        let wanted = items.count { $0.at("ingredient.id") != .null && $0["isAtHome"] == false }
                        #expect(shop.at("basket.wantedCount").int == wanted && shop.at("basket.availableCount").int ?? 99 <= wanted)
                    }
                }
                try expectEqual(after: "nothing")
                for round in 0..<14 {
                    let items = try house.list(client)["items"].items
                    let id = items.randomElement(using: &random)?["id"].string
                    var change = "planMeal"
                    switch (roll(0...7), id) {
                    case (0, let id?): change = "updateGroceryItem(id: \"\(id)\", isAtHome: \(roll(0...2) > 0), checked: true)"
                    case (1, let id?): change = "updateGroceryItem(id: \"\(id)\", checked: true, quantity: \(roll(1...999)), unit: GRAM)"
                    case (2, let id?): change = "removeGroceryItem(id: \"\(id)\")"
                    case (3, _):
                        let item = "item: {ingredientId: \"ingredient_\(roll(1...12))\"}, quantity: 0.\(roll(1...99)), unit: KILOGRAM"
                        change = "addGroceryItem(\(week), \(item))"
                    case (4, _): change = "addGroceryItem(\(week), item: {name: \"Candles\"})"
                    case (5, let id?):
                        let other = "ingredientId: \"ingredient_\(roll(1...12))\", recipeId: \"recipe_\(roll(1...45))\""
                        change = "updateGroceryItem(id: \"\(id)\", substitute: {\(other)})"
                    default:
                        let slot = ["BREAKFAST", "LUNCH", "DINNER"][round % 3]
                        let meal = "date: \"\(house.next(roll(0...6)))\", slot: \(slot), recipeId: \"recipe_\(roll(1...45))\""
                        change = "planMeal(\(meal), servings: \(roll(1...30)))"
                    }
                    let parts = change.split(separator: "(", maxSplits: 1)
                    // Some changes are refused, such as a substitute in a recipe that is not planned.
                    _ = try client.change(String(parts[0]), String(parts[1].dropLast()), as: house.ana)
                    try expectEqual(after: change)
                }
                // Everything at home costs nothing, but the list is not empty.
                try session.execute("UPDATE grocery_item SET is_at_home = true")
                try expectEqual(after: "everything is at home")
                // The final costs of a week count in every store.
                try session.execute(
                    "UPDATE grocery_item SET is_at_home = false, kept_cost_minor = CASE WHEN name IS NULL THEN id % 700 ELSE 0 END WHERE account_id = \(house.ana.number)"
                )
                try expectEqual(after: "the end of the week")
            }
        }
    }

    private struct Basket: Decodable {
        let store: String
        let wanted: Double
        let available: Double
        let cost: Double
    }
}
