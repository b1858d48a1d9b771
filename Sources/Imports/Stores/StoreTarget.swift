public import Importing
public import Postgres

/// Grocery stores.
public struct StoreTarget: ImportTarget {
    /// The kind of records, as messages name it.
    public let name = "stores"
    /// Records are compared by the digest in the first table.
    public let hasDigest = true
    /// The tables that grow during an import.
    public let tablesToAnalyze = ["grocery_store", "search_word"]
    /// One writer, because stores are few.
    public let writers = 1
    /// A batch that merges in a fraction of a second.
    public let batchSize = 1_000

    private let provider: String
    private let statements = MergeStatements("stores")

    /// Stores from OpenStreetMap.
    public static let openStreetMap = StoreTarget(provider: OpenStreetMap.provider)
    /// Stores from CSV files.
    public static let csv = StoreTarget(provider: StoreCSV.provider)

    /// Stores from GeoJSON, which may be of OpenStreetMap.
    public static let geoJSON = StoreTarget(provider: GeoJSON.provider)

    /// A store is one row.
    public let tables = [
        StagingTable(
            "staged_store",
            columns: """
                provider, key, name, chain, address, postcode, city, state, country_code, latitude, longitude, website, phone, opening_hours, \
                price_level
                """
        )
    ]

    /// Creates the staging tables.
    public func prepare(_ session: PostgresSession) throws(PostgresError) {
        try session.execute(statements.staging)
    }

    /// Returns whether each store is stored and unchanged.
    public func states(of records: [StagedRecord], _ session: PostgresSession) throws(PostgresError) -> [RecordState] {
        guard provider == GeoJSON.provider else { return try Self.known.states(of: records, provider: provider, session) }
        // A store of OpenStreetMap is the same one in all of its formats.
        let elements = records.filter { GeoJSON.isElement($0.key) }
        let others = records.filter { !GeoJSON.isElement($0.key) }
        var elementStates = try Self.known.states(of: elements, provider: OpenStreetMap.provider, session)[...]
        var otherStates = try Self.known.states(of: others, provider: provider, session)[...]
        return records.map { (GeoJSON.isElement($0.key) ? elementStates.popFirst() : otherStates.popFirst()) ?? .unknown }
    }

    /// Merges the staged stores.
    ///
    /// A store is a problem if its country is unknown or its coordinates are probably swapped. A store without a town is a problem if the
    /// gazetteer has no town near it. An unknown country is `ZZ`, as in Unicode's CLDR.
    public func merge(_ session: PostgresSession) throws(PostgresError) -> MergeOutcome {
        try session.execute(statements.merge)
        return try MergeOutcome(problemsOf: session)
    }

    private static let known = KnownRecords(
        in: "grocery_store",
        prefix: "source_",
        // The gazetteer may know more by now.
        where: "stored.country_code <> 'ZZ'"
    )
}
