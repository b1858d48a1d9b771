public import Importing
public import Postgres

/// The gazetteer: towns, regions and postcodes.
public struct PlaceTarget: ImportTarget {
    /// The kind of records, as messages name it.
    public let name = "places"
    /// Records are compared by the digest in the first table.
    public let hasDigest = true
    /// The tables that grow during an import.
    public let tablesToAnalyze = ["place", "postcode"]
    /// One writer, so that the last record of a file is stored last (`isStored`).
    public let writers = 1
    /// A batch that merges in a fraction of a second.
    public let batchSize = 2_000

    private let statements = MergeStatements("places")

    /// Places of the whole world.
    public init() {}

    /// A place is one row.
    public let tables = [
        StagingTable(
            "staged_place",
            columns: """
                key, kind, country_code, code, region_code, region, name, other_names, latitude, longitude, population, time_zone
                """
        )
    ]

    /// Creates the staging tables.
    public func prepare(_ session: PostgresSession) throws(PostgresError) {
        try session.execute(statements.staging)
    }

    /// Returns whether each place is stored and unchanged.
    public func states(of records: [StagedRecord], _ session: PostgresSession) throws(PostgresError) -> [RecordState] {
        try Self.known.states(of: records, session)
    }

    /// Merges the staged places.
    public func merge(_ session: PostgresSession) throws(PostgresError) -> MergeOutcome {
        try session.execute(statements.merge)
        return MergeOutcome()
    }

    /// Moves the new words of the index over names to their places.
    ///
    /// Until then every lookup reads them one by one, and correcting a misspelt name would take half a second instead of 10 ms.
    public func settle(_ session: PostgresSession) throws(PostgresError) {
        try session.execute("SELECT gin_clean_pending_list('place_called_words')")
        try session.execute("ANALYZE place, postcode")
    }

    /// Whether the record of a line is stored and unchanged.
    public func isStored(_ line: String, _ session: PostgresSession) throws(PostgresError) -> Bool {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0).trimmed }
        guard let record = try? GeoNames().read(.fields(fields)) else { return false }
        return try states(of: [record], session) == [.unchanged]
    }

    private static let known = KnownRecords(
        inView: """
            SELECT source_key AS key, source_digest AS digest FROM place WHERE source_key IS NOT NULL
            UNION ALL SELECT source_key, source_digest FROM region WHERE source_key IS NOT NULL
            UNION ALL SELECT source_key, source_digest FROM postcode
            """
    )
}
