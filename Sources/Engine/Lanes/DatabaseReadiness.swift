import Postgres
import Reactor

/// Checks whether the database answers and its tables are current.
///
/// `@unchecked Sendable`: confined to the loop of its engine. It queries the database at most once a second, however often strangers ask.
public final class DatabaseReadiness: @unchecked Sendable {
    /// The reason why the server cannot serve requests.
    public enum Obstacle: Error {
        /// The database does not answer.
        case unreachable
        /// Tables that the program needs are missing.
        case migrationsMissing
    }

    private static let validity = Duration.seconds(1)
    private static let timeout = Duration.seconds(2)

    private static let statement = Statement(
        """
        SELECT NOT EXISTS (
          SELECT FROM unnest($1::text[]) AS required(name) WHERE required.name NOT IN (SELECT name FROM schema_migration)
        )
        """
    )

    private let loop: EventLoop
    private let pool: PostgresPool
    private let migrations: [String]
    private var known: (obstacle: Obstacle?, until: MonotonicTime)?
    /// The query in progress; callers that arrive meanwhile wait for it.
    private var asking: Task<Obstacle?, Never>?

    init(loop: EventLoop, pool: PostgresPool, migrations: [String]) {
        self.loop = loop
        self.pool = pool
        self.migrations = migrations
    }

    /// The reason why the server cannot serve requests; nil if it can.
    public func obstacle() async -> Obstacle? {
        guard pool.isReady else { return .unreachable }
        if migrations.isEmpty { return nil }
        if let known, loop.now < known.until { return known.obstacle }
        if let asking { return await asking.value }
        let asking = Task(executorPreference: loop) { [self] in
            let obstacle = await ask()
            known = (obstacle, loop.now.advanced(by: Self.validity))
            self.asking = nil
            return obstacle
        }
        self.asking = asking
        return await asking.value
    }

    private func ask() async -> Obstacle? {
        var batch = StatementBatch()
        batch.parameters.append(migrations)
        batch.append(Self.statement)
        do throws(PostgresError) {
            return try await pool.execute(batch, timeout: Self.timeout)[0].one(Bool.self) ? nil : .migrationsMissing
        } catch {
            return error.sqlState == .undefinedTable ? .migrationsMissing : .unreachable
        }
    }
}
