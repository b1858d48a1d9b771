public import Importing
public import Postgres

/// Collections of items, which editors put together.
public struct CollectionTarget: ImportTarget {
    /// What is imported.
    public let name = "collections"
    /// A collection is known by its slug, and compared itself.
    public let hasDigest = false
    /// Collections are few.
    public let growingTables: [String] = []
    /// Collections are few.
    public let writers = 1
    /// As many as are merged in a fraction of a second.
    public let batchSize = 100

    private let statements = MergeStatements("collections")

    /// Collections of all items.
    public init() {}

    /// A collection, and what is in it.
    public let tables = [
        StagingTable(
            "staged_collection",
            columns: "slug, title_en, title_es, description_en, description_es, hashtag, theme, image, tags"
        ),
        StagingTable("staged_entry", columns: "position, item"),
    ]

    /// Makes the staging tables.
    public func prepare(_ session: PostgresSession) throws(PostgresError) {
        try session.execute(statements.staging)
    }

    /// Whether a collection is another is found out while it is merged.
    public func states(of records: [StagedRecord], _ session: PostgresSession) throws(PostgresError) -> [RecordState] {
        records.map { _ in .unknown }
    }

    /// Merges what is staged; a collection of something that is not there is a problem.
    public func merge(_ session: PostgresSession) throws(PostgresError) -> MergeOutcome {
        try session.execute(statements.merge)
        return try MergeOutcome(problemsOf: session, statesOf: "staged_collection")
    }
}
