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

/// Which records are there, by a provider's key, and the same, by a digest.
struct KnownRecords: Sendable {
    private let sql: String

    /// Looks in a table, whose columns `provider`, `key` and `digest` can have a prefix.
    init(in table: StaticString, prefix: StaticString = "") {
        // A key that is not NULL is what the partial indexes ask for.
        sql = """
            SELECT (
                SELECT coalesce(stored.\(prefix)digest = asked.digest, false) FROM \(table) AS stored
                WHERE stored.\(prefix)provider = $3::text AND stored.\(prefix)key = asked.key AND stored.\(prefix)key IS NOT NULL
            ) AS is_same
            FROM unnest($1::text[], $2::bytea[]) WITH ORDINALITY AS asked(key, digest, place)
            ORDER BY asked.place
            """
    }

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

extension MergeOutcome {
    /// What a merge left in `staged_problem`.
    init(problemsOf session: PostgresSession) throws(PostgresError) {
        self.init()
        for told in try session.query("SELECT ordinal, problem FROM staged_problem").decode(ToldProblem.self) {
            problems[Int(told.ordinal)] = RecordProblem(told.problem)
        }
    }

    private struct ToldProblem: Decodable {
        let ordinal: Int32
        let problem: String
    }
}
