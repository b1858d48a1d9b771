import Reactor

// Connections that belong to one transaction at a time.
extension PostgresPool {
    /// A connection that nobody else uses until the transaction has ended; answers when it has begun.
    func reserve(for transaction: Transaction, beginningWith statement: Statement) async throws(PostgresError) -> PooledConnection {
        precondition(loop.isCurrent, "a pool is used on its loop")
        try admit(load: 1)
        var batch = StatementBatch()
        batch.append(statement)
        let deadline = loop.now.advanced(by: configuration.requestTimeout)
        var connection: PooledConnection?
        let outcome: PendingRequest.Outcome = await unsafe withUnsafeContinuation { continuation in
            let request = unsafe PendingRequest(
                batch,
                submitted: loop.now,
                deadline: deadline,
                load: 1,
                time: nil,
                startsSegment: true,
                continuation: continuation
            )
            request.reservation = transaction
            request.whenSent = { connection = $0 }
            submit(request)
        }
        do throws(PostgresError) {
            _ = try outcome.get()
            guard let connection, connection.isReserved(for: transaction) else { throw .connection("the connection broke") }
            return connection
        } catch {
            // BEGIN may still arrive: what the connection is then in the middle of must not meet the next request.
            if let connection, connection.isReserved(for: transaction) { connection.fail(.connection("a transaction could not begin")) }
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
                time: nil,
                startsSegment: false,
                evenIfCancelled: evenIfCancelled,
                continuation: continuation
            )
            request.mayRunTwice = false
            sweepLater()
            connection.send(request)
        }
        return try outcome.get()
    }
}
