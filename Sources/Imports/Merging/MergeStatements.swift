import Importing
import Postgres
import Sodium

/// The SQL of a kind of records: the files `…_staging.sql` and `…_merge.sql` in `Statements`.
struct MergeStatements: Sendable {
    let staging: String
    let merge: String

    /// The statements of a kind, with those of further files that make tables for its session.
    init(_ kind: String, with others: [String] = []) {
        func text(_ name: String) -> String { SQLFiles.statements.first { $0.name == name }?.text ?? "" }
        staging = (["\(kind)_staging"] + others).map(text).joined(separator: "\n")
        merge = text("\(kind)_merge")
    }
}

/// A question for records that are known by a provider's key and a digest.
struct KnownRecords {
    /// SQL whose rows say in the order of `$1` (keys) and `$2` (digests) whether the record of `$3` (provider) is there: NULL where it is not.
    let sql: String

    func states(of records: [StagedRecord], provider: String, _ session: PostgresSession) throws(PostgresError) -> [RecordState] {
        var parameters = ParameterBuffer()
        parameters.append(records.map(\.key))
        parameters.append(literalElements: records.map { "\\x" + $0.digest.hexadecimal })
        parameters.append(provider)
        return try session.query(sql, parameters).decode(State.self).map { $0.isSame.map { $0 ? .unchanged : .changed } ?? .new }
    }

    private struct State: Decodable {
        let isSame: Bool?
    }
}

/// What a merge left in `staged_problem`.
struct MergeProblem: Decodable {
    let ordinal: Int32
    let problem: String
}
