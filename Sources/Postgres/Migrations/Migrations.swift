import Glibc

/// The ordered steps of a schema, the functions beside it, and how a database gets from one state to the next.
///
/// Applying is idempotent and safe to do from several processes at once: an advisory lock lets one go first.
public struct Migrations: Sendable {
    /// How far a database is with one step, or with one file of functions.
    public enum State: Equatable, Sendable {
        /// Applied with this text, at this time (ISO 8601, UTC).
        case applied(at: String)
        /// Applied with another text.
        case changed(at: String)
        /// Not applied; of functions also: applied with an older text.
        case pending
        /// Functions that a newer program has put in, or may have: they are left as they are.
        case newer
        /// Applied, but not part of this program: a newer one was here.
        case unknown(at: String)
    }

    /// The steps, first to last.
    public let list: [Migration]
    /// The functions, applied by name once the steps are.
    public let functions: [FunctionFile]
    /// What the role may do by which the tables are served.
    public let servingRights: RoleRights

    /// Takes the steps, first to last, with the functions beside them and the rights of who serves.
    public init(_ list: [Migration], functions: [FunctionFile] = [], servingRights: RoleRights = RoleRights([])) {
        self.list = list
        self.functions = functions
        self.servingRights = servingRights
    }

    /// "cupboard" as a number: the key of the advisory lock.
    private static let lockKey: Int64 = 0x6375_7062_6F61_7264

    /// How many seconds a step waits for a table in use, and how often it tries.
    ///
    /// Requests for the table queue up behind a step that waits for it. So the step gives up, lets them pass, and tries again.
    private static let (patience, attempts): (Int, Int) = (1, 120)

    private static let table = """
        CREATE TABLE IF NOT EXISTS schema_migration (
            name text PRIMARY KEY,
            checksum text NOT NULL,
            applied_at timestamptz NOT NULL DEFAULT now()
        )
        """

    /// Applies what is pending – each step in a transaction of its own, then the functions in one – and answers the names of what was applied.
    ///
    /// In the end a role that is named gets the rights of who serves, unless a newer program was here, which may have granted more.
    @discardableResult
    public func apply(
        on session: PostgresSession,
        servedBy role: String? = nil,
        willApply: (_ name: String) -> Void = { _ in }
    ) throws(MigrationError) -> [String] {
        try postgres { () throws(PostgresError) in try Self.lock(session) }
        defer {
            // When it fails the session is gone, and the lock with it.
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

    /// How far the database is with each step and with each file of functions; unknown ones come last.
    public func status(on session: PostgresSession) throws(MigrationError) -> [(name: String, state: State)] {
        try stepStates(on: session) + functionStates(on: session)
    }

    /// Whether nothing is to be applied; asks for no right but to read.
    public func isCurrent(on session: PostgresSession) throws(MigrationError) -> Bool {
        try status(on: session).allSatisfy { _, state in
            switch state {
            case .applied, .newer, .unknown: true
            case .pending, .changed: false
            }
        }
    }

    /// How far the database is with each step; unknown ones come last.
    func stepStates(on session: PostgresSession) throws(MigrationError) -> [(name: String, state: State)] {
        let rows = try applied(on: session)
        var states: [(name: String, state: State)] = []
        for migration in list {
            guard let row = rows[migration.name] else {
                states.append((migration.name, .pending))
                continue
            }
            let isSame = row.checksum == (try checksum(of: migration, on: session))
            states.append((migration.name, isSame ? .applied(at: row.appliedAt) : .changed(at: row.appliedAt)))
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

    /// Applies a step as soon as it gets the tables that it changes, which others are using.
    private func applyMakingWay(_ migration: Migration, on session: PostgresSession) throws(PostgresError) {
        for attempt in 1... {
            do throws(PostgresError) {
                return try apply(migration, on: session)
            } catch {
                guard [.lockNotAvailable, .deadlockDetected].contains(error.sqlState), attempt < Self.attempts else { throw error }
                // The requests that queued up behind it go first.
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
            // The first error is the one to tell; without a session there is nothing to roll back.
            try? session.execute("ROLLBACK")
            throw error
        }
    }

    /// A step that has been applied.
    private struct Applied: Decodable {
        let name: String
        let checksum: String
        let appliedAt: String
    }

    /// The applied steps by name; none when there is no table of them.
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

    /// PostgreSQL's SHA-256 of the text: no need for one of our own.
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
