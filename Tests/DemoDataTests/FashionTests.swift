import Languages
import Postgres
import TestSupport
import Testing

@testable import DemoData

@Suite("Fashion in the demo data")
struct FashionTests {
    private let items: [CatalogItem]

    init() throws { items = try CatalogItem.all() }

    @Test("has over 2,000 items with unique titles from 60 sellers, and 40 collections of at least 20 items")
    func counts() throws {
        #expect(items.count >= 2_000)
        #expect(Set(items.map(\.title.english)).count == items.count)
        #expect(Set(items.map(\.title.spanish)).count == items.count)
        #expect(Set(items.map(\.seller)).count == 60)
        #expect(try Seller.all().count == 60)
        #expect(Set(items.map(\.brand)) == Set(Brand.all))
        let collections = try ItemCollection.all()
        #expect(collections.count == 40)
        #expect(Set(collections.map(\.slug)).count == 40)
        let small = collections.filter { $0.places(in: items).count < 20 }
        #expect(small.map(\.hashtag) == [])
        #expect(collections.first?.slug == "boho-summer")
    }

    @Test("titles combine material, garment and detail in both languages")
    func titles() {
        #expect(
            items[0].title
                == Bilingual(english: "Linen wrap dress with a gathered waist", spanish: "Vestido cruzado de lino con cintura fruncida")
        )
        let doubled = items.filter { item in
            let words = item.title.english.lowercased().split(separator: " ")
            return zip(words, words.dropFirst()).contains { $0 == $1 }
        }
        #expect(doubled.map(\.title.english) == [])
    }

    @Test("items use only known tags, and every tag is used")
    func tags() throws {
        let known = Set(try CatalogTag.all().map(\.key))
        let used = Set(items.flatMap(\.tags))
        #expect(used.subtracting(known).sorted() == [])
        #expect(known.subtracting(used).sorted() == [])
    }

    @Test("materials and details suffice for the items of each garment")
    func variety() throws {
        let poor = try GarmentTable().garments.filter { $0.materials.count * $0.details.count < CatalogItem.perGarment }
        #expect(poor.map(\.name.english) == [])
    }

    @Test("variants of an item have shades in both languages and enough names for a scale of 300")
    func shades() {
        #expect(Shade.all.count >= 100)
        #expect(Set(Shade.all.map(\.name.english)).count == Shade.all.count)
        #expect(Set(Shade.all.map(\.name.spanish)).count == Shade.all.count)
    }
}

@Suite("Seeding the fashion catalogue", .tags(.database), .removesDatabases)
struct FashionSeedTests {
    private static let tables = ["seller", "catalog_item", "collection", "collection_item", "catalog_bitmap", "catalog_term"]

    /// A database shared by tests that only read.
    private static let grown = Result {
        let made = try DatabaseRemoval.exempting { try url() }
        _ = try seed(PostgresSession(made), scale: 4)
        return made
    }

    /// A new database with all tables but only the rows from migrations.
    private static func database() throws -> PostgresSession { try PostgresSession(url()) }

    private static func url() throws -> String {
        try TestDatabase.shared.createServedDatabase(hasDemoData: false)
    }

    private static func seed(_ session: PostgresSession, scale: Int) throws -> Bool {
        try SeedTables.make(in: session)
        return try FashionSection.seed(into: session, scale: scale, progress: { _ in })
    }

    private func number(_ session: PostgresSession, _ sql: String) throws -> Int {
        try #require(session.query("SELECT (\(sql))::bigint").integer(0, 0))
    }

    private func checksum(_ session: PostgresSession) throws -> [String] {
        try Self.tables.map { table in
            let row = try session.query("SELECT md5(string_agg(entry::text, E'\\n' ORDER BY entry::text)) FROM \(table) AS entry")
            return try #require(row.text(0, 0))
        }
    }

    @Test("seeding in one go or step by step gives the same rows, and seeding again adds nothing")
    func determinism() throws {
        let (one, other) = (try PostgresSession(Self.grown.get()), try Self.database())
        #expect(try Self.seed(other, scale: 1))
        #expect(try !Self.seed(other, scale: 3))
        #expect(try Self.seed(other, scale: 4))
        #expect(try !Self.seed(other, scale: 4))
        #expect(try checksum(one) == checksum(other))
        let items = try CatalogItem.all().count
        #expect(try number(one, "SELECT count(*) FROM catalog_item") == 2 * items)
        #expect(try number(one, "SELECT count(DISTINCT title_es) FROM catalog_item") == 2 * items)
    }

    @Test(
        "the seeded rows are consistent",
        arguments: [
            "catalog_item WHERE created_at < (SELECT created_at FROM seller WHERE id = seller_id)",
            "catalog_item WHERE created_at >= '2026-11-01Z' OR price_minor < 200 OR delivery_days NOT BETWEEN 1 AND 14",
            "catalog_item WHERE title_en = title_es OR description_en = description_es",
            "catalog_item, unnest(sizes) AS size WHERE catalog_place('sizes', size) IS NULL",
            "catalog_item, unnest(tags) AS tag WHERE NOT EXISTS (SELECT FROM catalog_term WHERE facet = 'tags' AND value = tag)",
            """
            (SELECT collection_id FROM collection_item GROUP BY collection_id
                HAVING max(position) <> count(*) OR count(DISTINCT position) <> count(*)) AS gap
            """,
            "collection WHERE NOT EXISTS (SELECT FROM collection_item WHERE collection_id = collection.id)",
            "(SELECT brand FROM catalog_item GROUP BY brand EXCEPT SELECT value FROM catalog_bitmap WHERE facet = 'brands') AS missing",
            """
            (SELECT 1 WHERE (SELECT sum(bit_count(items)) FROM catalog_bitmap WHERE facet = 'tags')
                <> (SELECT sum(cardinality(tags)) FROM catalog_item)) AS wrong
            """,
        ]
    )
    func consistency(violations: String) throws {
        #expect(try number(PostgresSession(Self.grown.get()), "SELECT count(*) FROM \(violations)") == 0)
    }

    @Test("rows that sellers added between two seeds stay and keep their ids")
    func company() throws {
        let session = try Self.database()
        _ = try Self.seed(session, scale: 1)
        try session.execute(
            """
            INSERT INTO catalog_item (seller_id, title_en, title_es, description_en, description_es, category, brand, colors, sizes,
                price_minor, delivery_days, url)
            SELECT id, 'Own', 'Propio', '', '', 'HAT', 'Own', '{RED}', '{M}', 100, 1, website || '/own' FROM seller WHERE id = 1
            """
        )
        let own = try number(session, "SELECT max(id) FROM catalog_item")
        _ = try Self.seed(session, scale: 4)
        #expect(try number(session, "SELECT id FROM catalog_item WHERE brand = 'Own'") == own)
        #expect(try number(session, "SELECT count(*) FROM catalog_item") == 2 * (own - 1) + 1)
        #expect(try number(session, "SELECT nextval('catalog_item_id_seq')") == 2 * (own - 1) + 2)
    }
}
