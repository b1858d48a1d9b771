public import Postgres

/// A form in which a source gives records: how its files are cut, and what is read of each.
public protocol ImportFormat: Sendable {
    /// How files are cut into records.
    var layout: RecordLayout { get }

    /// What is read of a record; nil where it is something that is not imported.
    func read(_ content: SourceRecord.Content) throws(RecordProblem) -> StagedRecord?
}

/// Where records of a kind end up.
public protocol ImportTarget: Sendable {
    /// What is imported, for people: “recipes”.
    var name: String { get }
    /// The staging tables; records have their own row in the first.
    var tables: [StagingTable] { get }
    /// Whether the first table has a column `digest`.
    var hasDigest: Bool { get }
    /// The tables that grow, of which PostgreSQL should know how much is in them.
    var growingTables: [String] { get }
    /// How many batches can be merged at the same time, each in a session of its own.
    var writers: Int { get }
    /// How many records a batch has.
    var batchSize: Int { get }

    /// Makes the staging tables and whatever else a session needs.
    func prepare(_ session: PostgresSession) throws(PostgresError)
    /// Says of each record whether it is there, and the same.
    func states(of records: [StagedRecord], _ session: PostgresSession) throws(PostgresError) -> [RecordState]
    /// Merges what is staged, and says which records could not be, by their place in the batch.
    func merge(_ session: PostgresSession) throws(PostgresError) -> MergeOutcome
    /// Puts aside what is in none of the files, once all of them were read to their ends.
    ///
    /// - Parameters:
    ///   - keys: Of records with a problem: they are in the files, and what is there of them stays as it is.
    ///   - session: The one in which everything was merged, where there is one writer.
    /// - Returns: How many records are gone.
    /// - Throws: What PostgreSQL says; what was put aside before stays so.
    func putAside(keeping keys: [String], _ session: PostgresSession) throws -> Int
}

extension ImportTarget {
    /// What is in no file any more stays.
    public func putAside(keeping keys: [String], _ session: PostgresSession) throws -> Int { 0 }
}

/// What a database knows of a record.
public enum RecordState: Sendable, Hashable {
    case new, changed, unchanged
    /// Found out while it is merged.
    case unknown
}

/// What a merge found out.
public struct MergeOutcome: Sendable {
    /// The states of records that had none, by their places in the batch.
    public var states: [Int: RecordState] = [:]
    /// What is wrong with records, by their places in the batch.
    public var problems: [Int: RecordProblem] = [:]

    /// Nothing.
    public init() {}
}
