import Foundation
import Importing
import Imports
import Postgres
import TestSupport

/// A database with a seller's feed.
struct FeedSupport {
    let database: ImportSupport
    private let words: CatalogWords

    /// Creates a database, with demo data on request.
    init(hasDemoData: Bool = false) throws {
        database = try ImportSupport(hasDemoData: hasDemoData)
        words = try CatalogWords(database.session)
    }

    /// 15 November 2026.
    static let now = 1_794_700_800

    func reader(_ language: ProductReader.Language = .en, now: Int = Self.now) -> ProductReader {
        ProductReader(language: language, deliveryDays: 7, words: words, now: now)
    }

    func format(_ language: ProductReader.Language = .en, now: Int = Self.now) -> GoogleMerchant {
        GoogleMerchant(reader(language, now: now))
    }

    /// The formats of shops, whose files name no addresses of products.
    func shopify(_ language: ProductReader.Language = .en) -> Shopify { Shopify(reader(language), site: "https://www.shop.example") }
    func wooCommerce(_ language: ProductReader.Language = .en) -> WooCommerce {
        WooCommerce(reader(language), site: "https://www.shop.example")
    }

    func target(
        _ feed: String = "products",
        seller: String = "Shop",
        maxGone: Int = 100,
        batchSize: Int = 2_000
    ) throws -> CatalogTarget {
        let seller = FeedSeller(seller, site: "https://www.shop.example/", country: "ES")
        return CatalogTarget(feed: try CatalogFeed(feed, of: seller, in: database.session), maxGone: maxGone, batchSize: batchSize)
    }

    /// Imports a complete feed from texts, like the command.
    @discardableResult
    func run(
        _ texts: String...,
        feed: String = "products",
        seller: String = "Shop",
        format: GoogleMerchant? = nil,
        maxGone: Int = 100,
        allowsIncomplete: Bool = false,
        batchSize: Int = 2_000
    ) throws -> (report: ImportReport, messages: [String]) {
        try run(
            texts,
            as: format ?? self.format(),
            feed: feed,
            seller: seller,
            maxGone: maxGone,
            allowsIncomplete: allowsIncomplete,
            batchSize: batchSize
        )
    }

    /// Imports a complete feed of any format from texts, like the command.
    @discardableResult
    func run(
        _ texts: [String],
        as format: some ImportFormat,
        feed: String = "products",
        seller: String = "Shop",
        maxGone: Int = 100,
        allowsIncomplete: Bool = false,
        batchSize: Int = 2_000
    ) throws -> (report: ImportReport, messages: [String]) {
        let folder = TemporaryFolder()
        var messages: [String] = []
        let run = try ImportRun(
            format,
            into: target(feed, seller: seller, maxGone: maxGone, batchSize: batchSize),
            connect: { try PostgresSession(database.url) },
            tell: { messages.append($0) }
        )
        for (number, text) in texts.enumerated() {
            let path = "\(folder.path)/feed\(number)"
            try Data(text.utf8).write(to: URL(filePath: path))
            try run.run(ImportFile(path: path))
        }
        do {
            try run.finish(allowsIncomplete: allowsIncomplete)
        } catch let failure as ImportFailure {
            messages.append(failure.description)
        }
        return (run.report, messages.map { $0.replacing(folder.path + "/", with: "") })
    }

    /// Returns all columns of feed items by key, except ids and times.
    func items(_ columns: String = Self.columns) throws -> [String] {
        try database.session.query(
            """
            SELECT concat_ws('|', \(columns)) FROM catalog_item AS item JOIN feed_item ON item_id = item.id
            ORDER BY url COLLATE "C", lead_key COLLATE "C"
            """
        ).decode(String.self)
    }

    static let columns = """
        title_en, title_es, description_en, written_in, category, brand, colors, sizes, tags, images, image_texts_es, price_minor, currency_code,
        delivery_days, in_stock, url
        """

    /// The tables that an import of items writes.
    static let tables = [
        "catalog_item", "feed_item", "feed_product", "catalog_feed", "seller", "catalog_bitmap", "catalog_term", "search_entry",
        "search_word",
    ]
}
