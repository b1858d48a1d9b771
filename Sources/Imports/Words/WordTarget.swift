public import Importing
public import Postgres

/// Synonyms for searches.
public struct WordTarget: ImportTarget {
    /// The kind of records, as messages name it.
    public let name = "words"
    /// A synonym is identified by its kind, language, term and meaning, and compared by its content.
    public let hasDigest = false
    /// The table that searches read.
    public let tablesToAnalyze = ["search_synonym"]
    /// One writer, because synonyms are few.
    public let writers = 1
    /// A batch that merges in a fraction of a second.
    public let batchSize = 1_000

    private let statements = MergeStatements("words")

    /// All synonyms.
    public init() {}

    /// A synonym.
    public let tables = [StagingTable("staged_word", columns: "kind, language, term, meaning, source, is_ambiguous")]

    /// Creates the staging tables.
    public func prepare(_ session: PostgresSession) throws(PostgresError) {
        try session.execute(statements.staging)
    }

    /// Merges the staged synonyms.
    public func merge(_ session: PostgresSession) throws(PostgresError) -> MergeOutcome {
        try session.execute(statements.merge)
        return try MergeOutcome(problemsOf: session, statesOf: "staged_word")
    }
}
