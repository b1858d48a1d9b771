import Foundation
import Importing
import Imports
import Postgres
import TestSupport
import Testing

@Suite("Items that leave their feed", .tags(.database), .removesDatabases)
struct LeavingFeedTests {
    private static let all = [
        ["id": "a", "size": "S", "item_group_id": "g"], ["id": "b", "size": "M", "item_group_id": "g"], ["id": "c"],
    ]

    private func stock(_ support: FeedSupport) throws -> [String] {
        try support.database.session.query(
            "SELECT feed_item.key || ' ' || sizes::text || ' ' || in_stock FROM catalog_item AS item JOIN feed_item ON item_id = item.id ORDER BY (feed_item.key LIKE 'group:%') DESC, lead_key"
        ).decode(String.self).map { $0.hasPrefix("group:") ? "g" + $0.drop { $0 != " " } : $0 }
    }

    @Test("go out of stock, and return to stock when they are back")
    func leaving() throws {
        let support = try FeedSupport()
        try support.run(FeedText(Self.all).tsv)
        #expect(try stock(support) == ["g {S,M} true", "product:c {ONE_SIZE} true"])
        let (report, _) = try support.run(FeedText(Array(Self.all.prefix(1))).rss)
        #expect(report.summary(of: "products") == "products: 0 new, 0 changed, 1 unchanged, 0 skipped; 2 no longer in the feed")
        #expect(try stock(support) == ["g {S} true", "product:c {ONE_SIZE} false"])
        let before = try support.database.versions(FeedSupport.tables)
        #expect(try support.run(FeedText(Array(Self.all.prefix(1))).tsv).report.gone == 0)
        #expect(try support.database.versions(FeedSupport.tables) == before)
        #expect(try support.run(FeedText(Self.all).atom).report.counts == [0, 2, 1, 0])
        #expect(try stock(support) == ["g {S,M} true", "product:c {ONE_SIZE} true"])
        // The facets count the current items.
        #expect(
            try support.database.value(
                "SELECT string_agg(value || '=' || count, ' ' ORDER BY value) FROM catalog_facets(label_language => 'en') WHERE name = 'inStock' AND count > 0"
            ) == "true=2"
        )
    }

    @Test("items of other feeds and sellers, and items that were not imported, stay in stock")
    func others() throws {
        let support = try FeedSupport(hasDemoData: true)
        let demo = try support.database.value("SELECT count(*) FROM catalog_item WHERE in_stock")
        try support.run(FeedText(Self.all).tsv)
        try support.run(FeedText([["id": "a"]]).tsv, feed: "second")
        try support.run(FeedText([["id": "a"]]).tsv, seller: "Other shop")
        #expect(try support.run(FeedText([["id": "c"]]).tsv).report.gone == 2)
        let stock = """
            SELECT string_agg(concat_ws(' ', seller.name, feed.name, lead_key, in_stock), ', ' ORDER BY seller.name, feed.name, lead_key)
            FROM catalog_item AS item JOIN feed_item ON item_id = item.id JOIN catalog_feed AS feed ON feed.id = feed_id
            JOIN seller ON seller.id = feed.seller_id
            """
        #expect(try support.database.value(stock) == "Other shop products a t, Shop products a f, Shop products c t, Shop second a t")
        #expect(
            try support.database.value("SELECT count(*) FROM catalog_item WHERE in_stock AND id NOT IN (SELECT item_id FROM feed_item)")
                == demo
        )
    }

    @Test("a feed in several files is complete with the last of them")
    func files() throws {
        let support = try FeedSupport()
        let (first, second) = (FeedText(Array(Self.all.prefix(1))).tsv, FeedText(Array(Self.all.dropFirst())).rss)
        #expect(try support.run(first, second).report.counts == [3, 0, 0, 0])
        let (report, _) = try support.run(second, first)
        #expect(report.counts == [0, 0, 3, 0] && report.gone == 0)
        #expect(try stock(support) == ["g {S,M} true", "product:c {ONE_SIZE} true"])
    }

    struct Broken: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let text: String
        let message: String
    }

    static let broken = [
        Broken(
            testDescription: "XML without its end",
            text: String(FeedText(Array(all.prefix(1))).rss.dropLast(8)),
            message: "is truncated"
        ),
        Broken(
            testDescription: "a table with an incomplete last line",
            text: FeedText(Array(all.prefix(1))).tsv + "red\tcolor",
            message: "the file is truncated: line 3 is incomplete"
        ),
        Broken(
            testDescription: "a table that ends within quotation marks",
            text: FeedText(Array(all.prefix(1))).tsv + "in_stock\t\"red",
            message: "the file is truncated: line 3 ends within quotation marks"
        ),
        Broken(
            testDescription: "a table with its first line only",
            text: FeedText(all).tsv.split(separator: "\n").prefix(1).joined() + "\n",
            message: ""
        ),
        Broken(testDescription: "nothing", text: "", message: "no record found: a first line with the names of the columns"),
        Broken(
            testDescription: "an error page",
            text: "<html><p>503</p></html>",
            message: "no record found: XML with elements entry or item"
        ),
        Broken(
            testDescription: "only invalid records",
            text: FeedText([["price": "x"]]).tsv,
            message: "a price with its currency is needed"
        ),
    ]

    @Test("no item leaves because of an incomplete feed", arguments: broken)
    func notWhole(_ broken: Broken) throws {
        let support = try FeedSupport()
        try support.run(FeedText(Self.all).tsv)
        let before = try support.database.versions(FeedSupport.tables)
        let (report, messages) = try support.run(broken.text)
        #expect(report.gone == 0)
        #expect(broken.message.isEmpty ? messages == [] : messages.joined().contains(broken.message), "\(messages)")
        #expect(try support.database.versions(FeedSupport.tables) == before)
    }

    @Test("a product with a mistake is still in the feed, and stays unchanged")
    func mistake() throws {
        let support = try FeedSupport()
        try support.run(FeedText(Self.all).tsv)
        var products = Self.all
        products[2]["price"] = "10 EUR"
        products[0]["link"] = "https://elsewhere.example/"
        let (report, _) = try support.run(FeedText(products).tsv)
        #expect(report.counts == [0, 0, 1, 2] && report.gone == 0)
        #expect(try stock(support) == ["g {S,M} true", "product:c {ONE_SIZE} true"])
    }

    @Test("no product leaves next to one that cannot be identified, unless the caller allows it")
    func unidentified() throws {
        let support = try FeedSupport()
        try support.run(FeedText(Self.all).tsv)
        let lines = FeedText(Array(Self.all.prefix(2))).tsv.split(separator: "\n")
        func text(_ line: String) -> String { [lines[0], lines[1], line[...], lines[2]].joined(separator: "\n") + "\n" }
        for line in ["\"\td", String(repeating: "\t", count: 40) + "x", "\t"] {
            let (report, messages) = try support.run(text(line))
            #expect(report.counts == [0, 0, 2, 1] && report.gone == 0, "\(messages)")
            #expect(messages.last?.contains("could not be identified, so nothing was marked as gone") == true, "\(messages)")
        }
        #expect(try stock(support) == ["g {S,M} true", "product:c {ONE_SIZE} true"])
        #expect(try support.run(text("\"\td"), allowsIncomplete: true).report.gone == 1)
        #expect(try stock(support) == ["g {S,M} true", "product:c {ONE_SIZE} false"])
    }

    @Test("if more than 20 products and more than the allowed share would leave, none does")
    func share() throws {
        let support = try FeedSupport()
        let products = (1...200).map { ["id": "p\($0)", "title": "Dress \($0)"] }
        try support.run(FeedText(products).tsv)
        let refused = try support.run(FeedText(Array(products.prefix(159))).tsv, maxGone: 20)
        #expect(refused.report.gone == 0)
        #expect(refused.messages.last?.hasPrefix("41 of the feed's 200 products are no longer in it, more than 20 %") == true, "\(refused)")
        #expect(try support.run(FeedText(Array(products.prefix(160))).tsv, maxGone: 20).report.gone == 40)
        #expect(try support.run(FeedText(Array(products.prefix(140))).tsv, maxGone: 0).report.gone == 20)
        #expect(try support.run(FeedText(Array(products.prefix(119))).tsv, maxGone: 14).report.gone == 0)
        #expect(try support.run(FeedText(Array(products.prefix(119))).tsv, maxGone: 15).report.gone == 21)
    }

    @Test("many items leave in batches of a thousand")
    func many() throws {
        let support = try FeedSupport()
        let products = (1...2_500).map { ["id": "p\($0)", "title": "Dress \($0)"] }
        #expect(try support.run(FeedText(products).tsv).report.counts == [2_500, 0, 0, 0])
        #expect(try support.run(FeedText(Array(products.prefix(100))).tsv).report.gone == 2_400)
        #expect(try support.database.value("SELECT count(*) FROM catalog_item WHERE in_stock") == "100")
    }

    @Test("an interrupted import takes nothing out of stock, and its repetition gives the same result as an uninterrupted one")
    func interrupted() throws {
        let former = FeedText([["id": "old"]])
        let products = (1...5_000).map { number in
            ["id": "p\(number)", "title": "Dress \(number / 3)", "item_group_id": "g\(number * 7 % 1_700)", "size": "\(30 + number % 9)"]
        }
        let text = FeedText(products).tsv
        let whole = try FeedSupport()
        try whole.run(former.tsv)
        #expect(try whole.run(text).report.counts == [5_000, 0, 0, 0])

        let ended = try FeedSupport()
        try ended.run(former.tsv)
        let folder = TemporaryFolder()
        let path = folder.path + "/many.tsv"
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        let run = try ImportRun(ended.format(), into: ended.target(), connect: { try PostgresSession(ended.database.url) }, tell: { _ in })
        #expect(throws: (any Error).self) {
            try run.run(ImportFile(path: path)) { count in
                // The batch that is being merged is lost.
                if count == 4_500 {
                    try? ended.database.session.execute(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
                    )
                }
            }
            try run.finish()
        }
        #expect(
            try ended.database.value("SELECT in_stock FROM catalog_item JOIN feed_item ON item_id = id WHERE lead_key = 'old'") == "true"
        )
        let (report, _) = try ended.run(text)
        #expect(report.new < 5_000 && report.new + report.unchanged == 5_000 && report.gone == 1)
        #expect(try ended.items() == whole.items())
    }
}
