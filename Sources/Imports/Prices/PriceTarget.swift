public import Importing
public import Postgres

/// What stores ask for ingredients.
public struct PriceTarget: ImportTarget {
    /// What is imported.
    public let name = "prices"
    /// A price is known by its store and ingredient, and compared itself.
    public let hasDigest = false
    /// What grows.
    public let growingTables = ["store_price"]
    /// Prices share stores, for which two writers would wait.
    public let writers = 1
    /// Many, since each batch averages the prices of its stores anew.
    public let batchSize = 5_000

    private let statements = MergeStatements("prices", with: ["known_food"])

    /// Prices of all stores.
    public init() {}

    /// A price is one row.
    public let tables = [
        StagingTable("staged_price", columns: "store, city, ingredient, price_minor, currency_code, quantity, unit, unit_grams, in_stock")
    ]

    /// Makes the staging tables.
    public func prepare(_ session: PostgresSession) throws(PostgresError) {
        try session.execute(statements.staging)
    }

    /// Which store and ingredient are meant is found out while prices are merged.
    public func states(of records: [StagedRecord], _ session: PostgresSession) throws(PostgresError) -> [RecordState] {
        records.map { _ in .unknown }
    }

    /// Merges what is staged; a price of nothing that is known is a problem.
    public func merge(_ session: PostgresSession) throws(PostgresError) -> MergeOutcome {
        try session.execute(statements.merge)
        return try MergeOutcome(problemsOf: session, statesOf: "staged_price")
    }
}
