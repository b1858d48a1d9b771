import Foundation
import Postgres
import TestSupport
import Testing

@Suite("cupboard import catalog", .tags(.database), .removesDatabases)
struct ImportCatalogCommandTests {
    private func run(_ support: ImportSupport, _ arguments: String..., file: String) throws -> Command.Outcome {
        let command = [Command.cupboard, "import", "catalog", "--format", "google-merchant"] + arguments
        return try Command.run(command + ["--database", support.url, file])
    }

    @Test("adds a seller if it has enough information, and prints a summary of the products")
    func seller() throws {
        let support = try ImportSupport(hasDemoData: false)
        let table = ImportSupport.sample("products.tsv")
        let unknown = try run(support, "--seller", "Shop", file: table)
        #expect(unknown.status == 1)
        #expect(
            unknown.errors.contains(
                "There is no seller “Shop”. Give an existing seller, or add a new one with --seller-site and --seller-country"
            )
        )
        let wrong = try run(
            support,
            "--seller",
            "Shop",
            "--seller-site",
            "https://shop.example@evil.example",
            "--seller-country",
            "ES",
            file: table
        )
        #expect(
            wrong.status == 1
                && wrong.errors.contains("--seller-site is “https://shop.example@evil.example”: an address without a user name")
        )
        let land = try run(support, "--seller", "Shop", "--seller-site", "shop.example", "--seller-country", "Spain", file: table)
        #expect(land.status == 1 && land.errors.contains("--seller-country is “Spain”: a two-letter code is needed"))
        #expect(try support.value("SELECT count(*) FROM seller") == "0")

        let new = try run(support, "--seller", "Shop", "--seller-site", "shop.example", "--seller-country", "es", file: table)
        #expect(new.status == 1 && new.output == "products: 8 new, 0 changed, 0 unchanged, 3 skipped\n", "\(new)")
        #expect(new.errors.split(separator: "\n").count == 4 && new.errors.hasSuffix("Error: 3 records were skipped.\n"), "\(new)")
        let id = try support.value("SELECT 'seller_' || id FROM seller") ?? ""
        for arguments in [["--seller", "Shop"], ["--seller", id]] {
            let command = [Command.cupboard, "import", "catalog", "--format", "google-merchant", "--database", support.url] + arguments
            let again = try Command.run(command + [ImportSupport.sample("products.xml")])
            #expect(again.output == "products: 0 new, 0 changed, 8 unchanged, 3 skipped\n", "\(again)")
        }
        let moved = try run(support, "--seller", "Shop", "--seller-site", "https://other.example", file: table)
        #expect(moved.status == 1 && moved.errors.contains("the site of the seller “Shop” is https://shop.example"))
        #expect(try support.value("SELECT string_agg(website, ' ') FROM seller") == "https://shop.example")
    }

    @Test("imports exports of shops, whose products are on the seller's site")
    func shops() throws {
        let support = try ImportSupport(hasDemoData: false)
        let new = ["--seller", "Shop", "--seller-site", "https://shop.example/", "--seller-country", "DE"]
        for (format, file, counts) in [
            ("shopify", "shopify.csv", "9 new, 0 changed, 0 unchanged, 2 skipped; 3 of other kinds"),
            ("woocommerce", "woocommerce.csv", "6 new, 0 changed, 0 unchanged, 2 skipped; 4 of other kinds"),
            ("facebook", "facebook.csv", "4 new, 0 changed, 0 unchanged, 1 skipped; 1 of other kinds"),
        ] {
            let command = [Command.cupboard, "import", "catalog", "--format", format, "--feed", format, "--database", support.url] + new
            let outcome = try Command.run(command + [ImportSupport.sample(file)])
            #expect(outcome.status == 1 && outcome.output == "products: \(counts)\n", "\(outcome)")
        }
        let address = "SELECT string_agg(DISTINCT url, ' ') FROM feed_product WHERE url LIKE '%hoops' OR url LIKE '%p=502'"
        #expect(try support.value(address) == "https://shop.example/?post_type=product&p=502 https://shop.example/products/pebble-hoops")
    }

    @Test("a file that is not a feed or is truncated is reported in one line, and no item goes out of stock")
    func broken() throws {
        let support = try ImportSupport(hasDemoData: false)
        let arguments = ["--seller", "Shop", "--seller-site", "shop.example", "--seller-country", "ES"]
        func outcome(_ input: String, _ file: String = "-") throws -> Command.Outcome {
            let command = [Command.cupboard, "import", "catalog", "--format", "google-merchant", "--database", support.url] + arguments
            return try Command.run(command + [file], input: input)
        }
        let whole = try ImportSupport.text("products.xml")
        #expect(try outcome(whole).output.contains("8 new"))
        let cut = try outcome(String(whole.prefix(3_000)))
        #expect(cut.status == 1)
        #expect(
            cut.errors.contains("standard input, line ")
                && cut.errors.contains("the file ends before its first element: it is truncated")
        )
        let bomb = #"<!DOCTYPE x [<!ENTITY a "a">]><rss>&a;</rss>"#
        #expect(
            try outcome(bomb).errors.contains(
                "standard input, line 1, column 13: a document type (<!DOCTYPE …>) with its entities is not supported"
            )
        )
        let page = try outcome("<html/>")
        #expect(page.status == 1 && page.errors.contains("no record found: XML with elements entry or item in channel or feed is needed"))
        let wide = try outcome("name\tprice\nx\ty\n")
        #expect(wide.status == 1 && wide.errors.contains("the columns id, title, link, availability are missing"))
        #expect(try support.value("SELECT count(*) FROM feed_product WHERE NOT is_listed") == "0")
        #expect(try support.value("SELECT count(*) FROM catalog_item WHERE in_stock") == "4")
        // The good file is read, although the first one is not, and everything has status 0 only if all of it was read.
        let folder = TemporaryFolder()
        let (bad, good) = (folder.path + "/bad.tsv", folder.path + "/good.tsv")
        try "name\tprice\nx\ty\n".write(toFile: bad, atomically: true, encoding: .utf8)
        try FeedText([["id": "k1"]]).tsv.write(toFile: good, atomically: true, encoding: .utf8)
        let seller = ["--seller", "Second", "--seller-site", "shop.example", "--seller-country", "ES"]
        let command = [Command.cupboard, "import", "catalog", "--format", "google-merchant", "--database", support.url] + seller
        let both = try Command.run(command + [bad, good])
        #expect(both.status == 1 && both.output == "products: 1 new, 0 changed, 0 unchanged, 0 skipped\n", "\(both)")
        #expect(
            both.errors.contains("bad.tsv, line 1: the columns id") && both.errors.hasSuffix("Error: 1 file could not be read whole.\n"),
            "\(both)"
        )
        #expect(try Command.run(command + [good]).status == 0)
    }
}
