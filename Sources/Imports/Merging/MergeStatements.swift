import Importing
import Postgres
import Sodium

/// The SQL for a kind of record: the files `…_staging.sql` and `…_merge.sql` in `Statements`.
struct MergeStatements: Sendable {
    let staging: String
    let merge: String

    /// Loads the statements of a kind.
    ///
    /// - Parameters:
    ///   - kind: The prefix of the file names.
    ///   - others: Additional files that create tables for the kind's session.
    ///   - merging: The file that merges, if it is not `…_merge.sql`.
    ///   - following: Additional files that merge, run afterwards.
    init(_ kind: String, with others: [String] = [], merging: String? = nil, then following: [String] = []) {
        func text(_ names: [String]) -> String {
            names.map { name in SQLFiles.statements.first { $0.name == name }?.text ?? "" }.joined(separator: "\n")
        }
        staging = text(["\(kind)_staging"] + others)
        merge = text([merging ?? "\(kind)_merge"] + following)
    }
}

/// Finds stored records by their owner and key, and compares them by digest.
struct KnownRecords: Sendable {
    private let sql: String

    /// Looks in a table with the columns `provider`, `key` and `digest`, which may have a prefix.
    ///
    /// Rows that fail the condition always count as changed.
    init(in table: StaticString, prefix: StaticString = "", where condition: StaticString = "true") {
        // The partial indexes require `IS NOT NULL` on the key.
        sql = Self.sql(
            "SELECT coalesce(stored.\(prefix)digest = asked.digest AND \(condition), false) FROM \(table) AS stored",
            "stored.\(prefix)provider = $3::text AND stored.\(prefix)key = asked.key AND stored.\(prefix)key IS NOT NULL"
        )
    }

    /// Looks in a table whose rows have a numeric owner.
    ///
    /// Rows that fail the condition always count as changed.
    init(in table: StaticString, ofOwner column: StaticString, where condition: StaticString) {
        sql = Self.sql(
            "SELECT stored.digest = asked.digest AND \(condition) FROM \(table) AS stored",
            "stored.\(column) = $3::bigint AND stored.key = asked.key"
        )
    }

    /// Looks in a relation with the columns `key` and `digest`, whose keys are unique in all sources.
    init(inView relation: StaticString) {
        sql = Self.sql("SELECT stored.digest = asked.digest FROM (\(relation)) AS stored", "stored.key = asked.key")
    }

    private static func sql(_ question: String, _ condition: String) -> String {
        """
        SELECT (\(question) WHERE \(condition)) AS is_same
        FROM unnest($1::text[], $2::bytea[]) WITH ORDINALITY AS asked(key, digest, place)
        ORDER BY asked.place
        """
    }

    func states(of records: [StagedRecord], _ session: PostgresSession) throws(PostgresError) -> [RecordState] {
        try states(of: records, session) { _ in }
    }

    func states(of records: [StagedRecord], provider: String, _ session: PostgresSession) throws(PostgresError) -> [RecordState] {
        try states(of: records, session) { $0.append(provider) }
    }

    func states(of records: [StagedRecord], owner: Int64, _ session: PostgresSession) throws(PostgresError) -> [RecordState] {
        try states(of: records, session) { $0.append(owner) }
    }

    private func states(
        of records: [StagedRecord],
        _ session: PostgresSession,
        of owner: (inout ParameterBuffer) -> Void
    ) throws(PostgresError) -> [RecordState] {
        var parameters = ParameterBuffer()
        parameters.append(records.map(\.key))
        parameters.append(literalElements: records.map { "\\x" + $0.digest.hexadecimal })
        owner(&parameters)
        return try session.query(sql, parameters).decode(State.self).map { $0.isSame.map { $0 ? .unchanged : .changed } ?? .new }
    }

    private struct State: Decodable {
        let isSame: Bool?
    }
}

extension MergeOutcome {
    /// Reads the problems that a merge left in `staged_problem`.
    init(problemsOf session: PostgresSession) throws(PostgresError) {
        self.init()
        for row in try session.query("SELECT ordinal, problem FROM staged_problem").decode(StagedProblem.self) {
            problems[Int(row.ordinal)] = RecordProblem(row.problem)
        }
    }

    /// Reads the problems from `staged_problem`, and the column `state` of a staging table: 1 is new, 0 changed, anything else unchanged.
    init(problemsOf session: PostgresSession, statesOf table: StaticString) throws(PostgresError) {
        try self.init(problemsOf: session)
        for row in try session.query("SELECT ordinal, state FROM \(table)").decode(StagedState.self) {
            states[Int(row.ordinal)] = row.state == 1 ? .new : row.state == 0 ? .changed : .unchanged
        }
    }

    private struct StagedState: Decodable {
        let ordinal: Int32
        let state: Int32
    }

    private struct StagedProblem: Decodable {
        let ordinal: Int32
        let problem: String
    }
}
