import Reactor

// Connections with one user at a time.
extension PostgresPool {
    /// Reserves a connection; returns when its first statement has run.
    ///
    /// - Throws: The reason why no connection could be reserved, such as an error of the first statement.
    func reserve(beginningWith statement: Statement) async throws(PostgresError) -> ConnectionReservation {
        precondition(loop.isCurrent, "a pool is used on its loop")
        try admit(load: 1)
        var batch = StatementBatch()
        batch.append(statement)
        let deadline = loop.now.advanced(by: configuration.requestTimeout)
        let reservation = ConnectionReservation(of: self)
        let outcome: PendingRequest.Outcome = await unsafe withUnsafeContinuation { continuation in
            let request = unsafe PendingRequest(
                batch,
                submitted: loop.now,
                deadline: deadline,
                load: 1,
                startsSegment: true,
                continuation: continuation
            )
            request.reservation = reservation
            submit(request)
        }
        do throws(PostgresError) {
            _ = try outcome.get()
            guard !reservation.isLost else { throw .connection("the connection broke") }
            return reservation
        } catch {
            // BEGIN may still arrive, and the next request must not run inside that transaction.
            reservation.fail(.connection("a transaction could not begin"))
            throw error
        }
    }

    /// Runs statements on a reserved connection; they are never retried.
    func execute(
        _ batch: StatementBatch,
        on connection: PooledConnection,
        ignoresCancellation: Bool
    ) async throws(PostgresError) -> [QueryResult] {
        precondition(loop.isCurrent, "a pool is used on its loop")
        let deadline = loop.now.advanced(by: configuration.requestTimeout)
        let outcome: PendingRequest.Outcome = await unsafe withUnsafeContinuation { continuation in
            let request = unsafe PendingRequest(
                batch,
                submitted: loop.now,
                deadline: deadline,
                load: 1,
                startsSegment: false,
                ignoresCancellation: ignoresCancellation,
                continuation: continuation
            )
            request.isRetryable = false
            sweepLater()
            connection.send(request)
        }
        return try outcome.get().results
    }
}
