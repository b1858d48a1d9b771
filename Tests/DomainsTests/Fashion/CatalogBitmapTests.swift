import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Bitmaps of the catalog", .tags(.database))
struct CatalogBitmapTests {
    /// Differences between the bits and the values of the items.
    private static let wrong = """
        WITH said AS (
            SELECT has.facet, (item.id >> 13)::integer AS segment, has.value, item.id & 8191 AS bit
            FROM catalog_item AS item, catalog_values(item) AS has
            GROUP BY 1, 2, 3, 4
        ), kept AS (
            SELECT facet, segment, value, bit FROM catalog_bitmap, generate_series(0, 8191) AS bit WHERE get_bit(items, bit) = 1
        )
        (TABLE said EXCEPT TABLE kept) UNION ALL (TABLE kept EXCEPT TABLE said)
        """

    @Test("stay exact after changes of one or many rows and after rollbacks")
    func exact() throws {
        let session = try PostgresSession(TestData.database())
        var generator = SeededGenerator(seed: 7)
        func expectExact(after change: String) throws {
            #expect(try session.column("SELECT count(*) FROM (\(Self.wrong)) AS wrong") == ["0"], "\(change)")
        }
        try expectExact(after: "the first rows")
        // Only items without a collection can change their ids.
        try session.execute("DELETE FROM collection_item")
        let texts = "title_en, title_es, description_en, description_es"
        let copied = "seller_id, \(texts), brand, colors, sizes, tags, price_minor, delivery_days, url"
        for round in 0..<40 {
            let number = Int.random(in: 0..<13, using: &generator)
            let changes = [
                "UPDATE catalog_item SET brand = 'Brand Z' WHERE id % 13 = \(number)",
                "UPDATE catalog_item SET tags = tags || '{even,odd,odd}' WHERE id % 11 = \(number)",
                "UPDATE catalog_item SET tags = '{}', colors = '{RED,RED,GOLD}' WHERE id % 17 = \(number)",
                "UPDATE catalog_item SET category = 'HAT', price_minor = price_minor + 2500, in_stock = NOT in_stock WHERE id % 7 = \(number)",
                "UPDATE catalog_item SET popularity = popularity + 1",
                "UPDATE catalog_item SET sizes = '{S,L}' WHERE id = \(number)",
                "DELETE FROM catalog_item WHERE id % 31 = \(number)",
                "INSERT INTO catalog_item (\(copied), category) SELECT \(copied), 'BAG' FROM catalog_item WHERE id % 19 = \(number)",
                "UPDATE catalog_item SET id = id + 20000 WHERE id % 29 = \(number) AND id < 20000",
            ]
            let change = changes.randomElement(using: &generator) ?? ""
            if round % 5 == 4 {
                try session.execute("BEGIN; \(change); ROLLBACK")
            } else {
                try session.execute(change)
            }
            try expectExact(after: change)
        }
        try session.execute("TRUNCATE catalog_item CASCADE")
        try expectExact(after: "TRUNCATE")
    }
}
