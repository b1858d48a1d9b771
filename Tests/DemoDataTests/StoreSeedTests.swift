import DemoData
import Postgres
import TestSupport
import Testing

@Suite("Seeding grocery stores", .tags(.database), .removesDatabases)
struct StoreSeedTests {
    /// A new database with the demo data, copied from one that is created once.
    private func database() throws -> PostgresSession { try PostgresSession(TestDatabase.shared.createServedDatabase()) }

    private func number(_ session: PostgresSession, _ sql: String) throws -> Int {
        try #require(session.query("SELECT (\(sql))::bigint").integer(0, 0))
    }

    @Test("each city has twelve nearby stores with all price levels, and each step of the scale adds twenty stores")
    func counts() throws {
        let session = try database()
        #expect(try number(session, "SELECT count(*) FROM grocery_store") == 120)
        #expect(try number(session, "SELECT min(count) FROM (SELECT count(*) FROM grocery_store GROUP BY city) AS city") == 12)
        #expect(try number(session, "SELECT count(*) FROM (SELECT DISTINCT city, price_level FROM grocery_store) AS level") == 30)
        #expect(try number(session, "SELECT min(count) FROM (SELECT count(*) FROM store_price GROUP BY store_id) AS price") > 200)
        try DemoData.seed(into: session, scale: 4)
        #expect(try number(session, "SELECT count(*) FROM grocery_store") == 180)
        #expect(try number(session, "SELECT count(*) FROM store_price WHERE store_id > 120") == 60 * 40)
        #expect(
            try number(
                session,
                """
                SELECT count(*) FROM grocery_store AS store JOIN place ON place.name = store.city AND place.town_id IS NULL
                WHERE kilometres(store.point <-> earth_point(place.latitude, place.longitude)) > 40
                """
            ) == 0
        )
    }

    @Test("a store's price level matches its prices, and its address resolves to its city")
    func consistency() throws {
        let session = try GrownDatabase.session()
        #expect(
            try number(
                session,
                """
                SELECT count(*) FROM grocery_store WHERE price_level <>
                    CASE WHEN price_index < 0.9 THEN 'INEXPENSIVE' WHEN price_index < 1.1 THEN 'MODERATE' ELSE 'EXPENSIVE' END::price_level
                """
            ) == 0
        )
        #expect(try number(session, "SELECT count(*) FROM grocery_store WHERE kilometres(point <-> address_point(address)) > 10") == 0)
        #expect(try number(session, "SELECT count(*) FROM store_price WHERE price_per_kg_minor % 5 > 0") == 0)
        #expect(try number(session, "SELECT count(*) FROM store_price WHERE NOT in_stock") > 1000)
    }
}
