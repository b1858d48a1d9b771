import Glibc

/// The ordered steps of a schema and its functions, and the means to apply them to a database.
///
/// Applying is idempotent and safe from several processes at once: an advisory lock lets one go first.
public struct Migrations: Sendable {
    /// The state of one step, or of one file of functions, in a database.
    public enum State: Equatable, Sendable {
        /// Applied with this text or a former one, at this time (ISO 8601, UTC).
        case applied(at: String)
        /// Applied with another text.
        case changed(at: String)
        /// Not applied, or for functions: applied with an older text.
        case pending
        /// Functions that a newer program has applied or may have applied; they are left unchanged.
        case newer
        /// Applied by a newer program and unknown to this one.
        case unknown(at: String)
    }

    /// The steps, first to last.
    public let list: [Migration]
    /// The functions, applied by name after the steps.
    public let functions: [FunctionFile]
    /// The rights of the role that serves the tables.
    public let servingRights: RoleRights

    /// Creates migrations from the ordered steps, the functions and the rights of the serving role.
    public init(_ list: [Migration], functions: [FunctionFile] = [], servingRights: RoleRights = RoleRights([])) {
        self.list = list
        self.functions = functions
        self.servingRights = servingRights
    }

    /// "cupboard" as a number: the key of the advisory lock.
    private static let lockKey: Int64 = 0x6375_7062_6F61_7264

    /// The timeout in seconds of a step that waits for a table in use, and the number of attempts.
    ///
    /// Requests for the table queue up behind a waiting step. So the step gives up, lets them pass, and tries again.
    private static let (patience, attempts): (Int, Int) = (1, 120)

    private static let table = """
        CREATE TABLE IF NOT EXISTS schema_migration (
            name text PRIMARY KEY,
            checksum text NOT NULL,
            applied_at timestamptz NOT NULL DEFAULT now()
        )
        """

    /// Applies the pending steps, each in its own transaction, then the functions in one, and returns the names of everything applied.
    ///
    /// At the end, the given role gets the rights for serving, unless a newer program has migrated the database, since it may have granted
    /// more.
    @discardableResult
    public func apply(
        on session: PostgresSession,
        servedBy role: String? = nil,
        willApply: (_ name: String) -> Void = { _ in }
    ) throws(MigrationError) -> [String] {
        try postgres { () throws(PostgresError) in try Self.lock(session) }
        defer {
            // If it fails the session is gone, and the lock with it.
            try? session.execute("SELECT pg_advisory_unlock(\(Self.lockKey))")
        }
        try postgres { () throws(PostgresError) in try session.execute(Self.table) }
        var applied: [String] = []
        for migration in try pending(on: session) {
            willApply(migration.name)
            do throws(PostgresError) {
                try applyMakingWay(migration, on: session)
            } catch {
                throw .failed(name: migration.name, error)
            }
            applied.append(migration.name)
        }
        applied += try applyFunctions(on: session, willApply: willApply)
        if let role, try !knowsMore(session) { try servingRights.grant(to: role, on: session) }
        return applied
    }

    /// Whether a newer program has applied a step that this one does not know.
    func knowsMore(_ session: PostgresSession) throws(MigrationError) -> Bool {
        try stepStates(on: session).contains { step in
            if case .unknown = step.state { true } else { false }
        }
    }

    /// The state of each step and each file of functions in the database; unknown ones come last.
    public func status(on session: PostgresSession) throws(MigrationError) -> [(name: String, state: State)] {
        try stepStates(on: session) + functionStates(on: session)
    }

    /// Whether nothing needs to be applied; requires only the right to read.
    public func isCurrent(on session: PostgresSession) throws(MigrationError) -> Bool {
        try status(on: session).allSatisfy { _, state in
            switch state {
            case .applied, .newer, .unknown: true
            case .pending, .changed: false
            }
        }
    }

    /// The state of each step in the database; unknown ones come last.
    func stepStates(on session: PostgresSession) throws(MigrationError) -> [(name: String, state: State)] {
        let rows = try applied(on: session)
        var states: [(name: String, state: State)] = []
        for migration in list {
            guard let row = rows[migration.name] else {
                states.append((migration.name, .pending))
                continue
            }
            let checksums = try migration.formerChecksums + [checksum(of: migration, on: session)]
            states.append((migration.name, checksums.contains(row.checksum) ? .applied(at: row.appliedAt) : .changed(at: row.appliedAt)))
        }
        let known = Set(list.map(\.name))
        for name in rows.keys.sorted() where !known.contains(name) {
            states.append((name, .unknown(at: rows[name]?.appliedAt ?? "")))
        }
        return states
    }

    private func pending(on session: PostgresSession) throws(MigrationError) -> [Migration] {
        var pending: [Migration] = []
        for (name, state) in try stepStates(on: session) {
            switch state {
            case .pending: pending.append(contentsOf: list.filter { $0.name == name })
            case .changed: throw .changed(name: name)
            case .applied: if let earlier = pending.first { throw .outOfOrder(name: earlier.name, before: name) }
            case .unknown, .newer: break
            }
        }
        return pending
    }

    /// Applies a step, retrying while its tables are in use.
    private func applyMakingWay(_ migration: Migration, on session: PostgresSession) throws(PostgresError) {
        for attempt in 1... {
            do throws(PostgresError) {
                return try apply(migration, on: session)
            } catch {
                guard [.lockNotAvailable, .deadlockDetected].contains(error.sqlState), attempt < Self.attempts else { throw error }
                // Let the requests that queued up behind the step go first.
                usleep(500_000)
            }
        }
    }

    private func apply(_ migration: Migration, on session: PostgresSession) throws(PostgresError) {
        try session.execute("BEGIN; SET LOCAL lock_timeout = '\(Self.patience)s'")
        do throws(PostgresError) {
            try session.execute(migration.sql)
            var parameters = ParameterBuffer()
            parameters.append(migration.name)
            parameters.append(bytea: Array(migration.sql.utf8))
            try session.query(
                "INSERT INTO schema_migration (name, checksum) VALUES ($1::text, encode(sha256($2::bytea), 'hex'))",
                parameters
            )
            try session.execute("COMMIT")
        } catch {
            // Report the first error; without a session there is nothing to roll back.
            try? session.execute("ROLLBACK")
            throw error
        }
    }

    /// An applied step.
    private struct Applied: Decodable {
        let name: String
        let checksum: String
        let appliedAt: String
    }

    /// The applied steps by name; none if their table does not exist.
    private func applied(on session: PostgresSession) throws(MigrationError) -> [String: Applied] {
        try postgres { () throws(PostgresError) in
            let rows: [Applied]
            do throws(PostgresError) {
                rows = try session.query("SELECT name, checksum, date_trunc('second', applied_at) AS applied_at FROM schema_migration")
                    .decode(Applied.self)
            } catch {
                if error.sqlState == .undefinedTable { return [:] }
                throw error
            }
            return Dictionary(rows.map { ($0.name, $0) }) { first, _ in first }
        }
    }

    /// The text's SHA-256, computed by PostgreSQL, so that we need not implement it.
    private func checksum(of migration: Migration, on session: PostgresSession) throws(MigrationError) -> String {
        try postgres { () throws(PostgresError) in
            var parameters = ParameterBuffer()
            parameters.append(bytea: Array(migration.sql.utf8))
            return try session.query("SELECT encode(sha256($1::bytea), 'hex')", parameters).one(String.self)
        }
    }

    private static func lock(_ session: PostgresSession) throws(PostgresError) {
        try session.execute("SELECT pg_advisory_lock(\(lockKey))")
    }

    func postgres<Answer>(_ body: () throws(PostgresError) -> Answer) throws(MigrationError) -> Answer {
        do throws(PostgresError) {
            return try body()
        } catch {
            throw .postgres(error)
        }
    }
}
