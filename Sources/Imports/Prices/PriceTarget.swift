public import Importing
public import Postgres

/// Store prices of ingredients.
public struct PriceTarget: ImportTarget {
    /// The kind of records, as messages name it.
    public let name = "prices"
    /// A price is identified by its store and ingredient, and compared by its content.
    public let hasDigest = false
    /// The tables that grow during an import.
    public let tablesToAnalyze = ["store_price"]
    /// One writer, because prices share stores and two writers would wait for each other.
    public let writers = 1
    /// Large, because each batch recalculates the average prices of its stores.
    public let batchSize = 5_000

    private let statements = MergeStatements("prices", with: ["known_food"])

    /// Prices of all stores.
    public init() {}

    /// A price is one row.
    public let tables = [
        StagingTable(
            "staged_price",
            columns: "store, city, ingredient, price_minor, currency_code, quantity, unit, unit_grams, in_stock, observed_on"
        )
    ]

    /// Creates the staging tables.
    public func prepare(_ session: PostgresSession) throws(PostgresError) {
        try session.execute(statements.staging)
    }

    /// Merges the staged prices.
    ///
    /// A price is a problem if its store, its ingredient or the package's weight is unknown, if its currency is not the ingredient's, or if
    /// an earlier record without a date gives it. Of several prices with a date, the newest one counts.
    public func merge(_ session: PostgresSession) throws(PostgresError) -> MergeOutcome {
        try session.execute(statements.merge)
        return try MergeOutcome(problemsOf: session, statesOf: "staged_price")
    }
}
