public import Importing
public import Postgres

/// Grocery stores.
public struct StoreTarget: ImportTarget {
    /// What is imported.
    public let name = "stores"
    /// Each record has its row in the first table.
    public let hasDigest = true
    /// What grows.
    public let growingTables = ["grocery_store", "search_word"]
    /// Stores are few.
    public let writers = 1
    /// As many as are merged in a fraction of a second.
    public let batchSize = 1_000

    private let provider: String
    private let statements = MergeStatements("stores")

    /// Stores of OpenStreetMap.
    public static let openStreetMap = StoreTarget(provider: OpenStreetMap.provider)
    /// Stores of CSV files.
    public static let csv = StoreTarget(provider: StoreCSV.provider)

    /// A store is one row.
    public let tables = [
        StagingTable(
            "staged_store",
            columns: """
                provider, key, name, chain, address, city, country_code, latitude, longitude, website, phone, opening_hours, price_level
                """
        )
    ]

    /// Makes the staging tables.
    public func prepare(_ session: PostgresSession) throws(PostgresError) {
        try session.execute(statements.staging)
    }

    /// Whether stores are there, and the same.
    public func states(of records: [StagedRecord], _ session: PostgresSession) throws(PostgresError) -> [RecordState] {
        try Self.known.states(of: records, provider: provider, session)
    }

    /// Merges what is staged; a store in no known town is a problem.
    public func merge(_ session: PostgresSession) throws(PostgresError) -> MergeOutcome {
        try session.execute(statements.merge)
        return try MergeOutcome(problemsOf: session)
    }

    private static let known = KnownRecords(in: "grocery_store", prefix: "source_")
}
