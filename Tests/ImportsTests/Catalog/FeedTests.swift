import Importing
import Imports
import Postgres
import TestSupport
import Testing

@Suite("Items from feeds", .tags(.database), .removesDatabases)
struct FeedTests {
    private static func sample() throws -> FeedText { FeedText(tsv: try ImportSupport.text("products.tsv")) }

    private static let expected = [
        """
        Hoop earrings|Hoop earrings|Plated with gold.|EN|JEWELRY|Shop|{GOLD}|{ONE_SIZE}|{gold-plated,gift}|{https://images.example/earrings-2.jpg}|\
        {"Hoop earrings"}|2495|USD|7|t|https://www.shop.example/p/earrings-2
        """
    ]

    @Test("a feed becomes items: each colour is an item with its sizes, and mistakes are reported")
    func items() throws {
        let support = try FeedSupport()
        let (report, messages) = try support.run(ImportSupport.text("products.tsv"))
        #expect(report.counts == [8, 0, 0, 3])
        #expect(
            messages.sorted() == [
                "feed0: record 10 (line 11) skipped: product “scarf-6”: “price” is “30.00 EUR”: prices in the catalogue are in USD; use a feed with such prices",
                "feed0: record 11 (line 12) skipped: product “belt-8”: “link” is “https://elsewhere.example/p/belt-8”: an address at shop.example that begins with https:// is needed",
                "feed0: record 9 (line 10) skipped: product “lamp-5”: “google_product_category” is “Home & Garden > Lighting > Lamps”: the catalogue only has things to wear, such as Apparel & Accessories > Clothing > Dresses, shoes, bags and jewelry",
            ]
        )
        let facts = "title_en, category, brand, colors, sizes, tags, price_minor, delivery_days, in_stock, url"
        #expect(
            try support.items(facts) == [
                "Linen wrap dress|DRESS|Solana|{NAVY}|{M,XL}|{women,linen,cotton,party}|8900|3|t|https://shop.example/p/dress-1?v=navy-m",
                "Linen wrap dress|DRESS|Solana|{RED,WHITE}|{M}|{women,linen,cotton}|5990|7|t|https://shop.example/p/dress-1?v=red-m",
                "Straight jeans|JEANS|Ravel|{NAVY}|{32}|{men,recycled,denim}|104900|7|t|https://shop.example/p/jeans-7",
                "Cable jumper for kids|KNITWEAR|Tilda Fjord|{GREY}|{6_9_MONTHS}|{kids,wool}|4500|7|f|https://shop.example/p/jumper-4",
                "Leather trainers|SHOES|Harrow|{BLACK,WHITE}|{US_8}|{unisex,leather}|12000|365|f|https://shop.example/p/shoes-3",
                "Hoop earrings|JEWELRY|Shop|{GOLD}|{ONE_SIZE}|{gold-plated,gift}|2495|7|t|https://www.shop.example/p/earrings-2",
            ]
        )
        #expect(try support.items().filter { $0.hasPrefix("Hoop") } == Self.expected)
        #expect(
            try support.database.value("SELECT concat_ws('|', name, website, country_code) FROM seller")
                == "Shop|https://www.shop.example/|ES"
        )
        // The label of a size without a name in the catalogue.
        #expect(
            try support.database.value("SELECT label_es FROM catalog_term WHERE facet = 'sizes' AND value = '6_9_MONTHS'") == "6-9 months"
        )
        #expect(try support.database.value("SELECT label_es FROM catalog_term WHERE facet = 'tags' AND value = 'kids'") == "Niños")
    }

    @Test("the same products as a table, RSS and Atom result in the same items")
    func forms() throws {
        let feed = try Self.sample()
        let table = try FeedSupport()
        try table.run(ImportSupport.text("products.tsv"))
        let items = try table.items()
        #expect(items.count == 6)
        for text in [feed.tsv, feed.rss, feed.atom, try ImportSupport.text("products.xml")] {
            let support = try FeedSupport()
            #expect(try support.run(text).report.counts == [8, 0, 0, 3])
            #expect(try support.items() == items)
            // The result is identical, so importing the other format changes nothing.
            #expect(try support.run(feed.tsv).report.counts == [0, 0, 8, 3])
        }
    }

    @Test("importing again writes nothing")
    func again() throws {
        let support = try FeedSupport()
        let text = try ImportSupport.text("products.tsv")
        try support.run(text)
        let before = try support.database.versions(FeedSupport.tables)
        let (report, _) = try support.run(text)
        #expect(report.counts == [0, 0, 8, 3])
        #expect(report.summary(of: "products") == "products: 0 new, 0 changed, 8 unchanged, 3 skipped")
        #expect(try support.database.versions(FeedSupport.tables) == before)
    }

    @Test("products in any order and in any batches result in the same items")
    func orders() throws {
        var feed = try Self.sample()
        var random = SeededGenerator(seed: 7)
        let whole = try FeedSupport()
        try whole.run(feed.tsv)
        let items = try whole.items()
        for _ in 0..<6 {
            feed.products.shuffle(using: &random)
            // With one product per batch, each batch meets the results of earlier ones.
            for batchSize in [1, 3, 2_000] {
                let shuffled = try FeedSupport()
                try shuffled.run(feed.tsv, batchSize: batchSize)
                #expect(try shuffled.items() == items)
            }
        }
    }

    @Test("changed products are updated and keep their ids")
    func change() throws {
        let support = try FeedSupport()
        let text = try ImportSupport.text("products.tsv")
        try support.run(text)
        let id = "SELECT item_id FROM feed_product WHERE key = "
        let (dress, jeans) = (try support.database.value(id + "'dress-1-navy-s'"), try support.database.value(id + "'jeans-7'"))
        let changed = text.replacing("out_of_stock", with: "in_stock").replacing("Straight jeans", with: "Wide jeans")
            .replacing("Sturdy denim.", with: "Soft denim.")
        #expect(try support.run(changed).report.counts == [0, 2, 6, 3])
        #expect(
            try support.items("title_en, sizes, price_minor, url").prefix(1)
                == ["Linen wrap dress|{S,M,XL}|7900|https://shop.example/p/dress-1?v=navy-s"]
        )
        #expect(try support.items("title_en, description_en").contains("Wide jeans|Soft denim."))
        #expect(try support.database.value(id + "'dress-1-navy-s'") == dress)
        #expect(try support.database.value(id + "'jeans-7'") == jeans)
        // A product with a new colour moves to another item. The old item keeps its other sizes.
        let moved = changed.replacing("\tNavy\tS\t", with: "\tGreen\tS\t")
        #expect(try support.run(moved).report.counts == [0, 1, 7, 3])
        #expect(
            try support.items("title_en, colors, sizes, price_minor").filter { $0.hasPrefix("Linen") } == [
                "Linen wrap dress|{NAVY}|{M,XL}|8900", "Linen wrap dress|{GREEN}|{S}|7900", "Linen wrap dress|{RED,WHITE}|{M}|5990",
            ]
        )
        #expect(try support.database.value("SELECT count(*) FROM (\(id) 'dress-1-navy-m') AS kept WHERE item_id = \(dress ?? "0")") == "1")
    }

    @Test("if an item's leading product is removed, the next one gives it its title")
    func lead() throws {
        let support = try FeedSupport()
        let names = [("a", "First", "S"), ("b", "Second", "M"), ("c", "Third", "L")]
        let products = names.map { ["id": $0.0, "title": $0.1, "size": $0.2, "item_group_id": "g"] }
        try support.run(FeedText(products).tsv)
        #expect(try support.items("title_en, sizes") == ["First|{S,M,L}"])
        #expect(try support.run(FeedText(Array(products.dropFirst())).tsv).report.gone == 1)
        #expect(try support.items("title_en, sizes") == ["First|{M,L}"])
        var renamed = products[1]
        renamed["title"] = "Other"
        #expect(try support.run(FeedText([renamed, products[2]]).tsv).report.counts == [0, 1, 1, 0])
        #expect(try support.items("title_en, sizes") == ["Other|{M,L}"])
        #expect(try support.run(FeedText([renamed, products[2], products[0]]).tsv).report.counts == [0, 1, 2, 0])
        #expect(try support.items("title_en, sizes") == ["First|{S,M,L}"])
    }

    @Test("a sale applies from its first moment to its last")
    func sale() throws {
        let support = try FeedSupport()
        let said = ["price": "20 USD", "sale_price": "15 USD", "sale_price_effective_date": "2026-11-20T00:00Z/2026-11-21T00:00Z"]
        let begin = 1_795_132_800
        for (now, counts, price) in [
            (begin - 1, [1, 0, 0, 0], "2000"), (begin, [0, 1, 0, 0], "1500"), (begin + 86_399, [0, 0, 1, 0], "1500"),
            (begin + 86_400, [0, 1, 0, 0], "2000"),
        ] {
            #expect(try support.run(FeedText(said).tsv, format: support.format(now: now)).report.counts == counts)
            #expect(try support.items("price_minor") == [price])
        }
    }

    @Test("of two products with the same id the first one always counts")
    func twice() throws {
        let support = try FeedSupport()
        let text = FeedText([["title": "One"], ["title": "Two"]]).tsv
        for counts in [[1, 0, 0, 1], [0, 0, 1, 1]] {
            let (report, messages) = try support.run(text)
            #expect(report.counts == counts)
            #expect(messages.joined().contains("record 2 (line 3) skipped: an earlier record is also “a-1” but differs"))
            #expect(try support.items("title_en") == ["One"])
        }
    }
}
