import CLibpq
import Reactor

// Handles requests that fail, and those under way when the connection breaks.
extension PooledConnection {
    /// Distinguishes a request's own error from problems that a retry solves.
    func requestFailed(
        _ request: PendingRequest,
        at index: Int,
        preparing: Bool,
        _ error: ServerError
    ) throws(PostgresError) {
        let statement = request.statement(index)
        if error.isFatal || error.sqlState.isMissing || error.sqlState.endsSession {
            throw .connection(error.message)
        }
        switch error.sqlState {
        case .duplicateStatement where preparing:
            // Prepared earlier in this very session, which a pooler gave us. The name is a hash of the content, so it is the same
            // statement.
            prepared.confirmed(statement)
            retry(request, because: .server(error))
        case .invalidStatementName where !preparing:
            for entry in request.batch.entries { prepared.forget(entry.statement) }
            retry(request, because: .server(error))
        case .featureNotSupported where error.routine == "RevalidateCachedQuery":
            // "cached plan must not change result type": a migration changed the table while its statement was prepared.
            prepared.forget(statement)
            stale.append(statement)
            noteTurnEnd()
            retry(request, because: .server(error))
        case .queryCanceled:
            if preparing { prepared.forget(statement) }
            if clock.cancelledAt != nil, !request.isCancelled {
                overran(request, in: statement)
            } else if !request.isCancelled, cancellation.mayHaveHit(sentAt: clock.sentAt) {
                // The cancellation was sent for an earlier statement. However often this happens, this request is not at fault.
                request.retries -= 1
                retry(request, because: .timeout)
            } else {
                // Record the time, so that statements that always take too long are known to be slow.
                if clock.hasSingleRequest { statement.time?.noteOverrun(nanoseconds: clock.held(at: loop.now), at: loop.now) }
                request.finish(.failure(.timeout))
            }
        default:
            if preparing { prepared.forget(statement) }
            request.finish(.failure(.server(error)))
        }
    }

    /// Handles a request that was cancelled because its segment held the connection too long.
    ///
    /// In a segment with several requests it is unknown which one was slow. So the cancelled request is sent again in a separate segment,
    /// and so is an unbounded request.
    private func overran(_ request: PendingRequest, in statement: Statement) {
        guard clock.hasSingleRequest, request.isBounded else {
            if !request.isBounded { pool.noteOverrun(of: statement.hashValue, by: statement.hashValue) }
            request.isMeasured = true
            return retry(request, because: .timeout)
        }
        let held = clock.held(at: loop.now)
        pool.didOverrun()
        statement.time?.noteOverrun(nanoseconds: held, at: loop.now)
        request.finish(.failure(.overran(nanoseconds: held)))
    }

    /// Retries a request, perhaps on another connection.
    ///
    /// A connection that was to be reserved for it becomes free.
    func retry(_ request: PendingRequest, because error: PostgresError) {
        if let reservation, request.reservation === reservation { self.reservation = nil }
        pool.retry(request, because: error)
    }

    func serverError(of result: QueryResult?, _ request: PendingRequest?, _ index: Int) -> ServerError {
        guard let result else { return ServerError(sqlState: "00000", message: "no result") }
        return unsafe PGHandle.serverError(of: result.raw, statement: request?.statement(index).name)
    }

    /// Closes the connection and settles the requests that were under way on it.
    ///
    /// This frees libpq's memory, so that no pointer into it is valid afterwards.
    func fail(_ error: PostgresError) {
        guard handle != nil else { return }
        unwatch()
        handle = nil
        if state != .closed { state = .broken }
        let lost = machine.connectionLost()
        prepared = PreparedStatements(capacity: pool.configuration.preparedStatements)
        stale.removeAll()
        planning = .lane
        (underway, load, held, hasSnapshot) = (0, 0, 0, false)
        reservation = nil
        clock.forget()
        cancellation = Cancellation()
        pool.didFail(error)
        var former: PendingRequest?
        for request in lost where request !== former {
            former = request
            settle(request, after: error)
        }
        attention.wake()
    }

    private func settle(_ request: PendingRequest, after error: PostgresError) {
        guard !request.isFinished else { return }
        // Retry only once: a statement that crashes its server must not crash the next one.
        guard request.lostConnections == 0, state != .closed else { return request.finish(.failure(error)) }
        request.lostConnections += 1
        pool.retry(request, because: error)
    }
}
