import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Lists of grocery stores against plain SQL", .tags(.database), .timeLimit(.minutes(20)))
struct GroceryStoreListTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let arguments: String
        let sql: String
        var field = "groceryStores"

        var testDescription: String { arguments }

        /// The stores around a point by the haversine formula.
        static func around(
            _ latitude: Double,
            _ longitude: Double,
            miles: Double?,
            where condition: String = "true",
            order: String = "far"
        )
            -> String
        {
            """
            SELECT id FROM (
                SELECT *, 2 * 6371.0088 * asin(sqrt(power(sind((latitude - \(latitude)) / 2), 2)
                    + cosd(latitude) * cosd(\(latitude)) * power(sind((longitude - \(longitude)) / 2), 2))) / 1.609344 AS far
                FROM grocery_store
            ) AS store WHERE \(miles.map { "far <= \($0)" } ?? "true") AND \(condition) ORDER BY \(order == "far" ? "round(far::numeric, 6)" : order), id
            """
        }
    }

    private static let near = "near: {latitude: 38.1, longitude: -2.888}"

    static let cases = [
        Case(arguments: "", sql: "SELECT id FROM grocery_store ORDER BY price_index, id"),
        Case(arguments: "orderBy: PRICE", sql: "SELECT id FROM grocery_store ORDER BY price_index, id"),
        Case(arguments: "orderBy: null, near: null, address: \"\"", sql: "SELECT id FROM grocery_store ORDER BY price_index, id"),
        Case(
            arguments: "priceLevels: [EXPENSIVE]",
            sql: "SELECT id FROM grocery_store WHERE price_level = 'EXPENSIVE' ORDER BY price_index, id"
        ),
        Case(
            arguments: "priceLevels: [MODERATE, INEXPENSIVE, MODERATE]",
            sql: "SELECT id FROM grocery_store WHERE price_level <> 'EXPENSIVE' ORDER BY price_index, id"
        ),
        Case(arguments: "priceLevels: []", sql: "SELECT id FROM grocery_store ORDER BY price_index, id"),
        Case(arguments: near, sql: Case.around(38.1, -2.888, miles: 10)),
        Case(arguments: "\(near), withinMiles: 3.5", sql: Case.around(38.1, -2.888, miles: 3.5)),
        Case(arguments: "\(near), withinMiles: 0", sql: Case.around(38.1, -2.888, miles: 0)),
        Case(arguments: "\(near), withinMiles: null", sql: Case.around(38.1, -2.888, miles: nil)),
        Case(arguments: "\(near), withinMiles: 12500, orderBy: DISTANCE", sql: Case.around(38.1, -2.888, miles: nil)),
        Case(arguments: "\(near), orderBy: PRICE", sql: Case.around(38.1, -2.888, miles: 10, order: "price_index")),
        Case(
            arguments: "\(near), withinMiles: 6, priceLevels: MODERATE",
            sql: Case.around(38.1, -2.888, miles: 6, where: "price_level = 'MODERATE'")
        ),
        Case(
            arguments: "\(near), withinMiles: 20, priceLevels: [EXPENSIVE, MODERATE], orderBy: PRICE",
            sql: Case.around(38.1, -2.888, miles: 20, where: "price_level > 'INEXPENSIVE'", order: "price_index")
        ),
        Case(arguments: "address: \"Calle 3, Villarriba\"", sql: Case.around(38, -3, miles: 10)),
        Case(arguments: "address: \"Río Alto, Villarriba\", withinMiles: 8", sql: Case.around(38.05, -3.05, miles: 8)),
        Case(
            arguments: "address: \"EL MOLINO (villarriba)\", orderBy: PRICE",
            sql: Case.around(37.95, -2.95, miles: 10, order: "price_index")
        ),
        Case(arguments: "near: {latitude: -38.1, longitude: 177.1}, withinMiles: null", sql: Case.around(-38.1, 177.1, miles: nil)),
        Case(arguments: "near: {latitude: 90, longitude: 180}", sql: "SELECT id FROM grocery_store WHERE false"),
    ]

    @Test("a list equals the equivalent SQL, forward and backward", arguments: cases)
    func list(given: Case) async throws {
        let data = try TestData.sharedDatabase()
        let expected = try PostgresSession(data).column(given.sql)
        try await EngineFixture.read { fixture in
            try await fixture.client { client throws in
                let whole = expected + ["of \(expected.count)"]
                #expect(try client.wholeList("groceryStores", given.arguments) == whole)
                #expect(try client.wholeList("groceryStores", given.arguments, size: 6, isBackward: true) == whole)
            }
        }
    }

    @Test(
        "a store's prices are filtered by name, ingredient, aisle and stock, cheapest first",
        arguments: [
            ("", "true"),
            ("search: \"tomate\"", "ingredient_id IN (1, 12)"),
            ("search: \"SALMON\"", "ingredient_id = 9"),
            ("search: \"%'; DROP TABLE store_price; --\"", "false"),
            ("ingredientIds: [\"ingredient_9\", \"ingredient_3\", \"ingredient_999\"]", "ingredient_id IN (9, 3)"),
            ("ingredientIds: []", "true"),
            ("aisle: PRODUCE", "ingredient_id IN (1, 2, 3)"),
            ("inStock: true", "(store_id + ingredient_id) % 4 > 0"),
            ("inStock: false, aisle: DAIRY_AND_EGGS", "(store_id + ingredient_id) % 4 = 0 AND ingredient_id IN (5, 6)"),
            ("search: \"to\", inStock: true", "(store_id + ingredient_id) % 4 > 0 AND ingredient_id IN (1, 12)"),
        ]
    )
    func prices(arguments: String, condition: String) async throws {
        let data = try TestData.sharedDatabase()
        let session = try PostgresSession(data)
        try await EngineFixture.read { fixture in
            let lists = try await fixture.client { client in
                try client.data(
                    """
                    { groceryStores(near: {latitude: 38, longitude: -3}, first: 5) { nodes { id
                        prices(\(arguments.isEmpty ? "" : arguments + ", ")first: 3) { totalCount nodes { id pricePerKg { amount } } } } } }
                    """
                ).at("groceryStores.nodes").items
            }
            #expect(lists.count == 5)
            for list in lists {
                let store = try #require(list["id"].string?.split(separator: "_").last)
                let expected = try session.column(
                    """
                    SELECT concat_ws(' ', 'store_price_' || id, round(price_per_kg_minor / 100.0, 2)) FROM store_price
                    WHERE store_id = \(store) AND (\(condition)) ORDER BY price_per_kg_minor, id
                    """
                )
                let found = list.at("prices.nodes").items.map { "\($0["id"].string ?? "") \($0.at("pricePerKg.amount").string ?? "")" }
                #expect(found == Array(expected.prefix(3)))
                #expect(list.at("prices.totalCount").int == expected.count)
            }
        }
    }
}
