import CLibpq
import Reactor

// What becomes of requests that fail, and of those that were under way when the connection broke.
extension PooledConnection {
    /// Tells a request's own mistake from trouble that sending it again cures.
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
            // Prepared earlier in this very session, which a pooler handed to us: the name is the content.
            prepared.confirmed(statement)
            retry(request, because: .server(error))
        case .invalidStatementName where !preparing:
            for entry in request.batch.entries { prepared.forget(entry.statement) }
            retry(request, because: .server(error))
        case .featureNotSupported where error.routine == "RevalidateCachedQuery":
            // "cached plan must not change result type": a migration changed the table under the statement.
            prepared.forget(statement)
            stale.append(statement)
            noteTurnEnd()
            retry(request, because: .server(error))
        case .queryCanceled:
            if preparing { prepared.forget(statement) }
            if clock.cancelledAt != nil, !request.isCancelled {
                overran(request, in: statement)
            } else if !request.isCancelled, cancellation.mayHaveHit(sentAt: clock.sentAt) {
                // It was meant for what came before. However often that happens, it is not the request's fault.
                request.retries -= 1
                retry(request, because: .timeout)
            } else {
                // So that what always takes too long is known to.
                if clock.isOfOne { statement.time?.noteOverrun(nanoseconds: clock.held(at: loop.now), at: loop.now) }
                request.finish(.failure(.timeout))
            }
        default:
            if preparing { prepared.forget(statement) }
            request.finish(.failure(.server(error)))
        }
    }

    /// A request was cancelled since its segment held the connection too long.
    ///
    /// Among others no one knows whose fault that was: it is sent again in a segment of its own, like one that is not bounded.
    private func overran(_ request: PendingRequest, in statement: Statement) {
        guard clock.isOfOne, request.isBounded else {
            if !request.isBounded { pool.noteOverrun(of: statement.hashValue, by: statement.hashValue) }
            request.isMeasured = true
            return retry(request, because: .timeout)
        }
        let held = clock.held(at: loop.now)
        pool.didOverrun()
        statement.time?.noteOverrun(nanoseconds: held, at: loop.now)
        request.finish(.failure(.overran(nanoseconds: held)))
    }

    /// Has a request sent again, perhaps by another connection: one that was to be reserved for it is free again.
    func retry(_ request: PendingRequest, because error: PostgresError) {
        if let reservation, request.reservation === reservation { self.reservation = nil }
        pool.retry(request, because: error)
    }

    func serverError(of result: QueryResult?, _ request: PendingRequest?, _ index: Int) -> ServerError {
        guard let result else { return ServerError(sqlState: "00000", message: "no result") }
        return unsafe PGHandle.serverError(of: result.raw, statement: request?.statement(index).name)
    }

    /// Gives the connection up and settles what was under way on it.
    ///
    /// libpq's memory is gone afterwards.
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
        // Once: a statement that kills its server must not go on to kill the next.
        guard request.lostConnections == 0, state != .closed else { return request.finish(.failure(error)) }
        request.lostConnections += 1
        pool.retry(request, because: error)
    }
}
