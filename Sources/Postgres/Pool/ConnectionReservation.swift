import Reactor

/// One user's hold on a connection, from the statement that it began with to its end.
///
/// Belongs to the loop of its pool.
final class ConnectionReservation {
    private let pool: PostgresPool
    /// Where the first statement was sent.
    var connection: PooledConnection?

    init(of pool: PostgresPool) {
        self.pool = pool
    }

    /// Whether the connection broke, or is somebody else's by now.
    var isLost: Bool { connection?.reservation !== self }

    /// Runs statements on the connection; they are never sent twice.
    func execute(_ batch: StatementBatch, evenIfCancelled: Bool = false) async throws(PostgresError) -> [QueryResult] {
        guard let connection, !isLost else { throw .connection("the connection broke in the middle of a transaction") }
        return try await pool.execute(batch, on: connection, evenIfCancelled: evenIfCancelled)
    }

    /// Lets others have the connection, once no cancellation is on its way to it any more: that could hit the next user's statement.
    func end() {
        end(before: pool.loop.now.advanced(by: pool.configuration.cancellationGrace))
    }

    private func end(before limit: MonotonicTime) {
        guard let connection, !isLost else { return }
        if connection.cancellation.isUnderWay {
            guard pool.loop.now < limit else { return connection.fail(.connection("a cancellation did not end")) }
            _ = pool.loop.schedule(after: .milliseconds(1)) { self.end(before: limit) }
            return
        }
        connection.reservation = nil
        pool.hasRoom()
    }

    /// Gives the connection up: others must not meet what it is in the middle of.
    func fail(_ error: PostgresError) {
        if let connection, !isLost { connection.fail(error) }
    }
}
