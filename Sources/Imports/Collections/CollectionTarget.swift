public import Importing
public import Postgres

/// Collections of items, curated by editors.
public struct CollectionTarget: ImportTarget {
    /// The kind of records, as messages name it.
    public let name = "collections"
    /// A collection is identified by its slug and compared by its content.
    public let hasDigest = false
    /// Empty, because collections are few.
    public let tablesToAnalyze: [String] = []
    /// One writer, because collections are few.
    public let writers = 1
    /// A batch that merges in a fraction of a second.
    public let batchSize = 100

    private let statements = MergeStatements("collections")

    /// Collections of all items.
    public init() {}

    /// A collection and its entries.
    public let tables = [
        StagingTable(
            "staged_collection",
            columns: "slug, title_en, title_es, description_en, description_es, hashtag, theme, image, tags"
        ),
        StagingTable("staged_entry", columns: "position, item"),
    ]

    /// Creates the staging tables.
    public func prepare(_ session: PostgresSession) throws(PostgresError) {
        try session.execute(statements.staging)
    }

    /// Merges the staged collections.
    ///
    /// A collection with an unknown or ambiguous item, or with an unknown tag, is a problem.
    public func merge(_ session: PostgresSession) throws(PostgresError) -> MergeOutcome {
        try session.execute(statements.merge)
        return try MergeOutcome(problemsOf: session, statesOf: "staged_collection")
    }
}
