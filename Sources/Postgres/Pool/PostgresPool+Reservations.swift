import Reactor

// Connections that have one user at a time.
extension PostgresPool {
    /// Reserves a connection; answers when its first statement has run.
    ///
    /// - Throws: Why it could not; nothing is reserved then.
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
            // BEGIN may still arrive: what the connection is then in the middle of must not meet the next request.
            reservation.fail(.connection("a transaction could not begin"))
            throw error
        }
    }

    /// Runs statements on a reserved connection; they are never sent twice.
    func execute(
        _ batch: StatementBatch,
        on connection: PooledConnection,
        evenIfCancelled: Bool
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
                evenIfCancelled: evenIfCancelled,
                continuation: continuation
            )
            request.mayRunTwice = false
            sweepLater()
            connection.send(request)
        }
        return try outcome.get().results
    }
}
