public import Postgres

/// The format of a source: how to divide its files into records and how to read each record.
public protocol ImportFormat: Sendable {
    /// The division of files into records.
    var layout: RecordLayout { get }

    /// Reads a record.
    ///
    /// Returns nil for records of a kind that is not imported.
    func read(_ content: SourceRecord.Content) throws(RecordProblem) -> StagedRecord?
}

/// The destination of a kind of records.
public protocol ImportTarget: Sendable {
    /// The kind of records as people name it, such as “recipes”.
    var name: String { get }
    /// The staging tables.
    ///
    /// Each record has one row in the first.
    var tables: [StagingTable] { get }
    /// Whether the first table has a column `digest`.
    var hasDigest: Bool { get }
    /// The tables that grow, which the import analyzes so that PostgreSQL knows their sizes.
    var tablesToAnalyze: [String] { get }
    /// The maximum number of batches merged concurrently, each in its own session.
    var writers: Int { get }
    /// The maximum number of records in a batch.
    var batchSize: Int { get }

    /// Creates the staging tables and anything else a session needs.
    func prepare(_ session: PostgresSession) throws(PostgresError)
    /// Returns whether each record is new, changed or unchanged, or `unknown` if only the merge can find out.
    func states(of records: [StagedRecord], _ session: PostgresSession) throws(PostgresError) -> [RecordState]
    /// Merges the staged records.
    ///
    /// Returns the problems of records that could not be merged and the states that the merge found out, by position in the batch.
    func merge(_ session: PostgresSession) throws(PostgresError) -> MergeOutcome
    /// Whether stored records that appear in none of the files are removed or retired.
    var removesMissing: Bool { get }
    /// Removes or retires stored records that appear in none of the files, after all files were read completely.
    ///
    /// - Parameters:
    ///   - keys: The keys of records with a problem. They are in the files, so their stored versions stay unchanged.
    ///   - session: The session of the merges, if there is one writer.
    /// - Returns: The number of removed records.
    /// - Throws: The error from PostgreSQL. Records removed before the error stay removed. `ImportFailure` if too many would be removed.
    func removeMissing(keeping keys: [String], _ session: PostgresSession) throws -> Int
    /// Prepares the tables for requests, after the last file of a run that changed them.
    func settle(_ session: PostgresSession) throws(PostgresError)
}

extension ImportTarget {
    /// By default, leaves it to the merge to find out what has changed.
    public func states(of records: [StagedRecord], _ session: PostgresSession) throws(PostgresError) -> [RecordState] {
        records.map { _ in .unknown }
    }
    /// By default, keeps stored records that appear in no file.
    public var removesMissing: Bool { false }
    /// By default, removes nothing.
    public func removeMissing(keeping keys: [String], _ session: PostgresSession) throws -> Int { 0 }
    /// By default, leaves the rest to autovacuum.
    public func settle(_ session: PostgresSession) throws(PostgresError) {}
}

/// The state of a record in the database.
public enum RecordState: Sendable, Hashable {
    case new, changed, unchanged
    /// Only the merge finds out the state.
    case unknown
}

/// The result of a merge.
public struct MergeOutcome: Sendable {
    /// The states of records that were unknown before, by position in the batch.
    public var states: [Int: RecordState] = [:]
    /// The problems of records, by position in the batch.
    public var problems: [Int: RecordProblem] = [:]

    /// An outcome without states or problems.
    public init() {}
}
