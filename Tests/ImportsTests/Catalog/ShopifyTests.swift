import Importing
import Imports
import TestSupport
import Testing

@Suite("Products from Shopify", .tags(.database), .removesDatabases)
struct ShopifyTests {
    private static let facts = "title_en, category, brand, colors, sizes, tags, price_minor, in_stock, url"

    private static let parkas = [
        "Harbour parka & hood|OUTERWEAR|Nordkai|{GREEN}|{S,L}|{women,winter,new-season}|14800|t|https://www.shop.example/products/harbour-parka",
        "Harbour parka & hood|OUTERWEAR|Nordkai|{GREY}|{S}|{women,winter,new-season}|14800|t|https://www.shop.example/products/harbour-parka",
    ]

    @Test("the variants of a colour become an item in several sizes, and mistakes are reported")
    func items() throws {
        let support = try FeedSupport()
        let (report, messages) = try support.run([ImportSupport.text("shopify.csv")], as: support.shopify())
        #expect(report.counts == [9, 0, 0, 2] && report.other == 3, "\(messages)")
        let lamp = "the catalogue only has things to wear, such as Apparel & Accessories > Clothing > Dresses, shoes, bags and jewelry"
        #expect(
            messages.sorted() == [
                "feed0: record 13 (line 15) skipped: product “reading-lamp”: “Type” is “Lamps”: \(lamp)",
                "feed0: record 15 (line 17) skipped: product “tide-top/Teal”: “Price” is “free”: a price is needed, such as 19.95",
            ]
        )
        #expect(
            try support.items(Self.facts) == [
                "Dune trousers – Length: Long|TROUSERS|Nordkai|{BEIGE}|{32,34}|{}|6600|t|https://www.shop.example/products/dune-trousers",
                "Dune trousers – Length: Short|TROUSERS|Nordkai|{BEIGE}|{32}|{}|6400|t|https://www.shop.example/products/dune-trousers",
            ] + Self.parkas + [
                "Pebble hoops|JEWELRY|Kiesel|{GOLD}|{ONE_SIZE}|{gold-plated}|3200|t|https://www.shop.example/products/pebble-hoops",
                "Tide top|TOP|Shop|{OTHER}|{ONE_SIZE}|{}|1900|t|https://www.shop.example/products/tide-top",
            ]
        )
        let pictures = try support.items("regexp_replace(description_en, E'\\\\s+', ' ', 'g'), images").filter { $0.contains("parka") }
        #expect(
            pictures == [
                "Keeps the rain out. Cut in Lubmin.|{https://images.example/parka-moss.jpg,https://images.example/parka-collar.jpg,https://images.example/parka-pocket.jpg}",
                "Keeps the rain out. Cut in Lubmin.|{https://images.example/parka-slate.jpg,https://images.example/parka-collar.jpg,https://images.example/parka-pocket.jpg}",
            ]
        )
        #expect(try support.run([ImportSupport.text("shopify.csv")], as: support.shopify()).report.counts == [0, 0, 9, 2])
    }

    @Test("the newer names of columns mean the same")
    func newerNames() throws {
        let support = try FeedSupport()
        let (report, messages) = try support.run([ImportSupport.text("shopify-2025.csv")], as: support.shopify())
        #expect(report.counts == [4, 0, 0, 0] && report.other == 0, "\(messages)")
        #expect(try support.items(Self.facts) == Self.parkas)
        #expect(
            try support.database.value("SELECT string_agg(key, ' ' ORDER BY key COLLATE \"C\") FROM feed_product")
                == "harbour-parka/Moss/Large harbour-parka/Moss/Medium harbour-parka/Moss/Small harbour-parka/Slate/Small"
        )
    }

    @Test("a product that is not published any more goes out of stock")
    func unpublished() throws {
        let support = try FeedSupport()
        let text = try ImportSupport.text("shopify-2025.csv")
        try support.run([text], as: support.shopify())
        let (report, _) = try support.run([text.replacing(",active,", with: ",draft,")], as: support.shopify())
        #expect(report.other == 4 && report.gone == 4)
        #expect(try support.items("in_stock") == ["f", "f"])
    }

    private static func unidentified(_ count: Int) -> String {
        "\(count) of the skipped products could not be identified, so nothing was marked as gone. Correct them, or repeat the import with --allow-incomplete"
    }

    private static let header = "Handle,Title,Type,Option1 Name,Option1 Value,Variant Price,Image Src\n"

    @Test("rows of a product that do not follow each other, and rows without a price or handle, are reported")
    func rows() throws {
        let support = try FeedSupport()
        let text =
            Self.header + """
                a,Red top,Tops,Size,S,10,
                b,Red skirt,Skirts,,,,https://images.example/b.jpg
                a,,,,M,10,
                ,Red hat,Hats,,,5,
                c,Red belt,Belts,Title,Default Title,"5,50",
                c,,,,,,"https://images.example/c"broken

                """
        let (report, messages) = try support.run([text], as: support.shopify())
        #expect(report.counts == [2, 0, 0, 4], "\(messages)")
        #expect(
            messages == [
                "feed0: record 2 (line 3) skipped: product “b”: “Price” is missing: a price such as 19.95 is needed",
                "feed0: record 3 (line 4) skipped: product “a”: “Title” is missing: the product's name is needed",
                "feed0: record 4 (line 5) skipped: “handle” is empty: the last part of the product's address is needed, such as linen-dress",
                "feed0: record 6 (line 7) skipped: “image_src” begins with a quotation mark, and its closing one is missing or not the last character (line 7, column 8). Write two quotation marks for one inside the field",
                Self.unidentified(2),
            ]
        )
        #expect(try support.items("title_en, price_minor") == ["Red top|1000", "Red belt|550"])
    }

    @Test("a product without a colour has those in its tags or in the first sentence of its description")
    func colors() throws {
        let support = try FeedSupport()
        let text = """
            Handle,Title,Tags,Body (HTML),Variant Price
            a,Varsity top,"women, grey",Black buttons.,10
            b,Varsity top,women,<p>A black &amp; red top. Goes with blue jeans.</p>,10
            c,Varsity top,women,Sporty. Black.,10

            """
        let (report, messages) = try support.run([text], as: support.shopify())
        #expect(report.counts == [2, 0, 0, 1], "\(messages)")
        #expect(
            messages == [
                "feed0: record 3 (line 4) skipped: product “c”: “color” is missing, and neither “material” nor “Title” names one: a colour is needed, such as navy/white"
            ]
        )
        #expect(try support.items("colors") == ["{GREY}", "{BLACK,RED}"])
    }

    @Test("a group of rows that is too large for memory continues with the texts of its first row")
    func largeGroup() throws {
        let support = try FeedSupport()
        let text = String(repeating: "Soft. ", count: 7_000)
        let header = "Handle,Title,Type,Option1 Name,Option1 Value,Variant Price,Body (HTML)\n"
        let rows = (0..<120).map { "big,\($0 == 0 ? "Red top,Tops,Size" : ",,"),\($0 + 1),10,\(text)\n" }
        let (report, messages) = try support.run([header + rows.joined()], as: support.shopify())
        #expect(report.counts == [120, 0, 0, 0], "\(messages.prefix(3))")
        #expect(try support.items("title_en, cardinality(sizes)") == ["Red top|120"])
    }
}
