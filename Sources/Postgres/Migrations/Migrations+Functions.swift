/// The functions besides the steps, and the rules for applying them.
///
/// A text replaces an older one, never a newer one, according to its revision. If a step is applied that this program does not know, no
/// text is applied: a newer program may have dropped or changed objects that this program's functions need.
extension Migrations {
    private static let functionTable = """
        CREATE TABLE IF NOT EXISTS schema_function (
            name text PRIMARY KEY,
            revision integer NOT NULL,
            checksum text NOT NULL,
            applied_at timestamptz NOT NULL DEFAULT now()
        )
        """

    /// The name of an applied file in the list of steps.
    private static func title(_ name: String) -> String { "functions/\(name)" }

    /// Applies all pending files by name, or none, and returns their titles; the caller holds the lock.
    func applyFunctions(on session: PostgresSession, willApply: (_ name: String) -> Void) throws(MigrationError) -> [String] {
        if functions.isEmpty { return [] }
        try postgres { () throws(PostgresError) in try session.execute(Self.functionTable) }
        let pending = Set(try functionStates(on: session).filter { $0.state == .pending }.map(\.name))
        let files = functions.filter { pending.contains(Self.title($0.name)) }
        if files.isEmpty { return [] }
        try postgres { () throws(PostgresError) in try session.execute("BEGIN") }
        do throws(MigrationError) {
            for file in files {
                willApply(Self.title(file.name))
                try apply(file, on: session)
            }
            try postgres { () throws(PostgresError) in try session.execute("COMMIT") }
        } catch {
            // Report the first error; without a session there is nothing to roll back.
            try? session.execute("ROLLBACK")
            throw error
        }
        return files.map { Self.title($0.name) }
    }

    private func apply(_ file: FunctionFile, on session: PostgresSession) throws(MigrationError) {
        do throws(PostgresError) {
            try session.execute(file.sql)
            var parameters = ParameterBuffer()
            parameters.append(file.name)
            parameters.append(Int64(file.revision))
            parameters.append(file.sql)
            try session.query(
                """
                INSERT INTO schema_function (name, revision, checksum)
                VALUES ($1::text, $2::bigint, encode(sha256(convert_to($3::text, 'UTF8')), 'hex'))
                ON CONFLICT (name) DO UPDATE SET revision = EXCLUDED.revision, checksum = EXCLUDED.checksum, applied_at = now()
                """,
                parameters
            )
        } catch {
            throw .functionsFailed(name: Self.title(file.name), error)
        }
    }

    /// The state of each file in the database; unknown ones come last.
    func functionStates(on session: PostgresSession) throws(MigrationError) -> [(name: String, state: State)] {
        let isOlder = try knowsMore(session)
        return try postgres { () throws(PostgresError) in
            var parameters = ParameterBuffer()
            parameters.append(functions.map(\.name))
            parameters.append(functions.map { Int64($0.revision) })
            parameters.append(functions.map(\.sql))
            let rows: QueryResult
            do throws(PostgresError) {
                rows = try session.query(Self.comparison, parameters)
            } catch {
                guard error.sqlState == .undefinedTable else { throw error }
                return functions.map { (Self.title($0.name), isOlder ? .newer : .pending) }
            }
            return try rows.decode(ComparedFile.self).map { file in
                let state: State =
                    switch file.comparison {
                    case .same: .applied(at: file.appliedAt ?? "")
                    case .newer: .newer
                    case .unknown: .unknown(at: file.appliedAt ?? "")
                    case .pending: isOlder ? .newer : .pending
                    }
                return (Self.title(file.name), state)
            }
        }
    }

    /// A file of the program, the database or both.
    private struct ComparedFile: Decodable {
        enum Comparison: String, Decodable {
            case same, newer, unknown, pending
        }

        let name: String
        let comparison: Comparison
        /// The time when it was applied; nil if never.
        let appliedAt: String?
    }

    /// Compares the files of the program with the files applied to the database.
    private static let comparison = """
        SELECT coalesce(file.name, present.name) AS name,
            CASE
                WHEN file.name IS NULL THEN 'unknown'
                WHEN present.checksum = encode(sha256(convert_to(file.sql, 'UTF8')), 'hex') THEN 'same'
                WHEN present.revision > file.revision THEN 'newer'
                ELSE 'pending'
            END AS comparison,
            to_char(present.applied_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS applied_at
        FROM unnest($1::text[], $2::bigint[], $3::text[]) AS file(name, revision, sql)
        FULL JOIN schema_function AS present ON present.name = file.name
        ORDER BY file.name IS NULL, 1
        """
}
