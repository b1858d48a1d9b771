import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

/// Of 3,000 stores, a few match in each way.
///
/// Some of them are among the cheapest, where the search looks first, and some are far behind.
@Suite("Pages across tiers of matches", .tags(.database), .timeLimit(.minutes(20)))
struct TierPageTests {
    private static let stores = """
        SELECT setval('grocery_store_id_seq', 90000);
        INSERT INTO grocery_store (name, address, city, country_code, latitude, longitude, price_level, price_index)
        SELECT CASE WHEN n = 1500 THEN 'Zyzz' WHEN n % 90 = 0 THEN 'Zyzz ' || n WHEN n % 90 = 1 THEN 'Zyzzs ' || n ELSE 'Corner ' || n END,
            CASE WHEN n % 90 = 2 THEN 'Zyzz ' || n ELSE 'Street ' || n END || CASE WHEN n % 4 = 0 THEN ' qwyx' ELSE '' END,
            'Sevilla', 'ES', 37, -6, 'MODERATE', 10 + (n * 7919 % 4001) / 1000.0
        FROM generate_series(1, 3000) AS n;
        """
    /// The expected order: the exact name, the word in the name, another form in the name, the word elsewhere, each by price.
    private static let expected = """
        SELECT 'grocery_store_' || id FROM grocery_store WHERE name || address ILIKE '%zyzz%'
        ORDER BY name <> 'Zyzz', name !~ '^Zyzz\\M', name !~ '^Zyzzs', price_index, id
        """

    @Test("have one order for every page size, from both ends", arguments: [3, 30, 100])
    func pages(size: Int) async throws {
        try await EngineFixture.run { fixture in
            let session = try PostgresSession(fixture.database)
            try session.execute(Self.stores)
            let all = try session.texts(Self.expected)
            #expect(all.count == 102)
            for (typed, wanted) in [
                ("zyzz ", all),
                ("zyzz -qwyx ", try session.texts("SELECT * FROM (\(Self.expected)) AS found(id) WHERE id NOT IN (\(Self.refused))")),
            ] {
                for isBackward in [false, true] {
                    let found = try await Self.walk(fixture, "groceryStores", "search: \"\(typed)\"", size, isBackward)
                    #expect(found == wanted, "\(typed) \(isBackward)")
                }
                let count = try await fixture.data("{ groceryStores(search: \"\(typed)\") { totalCount } }").at("groceryStores.totalCount")
                    .int
                #expect(count == wanted.count)
            }
        }
    }

    private static let refused = "SELECT 'grocery_store_' || id FROM grocery_store WHERE address LIKE '%qwyx'"

    @Test("are exactly reversed for the opposite direction", arguments: ["red dress", "blue", "vegan skirt or wool", "-black"])
    func turned(typed: String) async throws {
        try await SearchedDemo.read { demo in
            func walk(_ direction: String, _ size: Int, _ isBackward: Bool) async throws -> [String] {
                let arguments = "filter: {search: \"\(typed)\"}, orderBy: {field: RELEVANCE, direction: \(direction)}"
                return try await Self.walk(demo.fixture, "catalogItems", arguments, size, isBackward)
            }
            let bestFirst = try await walk("DESC", 100, false)
            #expect(bestFirst.count > 5 && Set(bestFirst).count == bestFirst.count)
            for size in [9, 100] {
                #expect(try await walk("ASC", size, false) == bestFirst.reversed())
                #expect(try await walk("ASC", size, true) == bestFirst.reversed())
                #expect(try await walk("DESC", size, true) == bestFirst)
            }
        }
    }

    /// 3,000 items, of them 20 with the word in the middle of the price range and 6 across the range.
    ///
    /// Some of the 6 are among the first thousand.
    private static let items = """
        INSERT INTO catalog_item (seller_id, title_en, title_es, description_en, description_es, category, brand, colors, sizes, price_minor,
            popularity, delivery_days, url)
        SELECT seller_id, CASE WHEN n % 40 = 0 AND n BETWEEN 1100 AND 1900 OR n % 500 = 7 THEN 'Zyzz ' || n ELSE 'Plain ' || n END, 'Liso ' || n,
            '', '', category, brand, colors, sizes, 50 * (n / 10), n * 7919 % 1009, n % 5, url
        FROM (SELECT * FROM catalog_item ORDER BY id LIMIT 1) AS one CROSS JOIN generate_series(1, 3000) AS n;
        """

    @Test("have the database's order in other orders", arguments: ["PRICE": "price_minor", "POPULARITY": "popularity"])
    func otherOrders(order: String, column: String) async throws {
        try await EngineFixture.run { fixture in
            let session = try PostgresSession(fixture.database)
            try session.execute(Self.items)
            for direction in ["ASC", "DESC"] {
                let wanted = try session.texts(
                    "SELECT 'catalog_item_' || id FROM catalog_item WHERE title_en LIKE 'Zyzz %' ORDER BY \(column) \(direction), id \(direction)"
                )
                #expect(wanted.count == 26)
                for (size, isBackward) in [(4, false), (4, true), (30, false), (30, true)] {
                    let arguments = "filter: {search: \"zyzz \"}, orderBy: {field: \(order), direction: \(direction)}"
                    let found = try await Self.walk(fixture, "catalogItems", arguments, size, isBackward)
                    #expect(found == wanted, "\(order) \(direction) \(size) \(isBackward)")
                }
            }
        }
    }

    private static func walk(
        _ fixture: EngineFixture,
        _ field: String,
        _ arguments: String,
        _ size: Int,
        _ isBackward: Bool
    ) async throws -> [String] {
        var (ids, cursor) = ([String](), "")
        while true {
            let bounds = isBackward ? "last: \(size)\(cursor)" : "first: \(size)\(cursor)"
            let list = try await fixture.data(
                """
                { \(field)(\(arguments), \(bounds)) {
                  nodes { id } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
                } }
                """
            )[field]
            let page = list["nodes"].items.compactMap { $0["id"].string }
            ids = isBackward ? page + ids : ids + page
            guard list.at(isBackward ? "pageInfo.hasPreviousPage" : "pageInfo.hasNextPage").bool == true else { return ids }
            let next = list.at(isBackward ? "pageInfo.startCursor" : "pageInfo.endCursor").string ?? ""
            cursor = isBackward ? ", before: \"\(next)\"" : ", after: \"\(next)\""
        }
    }
}
