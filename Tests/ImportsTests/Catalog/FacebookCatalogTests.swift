import Importing
import Imports
import TestSupport
import Testing

@Suite("Products from Meta's catalogue", .tags(.database), .removesDatabases)
struct FacebookCatalogTests {
    @Test("Meta's template becomes items, and its own words have their meaning")
    func items() throws {
        let support = try FeedSupport()
        let (report, messages) = try support.run([ImportSupport.text("facebook.csv")], as: FacebookCatalog(support.reader()))
        #expect(report.counts == [4, 0, 0, 1] && report.other == 1, "\(messages)")
        #expect(
            messages == [
                "feed0: record 6 (line 8) skipped: product “scarf-5”: “price” is “18.00 EUR”: prices in the catalogue are in USD; use a feed with such prices"
            ]
        )
        #expect(
            try support.items("title_en, category, colors, sizes, tags, images, in_stock, url") == [
                "Gull cap|HAT|{GREY}|{ONE_SIZE}|{}|{}|f|https://shop.example/p/cap-3",
                "Quay loafers|SHOES|{BROWN}|{38}|{women}|{}|t|https://shop.example/p/loafer-2",
                "Ripple sarong skirt|SKIRT|{MULTICOLOR}|{S}|{women,beach}|{https://images.example/sarong.jpg,https://images.example/sarong-2.jpg,https://images.example/sarong-3.jpg}|t|https://shop.example/p/sarong-1-s",
            ]
        )
    }

    @Test("a feed that also Google takes results in the same items in every form")
    func forms() throws {
        let feed = FeedText(tsv: try ImportSupport.text("products.tsv"))
        let google = try FeedSupport()
        try google.run(feed.tsv)
        let items = try google.items()
        for text in [feed.tsv, feed.rss, feed.atom] {
            let support = try FeedSupport()
            #expect(try support.run([text], as: FacebookCatalog(support.reader())).report.counts == [8, 0, 0, 3])
            #expect(try support.items() == items)
        }
    }

    @Test("hidden products are not listed, and pictures can be numbered columns")
    func hidden() throws {
        let support = try FeedSupport()
        let text = """
            # Optional | Lines with comments,
            "# Required | in quotation marks, too",
            id,title,availability,price,link,image[0].url,google_product_category,color,visibility
            a,Dress,in stock,10 USD,https://shop.example/a,https://images.example/a.jpg,2271,red,published
            b,Dress,in stock,10 USD,https://shop.example/b,,2271,red,hidden
            c,Dress,in stock,10 USD,https://shop.example/c,,2271,red,staging

            """
        let (report, messages) = try support.run([text], as: FacebookCatalog(support.reader()))
        #expect(report.counts == [1, 0, 0, 0] && report.other == 2, "\(messages)")
        #expect(try support.items("images") == ["{https://images.example/a.jpg}"])
    }
}
