public import Importing
public import Postgres

/// Catalogue items from a seller's feed.
public struct CatalogTarget: ImportTarget {
    /// The kind of records, as messages name it.
    public let name = "products"
    /// Records are compared by the digest in the first table.
    public let hasDigest = true
    /// The tables that grow during an import.
    public let tablesToAnalyze = ["catalog_item", "feed_item", "feed_product", "search_word"]
    /// One writer, because items share bitmaps and two writers would wait for each other.
    public let writers = 1
    /// Large, because each batch writes the bitmaps of all values it contains.
    public let batchSize: Int

    /// Products that leave the feed are unlisted.
    public let removesMissing = true

    private let feed: CatalogFeed
    private let maxGone: Int
    private let statements = MergeStatements("catalog", then: ["catalog_offers"])
    private let goneStatements = MergeStatements("catalog", merging: "catalog_gone", then: ["catalog_offers"])

    /// The number of products that may always leave a feed.
    private static let alwaysGone = 20

    /// The items of a feed, merged in batches of the given size.
    ///
    /// If more than 20 products and more than `maxGone` percent would leave the feed, none does.
    public init(feed: CatalogFeed, maxGone: Int = 20, batchSize: Int = 2_000) {
        (self.feed, self.maxGone, self.batchSize) = (feed, maxGone, batchSize)
    }

    /// A product is one row.
    public let tables = [
        StagingTable(
            "staged_product",
            columns: """
                key, item_key, title, description, written_in, category, brand, colors, sizes, size_labels, tags, images, price_minor, \
                delivery_days, in_stock, url, color_name
                """
        )
    ]

    /// Creates the staging tables and a table with the feed.
    public func prepare(_ session: PostgresSession) throws(PostgresError) {
        try session.execute("CREATE TEMPORARY TABLE this_feed (id bigint, seller_id bigint, seller_name text, website text)")
        try session.run(
            """
            INSERT INTO this_feed
            SELECT feed.id, seller.id, seller.name, seller.website
            FROM catalog_feed AS feed JOIN seller ON seller.id = feed.seller_id WHERE feed.id = \(feed.id)
            """
        )
        try session.execute(statements.staging)
    }

    /// Returns whether each product is stored, listed and unchanged, and records that it is in the files.
    public func states(of records: [StagedRecord], _ session: PostgresSession) throws(PostgresError) -> [RecordState] {
        try note(records.map(\.key), session)
        return try Self.known.states(of: records, owner: feed.id, session)
    }

    /// Merges the staged products.
    ///
    /// A product whose page is not on the seller's site is a problem.
    public func merge(_ session: PostgresSession) throws(PostgresError) -> MergeOutcome {
        try session.execute(statements.merge)
        return try MergeOutcome(problemsOf: session)
    }

    /// Unlists the products that left the feed, for a thousand items at a time, so that items without listed products go out of stock.
    public func removeMissing(keeping keys: [String], _ session: PostgresSession) throws -> Int {
        try note(keys, session)
        // EXCEPT takes time linear in the number of rows, but the planner can run a join of the two tables as a loop over all pairs.
        try session.run(
            """
            INSERT INTO gone_product (key, item_id)
            SELECT gone.key, product.item_id
            FROM (SELECT key FROM feed_product WHERE feed_id = \(feed.id) AND is_listed EXCEPT SELECT key FROM seen_product) AS gone
            JOIN feed_product AS product ON product.feed_id = \(feed.id) AND product.key = gone.key
            """
        )
        let count = try waiting(session)
        let listed = try session.run("SELECT count(*) FROM feed_product WHERE feed_id = \(feed.id) AND is_listed").one(Int64.self)
        if count > Self.alwaysGone, count * 100 > Int(listed) * maxGone {
            throw ImportFailure(
                "\(count) of the feed's \(listed) products are no longer in it, more than \(maxGone) %, so nothing was marked as gone. "
                    + "If the files are complete, repeat the import with --max-gone 100"
            )
        }
        while try waiting(session) > 0 { try session.transaction { try $0.execute(goneStatements.merge) } }
        return count
    }

    /// Returns the number of products still to be marked.
    private func waiting(_ session: PostgresSession) throws(PostgresError) -> Int {
        Int(try session.query("SELECT count(*) FROM gone_product").one(Int64.self))
    }

    private func note(_ keys: [String], _ session: PostgresSession) throws(PostgresError) {
        var parameters = ParameterBuffer()
        parameters.append(keys)
        try session.query("INSERT INTO seen_product (key) SELECT unnest($1::text[])", parameters)
    }

    private static let known = KnownRecords(in: "feed_product", ofOwner: "feed_id", where: "stored.is_listed")
}
