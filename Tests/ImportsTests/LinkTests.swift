import Importing
import Imports
import Postgres
import TestSupport
import Testing

/// All formats with links, except catalogue feeds, which `ProductFieldTests` covers.
@Suite("Links of imports", .tags(.database), .removesDatabases)
struct LinkTests {
    /// Invalid links with the reported problem.
    private static let wrong = [
        ("javascript:alert(1)", "an address that begins with https:// or http:// is needed"),
        ("https://user@shop.example/", "an address without a user name and password is needed"),
        ("https://10.0.0.1/", "an address on the public internet is needed, not one of a private network"),
        ("https://2130706433/", "an address on the public internet is needed, not one of a private network"),
        ("https://[fd00::1]/", "an address on the public internet is needed, not one of a private network"),
        ("https://printer.local./", "an address on the public internet is needed, not one of a private network"),
    ]

    @Test("links of stores in CSV files are stored as URIs, or their record is reported")
    func stores() throws {
        let support = try ImportSupport()
        let good = [
            ("https://tienda.example/Núñez & Hijos", "https://tienda.example/N%C3%BA%C3%B1ez%20&%20Hijos"),
            ("tienda.example", "https://tienda.example"),
            ("HTTP://Tienda.example:8080/A", "http://tienda.example:8080/A"),
        ]
        // `https://` is added to the first link, so its host is `javascript`, a name without a dot.
        let wrong =
            [("javascript:alert(1)", "an address on the public internet is needed, not one of a private network")] + Self.wrong.dropFirst()
        let links = good.map(\.0) + wrong.map(\.0)
        let lines = links.enumerated().map { place, link in "s\(place);Store \(place);Calle 1;Sevilla;ES;37.39;-5.99;\(link)" }
        let text = (["id;name;address;city;country;latitude;longitude;website"] + lines).joined(separator: "\n")
        let (report, messages) = try support.run(StoreCSV(), into: StoreTarget.csv, text: text)
        #expect(report.counts == [good.count, 0, 0, wrong.count], "\(messages)")
        for (place, (link, problem)) in wrong.enumerated() {
            let record = good.count + place + 1
            #expect(messages[place] == "text: record \(record) (line \(record + 1)) skipped: “website” is “\(link)”: \(problem)")
        }
        for (place, (_, kept)) in good.enumerated() {
            #expect(try support.value("SELECT website FROM grocery_store WHERE source_key = 's\(place)'") == kept)
        }
    }

    @Test("invalid links of collections are reported with the record")
    func collections() throws {
        let feed = try FeedSupport()
        try feed.run(ImportSupport.text("products.tsv"))
        let wrong = Self.wrong + [("http://images.example/1.jpg", "an address that begins with https:// is needed")]
        let links = wrong.map(\.0) + ["https://images.example/a b.jpg"]
        let lines = links.enumerated().map { place, link in "c\(place),C\(place),STYLE,\"\(link)\",shoes-3" }
        let text = (["slug,title,theme,image,items"] + lines).joined(separator: "\n")
        let (report, messages) = try feed.database.run(CollectionCSV(), into: CollectionTarget(), text: text)
        #expect(report.counts == [1, 0, 0, wrong.count], "\(messages)")
        for (place, (link, problem)) in wrong.enumerated() {
            #expect(messages[place] == "text: record \(place + 1) (line \(place + 2)) skipped: “image” is “\(link)”: \(problem)")
        }
        #expect(try feed.database.value("SELECT string_agg(image, ' ') FROM collection") == "https://images.example/a%20b.jpg")
    }

    @Test("invalid links from OpenStreetMap and Edamam are dropped, and the record is kept")
    func leftOut() throws {
        let support = try ImportSupport()
        for (link, _) in Self.wrong {
            let stores = try ImportSupport.text("overpass.json").replacing("\"super.example.com\"", with: "\"\(link)\"")
            _ = try support.run(OpenStreetMap(), into: StoreTarget.openStreetMap, text: stores)
            #expect(try support.value("SELECT coalesce(website, '-') FROM grocery_store WHERE source_key = 'node/101'") == "-", "\(link)")

            let recipes = try ImportSupport.text("edamam.json").replacing("https://www.seriouseats.com/roasted-onions", with: link)
                .replacing("https://edamam-product-images.s3.amazonaws.com/web-img/0001.jpg?X-Amz-Security-Token=abc", with: link)
            _ = try support.run(Edamam(language: "EN"), into: RecipeTarget(provider: .edamam), text: recipes)
            let kept = try support.value("SELECT coalesce(source_url, '-') || images::text FROM recipe WHERE source_key = 'recipe_0001'")
            // The next smaller picture is used instead.
            #expect(
                kept?.hasPrefix("-{https://edamam-product-images.s3.amazonaws.com/web-img/0001-s.jpg?") == true,
                "\(link): \(kept ?? "")"
            )
        }
    }

    @Test("an invalid link of a new seller is reported")
    func seller() throws {
        let support = try ImportSupport(hasDemoData: false)
        for (link, problem) in Self.wrong.dropFirst() {
            let seller = FeedSeller("Shop", site: link, country: "ES")
            #expect {
                _ = try CatalogFeed("products", of: seller, in: support.session)
            } throws: { error in
                "\(error)".contains("--seller-site is “\(link)”: \(problem)")
            }
        }
        #expect(try support.value("SELECT count(*) FROM seller") == "0")
    }
}
