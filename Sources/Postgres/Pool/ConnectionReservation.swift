import Reactor

/// One user's exclusive use of a connection, from the first statement until `end`.
///
/// Confined to the pool's loop.
final class ConnectionReservation {
    private let pool: PostgresPool
    /// The connection that took the first statement.
    var connection: PooledConnection?

    init(of pool: PostgresPool) {
        self.pool = pool
    }

    /// Whether the connection broke or belongs to another user by now.
    var isLost: Bool { connection?.reservation !== self }

    /// Runs statements on the connection; they are never retried.
    func execute(_ batch: StatementBatch, ignoresCancellation: Bool = false) async throws(PostgresError) -> [QueryResult] {
        guard let connection, !isLost else { throw .connection("the connection broke in the middle of a transaction") }
        return try await pool.execute(batch, on: connection, ignoresCancellation: ignoresCancellation)
    }

    /// Releases the connection, after any cancellation under way has ended: it could hit the next user's statement.
    func end() {
        end(before: pool.loop.now.advanced(by: pool.configuration.cancellationGrace))
    }

    private func end(before limit: MonotonicTime) {
        guard let connection, !isLost else { return }
        if connection.cancellation.isUnderWay {
            guard pool.loop.now < limit else { return connection.fail(.connection("a cancellation did not finish")) }
            _ = pool.loop.schedule(after: .milliseconds(1)) { self.end(before: limit) }
            return
        }
        connection.reservation = nil
        pool.hasRoom()
    }

    /// Closes the connection, so that others do not enter its unfinished transaction.
    func fail(_ error: PostgresError) {
        if let connection, !isLost { connection.fail(error) }
    }
}
