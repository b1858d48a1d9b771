import Importing
import Imports
import Postgres
import TestSupport
import Testing

@Suite("Reading of product fields", .tags(.database), .removesDatabases)
struct ProductFieldTests {
    struct Kept: Sendable {
        let said: [String: String]
        let column: String
        let value: String

        init(_ said: [String: String], _ column: String, _ value: String) {
            (self.said, self.column, self.value) = (said, column, value)
        }
    }

    static let categories = [
        Kept(["google_product_category": "Apparel & Accessories > Clothing > Skirts > Mini Skirts"], "category", "SKIRT"),
        Kept(["google_product_category": "apparel & accessories>clothing>dresses"], "category", "DRESS"),
        Kept(["google_product_category": "6228"], "category", "SKIRT"),
        Kept(["google_product_category": "Luggage & Bags > Backpacks"], "category", "BAG"),
        Kept(["google_product_category": "Apparel & Accessories > Jewelry > Watches"], "category", "WATCH"),
        Kept(["google_product_category": "524"], "category", "EYEWEAR"),
        // Google has neither jeans nor knitwear.
        Kept(["google_product_category": "204", "product_type": "Women > Jeans > Skinny"], "category", "JEANS"),
        Kept(["google_product_category": "204", "title": "Slim jeans with belt loops"], "category", "JEANS"),
        Kept(["google_product_category": "212", "title": "Wool cardigan"], "category", "KNITWEAR"),
        Kept(["google_product_category": "5598", "title": "Tailored blazer"], "category", "SUIT"),
        // Google's specific categories take precedence over other words.
        Kept(["google_product_category": "187", "product_type": "Dresses"], "category", "SHOES"),
        Kept(["google_product_category": "166", "product_type": "Shoes > Ankle Boots"], "category", "SHOES"),
        Kept(["google_product_category": "1604", "title": "Party dress with a lace belt"], "category", "DRESS"),
        Kept(["google_product_category": "", "product_type": "Home > Women > Swim Shorts"], "category", "SWIMWEAR"),
        Kept(["google_product_category": "", "product_type": "Dress Shoes"], "category", "SHOES"),
        // Of several values, the first known one counts.
        Kept(["google_product_category": "", "product_type": "New in,Women > Dresses"], "category", "DRESS"),
        Kept(["google_product_category": "", "product_type": "\"Sale\",\"Women > Skirts\""], "category", "SKIRT"),
        Kept(["google_product_category": "", "product_type": "Women > Dresses,Women > Shoes"], "category", "DRESS"),
        Kept(["google_product_category": "214,2271"], "category", "DRESS"),
        Kept(
            ["google_product_category": "Apparel & Accessories > Clothing,Apparel & Accessories > Handbags, Wallets & Cases"],
            "category",
            "DRESS"
        ),
        Kept(["google_product_category": "Apparel & Accessories > Handbags, Wallets & Cases > Handbags"], "category", "BAG"),
        // A type that names no kind of product leaves it to the title.
        Kept(["google_product_category": "", "product_type": "Women > New in", "title": "Silk scarf"], "category", "SCARF"),
        Kept(["google_product_category": "Apparel & Accessories > Clothing > Clothing Tops > T-Shirts"], "category", "TOP"),
        Kept(["google_product_category": "Apparel & Accessories > Clothing > Pants > Jeans"], "category", "JEANS"),
    ]

    static let colors = [
        Kept(["color": "Navy/White"], "colors", "{NAVY,WHITE}"),
        Kept(["color": "navy blue"], "colors", "{NAVY}"),
        Kept(["color": "Off-White"], "colors", "{WHITE}"),
        Kept(["color": "Heather Light Grey / Burgundy, ROJO"], "colors", "{GREY,RED}"),
        Kept(["color": "Multi"], "colors", "{MULTICOLOR}"),
        // Two colours without a known name are several colours.
        Kept(["color": "Gloaming / Firn", "title": "Red dress"], "colors", "{MULTICOLOR}"),
        Kept(["color": "Sunset", "title": "Coral dress"], "colors", "{ORANGE}"),
        // The seller's word is kept, whether we know it or not.
        Kept(["color": "Lagoon breeze"], "concat_ws(' ', colors, color_name)", "{OTHER} Lagoon breeze"),
        Kept(["color": "Burgundy"], "concat_ws(' ', colors, color_name)", "{RED} Burgundy"),
        Kept(["color": "", "title": "Red dress"], "coalesce(color_name, 'none')", "none"),
        Kept(["color": "Taupe"], "colors", "{BEIGE}"), Kept(["color": "Mid-wash denim"], "colors", "{BLUE}"),
        Kept(["color": "Champagne"], "colors", "{BEIGE}"), Kept(["color": "Rose gold"], "colors", "{GOLD}"),
        Kept(["color": "Leopard print"], "colors", "{BROWN,MULTICOLOR}"), Kept(["color": "Verde botella"], "colors", "{GREEN}"),
        Kept(["color": "Brick / Pewter"], "colors", "{RED,GREY}"), Kept(["color": "Azul petróleo"], "colors", "{BLUE}"),
        // Only an attribute for colours can name a colour by another thing.
        Kept(["color": "", "title": "Black denim dress"], "colors", "{BLACK}"),
        Kept(["color": "", "material": "Sterling silver"], "colors", "{SILVER}"),
    ]

    static let sizes = [
        Kept(["size": ""], "sizes", "{ONE_SIZE}"),
        Kept(["size": "one size"], "sizes", "{ONE_SIZE}"),
        Kept(["size": "medium"], "sizes", "{M}"),
        Kept(["size": "2XL"], "sizes", "{XXL}"),
        Kept(["size": "M/L"], "sizes", "{M,L}"),
        Kept(["size": "XS-S"], "sizes", "{XS,S}"),
        Kept(["size": "38"], "sizes", "{38}"),
        Kept(["size": "EU 38"], "sizes", "{38}"),
        Kept(["size": "38/40"], "sizes", "{38,40}"),
        Kept(["size": "W32 L34"], "sizes", "{32}"),
        Kept(["size": "32 x 34"], "sizes", "{32}"),
        Kept(["size": "8", "size_system": "US"], "sizes", "{US_8}"),
        Kept(["size": "38", "size_system": "EU"], "sizes", "{38}"),
        Kept(["size": "6-9 months"], "sizes", "{6_9_MONTHS}"),
    ]

    static let tags = [
        Kept(["gender": "male", "age_group": "adult"], "tags", "{men}"),
        Kept(["gender": "female", "age_group": "toddler"], "tags", "{kids}"),
        Kept(["material": "80% Organic Cotton, 20% Elastane"], "tags", "{organic,cotton}"),
        Kept(["material": "faux leather"], "tags", "{vegan-leather}"),
        Kept(["material": "Merino/Silk"], "tags", "{wool,silk}"),
        Kept(["product_type": "Women > Party Dresses"], "tags", "{women,party}"),
        Kept(["product_type": "Men > Beach", "gender": "female"], "tags", "{women,beach}"),
        Kept(["custom_label_0": "New season", "custom_label_3": "margin high"], "tags", "{new-season}"),
    ]

    static let prices = [
        Kept(["price": "19.95 USD"], "price_minor", "1995"),
        Kept(["price": "USD 19.5"], "price_minor", "1950"),
        Kept(["price": "1,299.00USD"], "price_minor", "129900"),
        Kept(["price": "1.299,00 usd"], "price_minor", "129900"),
        Kept(["price": "1,299 USD"], "price_minor", "129900"),
        Kept(["price": "20 USD", "sale_price": "15.00 USD"], "price_minor", "1500"),
        Kept(
            ["price": "20 USD", "sale_price": "15 USD", "sale_price_effective_date": "2026-11-15T00:30+0100/2026-11-16T00:00+0100"],
            "price_minor",
            "1500"
        ),
        Kept(
            ["price": "20 USD", "sale_price": "15 USD", "sale_price_effective_date": "2026-11-15T00:30:00Z/2026-11-16T00:00:00Z"],
            "price_minor",
            "2000"
        ),
        // The last day is included.
        Kept(["price": "20 USD", "sale_price": "15 USD", "sale_price_effective_date": "2026-11-01 / 2026-11-15"], "price_minor", "1500"),
        Kept(["price": "20 USD", "sale_price": "15 USD", "sale_price_effective_date": "2026-11-01/2026-11-14"], "price_minor", "2000"),
    ]

    static let arrivals = [
        Kept(["availability": "in stock"], "in_stock || ' ' || delivery_days", "true 7"),
        Kept(["availability": "out of stock"], "in_stock", "false"),
        Kept(["availability": "out_of_stock"], "in_stock", "false"),
        Kept(["availability": "preorder"], "in_stock", "false"),
        Kept(["availability": "backorder", "availability_date": "2026-11-20T00:00Z"], "in_stock || ' ' || delivery_days", "true 12"),
        Kept(["availability": "preorder", "availability_date": "2026-11-01"], "in_stock || ' ' || delivery_days", "true 7"),
        Kept(["availability": "pre-order", "availability_date": "2099-01-01"], "in_stock", "false"),
        Kept(["shipping": "US:CA:Ground:5.00 USD:1:2:3:4,US::Express:9.00 USD:0:1:1:2"], "delivery_days", "3"),
        Kept(["shipping": "US:::5 USD", "max_handling_time": "2", "max_transit_time": "3"], "delivery_days", "5"),
        Kept(["min_handling_time": "1"], "delivery_days", "1"),
    ]

    static let texts = [
        Kept(["title": "Dress &amp; coat"], "title_en || '/' || title_es", "Dress & coat/Dress & coat"),
        Kept(["title": "<em>Plain</em> dress<br>of linen"], "title_en", "Plain dress of linen"),
        Kept(["description": "<p>One &lt; two</p><p>a<br/>b &#233; 1 < 2 &nope;</p>"], "description_en", "One < two\na\nb é 1 < 2 &nope;"),
        Kept(["brand": "Solana"], "brand", "Solana"),
        Kept(["brand": ""], "brand", "Shop"),
        Kept(["description": ""], "description_en", ""),
        Kept(["link": "https://www.shop.example/a?b=1"], "url", "https://www.shop.example/a?b=1"),
        Kept(["link": "https://m.shop.example/a"], "url", "https://m.shop.example/a"),
        Kept(
            [
                "image_link": "https://i.example/1.jpg",
                "additional_image_link": "https://i.example/2.jpg,ftp://i.example/3.jpg,https://i.example/1.jpg",
            ],
            "images",
            "{https://i.example/1.jpg,https://i.example/2.jpg}"
        ),
        Kept(["link": "https://www.shop.example/a b?q=ñ[1]"], "url", "https://www.shop.example/a%20b?q=%C3%B1%5B1%5D"),
        Kept(["link": "HTTPS://WWW.shop.example:443/A#b#c"], "url", "https://www.shop.example:443/A#b%23c"),
        Kept(
            ["image_link": "https://i.example/vestido azul.jpg", "additional_image_link": "http://10.0.0.1/2.jpg,https://localhost/3.jpg"],
            "images",
            "{https://i.example/vestido%20azul.jpg}"
        ),
        Kept(["image_link": "https://imágenes.example/1.jpg"], "images", "{https://xn--imgenes-iwa.example/1.jpg}"),
        Kept(["title": "Dress - M", "size": "M", "item_group_id": "g1"], "title_en", "Dress"),
        Kept(["title": "Dress (M)", "size": "M", "item_group_id": "g2"], "title_en", "Dress"),
        Kept(["title": "Dress - M", "size": "M"], "title_en", "Dress - M"),
    ]

    @Test(
        "each field has the value in the feed, in all formats",
        arguments: [categories, colors, sizes, tags, prices, arrivals, texts]
    )
    func kept(_ cases: [Kept]) throws {
        let feed = FeedText(cases.enumerated().map { place, kept in kept.said.merging(["id": "p\(place)"]) { $1 } })
        for text in [feed.tsv, feed.rss, feed.atom] {
            let support = try FeedSupport()
            let (report, messages) = try support.run(text)
            #expect(report.new == cases.count, "\(messages)")
            for (place, kept) in cases.enumerated() {
                let value = try support.database.value(
                    "SELECT \(kept.column) FROM catalog_item WHERE id = (SELECT item_id FROM feed_product WHERE key = 'p\(place)')"
                )
                #expect(value == kept.value, "\(kept.said)")
            }
        }
    }

    @Test("Spanish feeds put the noun first")
    func spanish() throws {
        let support = try FeedSupport()
        let said = ["google_product_category": "", "product_type": "Mujer > Zapatos de vestir", "color": "Azul marino", "title": "Zapatos"]
        let (report, messages) = try support.run(FeedText(said).tsv, format: support.format(.es))
        #expect(report.counts == [1, 0, 0, 0], "\(messages)")
        #expect(try support.items("written_in, category, colors, tags, title_en") == ["ES|SHOES|{NAVY}|{women}|Zapatos"])
    }

    @Test("the summary or content of an Atom entry describes it")
    func summary() throws {
        for name in ["summary", "content"] {
            let support = try FeedSupport()
            let atom = FeedText().atom.replacing(
                "</entry>",
                with: "<\(name) type=\"html\">&lt;p&gt;Soft &amp;amp; light&lt;/p&gt;</\(name)></entry>"
            )
            try support.run(atom)
            #expect(try support.items("description_en") == ["Soft & light"])
        }
    }

    @Test("columns can have brackets, parts and repeated names, and spreadsheets name their separator")
    func columns() throws {
        let support = try FeedSupport()
        let header =
            "ID [id];Title [title];Link [link];Price [price];Availability [availability];Product type [product_type]"
            + ";Color [color];shipping(country:price:max_transit_time);Color [color]"
        let row = "a-1;Plain dress;https://shop.example/a-1;10.00 USD;in_stock;Dresses;;US:5.99 USD:4;Red"
        let (report, messages) = try support.run("sep=;\n\(header)\n\(row)\n")
        #expect(report.counts == [1, 0, 0, 0], "\(messages)")
        #expect(try support.items("price_minor, colors, delivery_days") == ["1000|{RED}|4"])
    }

    struct Wrong: Sendable {
        let said: [String: String]
        let message: String

        init(_ said: [String: String], _ message: String) {
            (self.said, self.message) = (said, message)
        }
    }

    static let mistakes = [
        Wrong(["price": "cheap"], "“price” is “cheap”: a price with its currency is needed, such as 19.95 USD"),
        Wrong(["price": "$19.95"], "“price” is “$19.95”: a price with its currency is needed"),
        Wrong(["price": "0.00 USD"], "“price” is “0.00 USD”: a price with its currency is needed"),
        Wrong(["price": "19.955 USD"], "“price” is “19.955 USD”: a price with its currency is needed"),
        Wrong(["price": "19.95 EUR"], "“price” is “19.95 EUR”: prices in the catalogue are in USD"),
        Wrong(["sale_price": "19.95 USD"], "“sale_price” is “19.95 USD”, more than “price”, “10.00 USD”"),
        Wrong(["sale_price": "5 GBP"], "“sale_price” is “5 GBP”: prices in the catalogue are in USD"),
        Wrong(
            ["sale_price": "5 USD", "sale_price_effective_date": "soon"],
            "“sale_price_effective_date” is “soon”: two times are needed"
        ),
        Wrong(
            ["sale_price": "5 USD", "sale_price_effective_date": "2026-02-30T00:00Z/2026-03-01T00:00Z"],
            "“sale_price_effective_date” is “2026-02-30T00:00Z/2026-03-01T00:00Z”: two times are needed"
        ),
        Wrong(["availability": "perhaps"], "“availability” is “perhaps”: one of in_stock, out_of_stock, preorder, backorder is needed"),
        Wrong(["availability": "preorder", "availability_date": "soon"], "“availability_date” is “soon”: a time is needed"),
        Wrong(
            ["google_product_category": "Home & Garden > Lighting"],
            "“google_product_category” is “Home & Garden > Lighting”: the catalogue only has things to wear"
        ),
        Wrong(["google_product_category": "214"], "“google_product_category” is “214”: the catalogue only has things to wear"),
        Wrong(["google_product_category": "166", "title": "Thing"], "“google_product_category” is “166” and “product_type” “”"),
        Wrong(["google_product_category": ""], "“google_product_category” and “product_type” are missing"),
        Wrong(
            ["google_product_category": "", "product_type": "Lamps"],
            "“product_type” is “Lamps”: the catalogue only has things to wear"
        ),
        Wrong(["color": ""], "“color” is missing, and neither “material” nor “title” names one"),
        Wrong(["gender": "x"], "“gender” is “x”: one of female, male, unisex is needed"),
        Wrong(["age_group": "old"], "“age_group” is “old”: one of newborn, infant, toddler, kids, adult is needed"),
        Wrong(
            ["size": String(repeating: "x", count: 51)],
            "“size” is “\(String(repeating: "x", count: 51))”: a size of at most 50 characters"
        ),
        Wrong(
            ["link": "https://elsewhere.example/a"],
            "“link” is “https://elsewhere.example/a”: an address at shop.example that begins with https:// is needed"
        ),
        Wrong(
            ["link": "https://notshop.example/a"],
            "“link” is “https://notshop.example/a”: an address at shop.example that begins with https:// is needed"
        ),
        Wrong(
            ["link": "http://shop.example/a"],
            "“link” is “http://shop.example/a”: an address at shop.example that begins with https:// is needed"
        ),
        Wrong(
            ["link": "https://shop.example@evil.example/"],
            "“link” is “https://shop.example@evil.example/”: an address without a user name and password is needed"
        ),
        Wrong(
            ["link": "javascript:alert(1)"],
            "“link” is “javascript:alert(1)”: an address that begins with https:// or http:// is needed"
        ),
        Wrong(
            ["link": "https://169.254.169.254/latest"],
            "“link” is “https://169.254.169.254/latest”: an address on the public internet is needed, not one of a private network"
        ),
        Wrong(["link": "https://shop.example:99999/"], "“link” is “https://shop.example:99999/”: a port from 1 to 65535 is needed"),
        Wrong(["image_link": "ftp://i.example/1.jpg"], "“image_link” is “ftp://i.example/1.jpg”: an address that begins with"),
        Wrong(
            ["image_link": "http://[::ffff:10.0.0.1]/1.jpg"],
            "“image_link” is “http://[::ffff:10.0.0.1]/1.jpg”: an address on the public"
        ),
        Wrong(
            ["image_link": "https://u:p@i.example/1.jpg"],
            "“image_link” is “https://u:p@i.example/1.jpg”: an address without a user name"
        ),
        Wrong(["link": ""], "“link” is missing: the product's page is needed"),
        Wrong(["title": ""], "“title” is missing: the product's name is needed"),
        Wrong(["max_handling_time": "many"], "“max_handling_time” is “many”: a number of days from 0 to 365 is needed"),
    ]

    @Test("mistakes are reported with the product, the field and the expected value, and other products are imported")
    func wrong() throws {
        let feed = FeedText(
            Self.mistakes.enumerated().map { place, wrong in wrong.said.merging(["id": "p\(place)"]) { $1 } } + [["id": "right"]]
        )
        for text in [feed.tsv, feed.rss, feed.atom] {
            let support = try FeedSupport()
            let (report, messages) = try support.run(text)
            #expect(report.counts == [1, 0, 0, Self.mistakes.count])
            for (place, wrong) in Self.mistakes.enumerated() {
                let message = messages.first { $0.contains("product “p\(place)”") } ?? ""
                #expect(message.hasPrefix("feed0: record \(place + 1) (line "), "\(message)")
                #expect(message.contains(" skipped: product “p\(place)”: \(wrong.message)"), "\(message)")
            }
        }
        let (report, messages) = try FeedSupport().run(FeedText(["id": ""]).rss)
        #expect(
            report.isFailure && messages == ["feed0: record 1 (line 3, byte 91) skipped: “id” is missing: the product's own id is needed"],
            "\(messages)"
        )
    }
}
