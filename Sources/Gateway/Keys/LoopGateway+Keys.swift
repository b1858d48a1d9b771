import Domains
import GraphQL
import HTTP
import Postgres
import Reactor

// What the requests of partners' keys cost them.
extension LoopGateway {
    /// Takes the cost of an operation off its key's minute; refuses it when that has not so many points left.
    ///
    /// Asks the database only when too few were taken ahead: at the beginning of a minute, mostly.
    func spend(_ cost: Int, of allowance: KeyAllowance, for reader: ErrorReader) async throws(Refusal) {
        let points = max(1, cost)
        while true {
            switch allowance.spend(points, at: loop.now, on: loop) {
            case .done(let takesMore):
                if takesMore { Task(executorPreference: loop) { _ = await self.take(of: allowance, atLeast: 0) } }
                return
            case .take(let needed):
                if let error = await take(of: allowance, atLeast: needed) {
                    throw errors.refusal(error, for: reader)
                }
            case .wait(let signal): await signal.wait()
            case .refused: throw .outOfPoints(cost: points, of: allowance, at: loop.now)
            }
        }
    }

    /// Takes points out of the database; answers why it could not.
    ///
    /// A write that may be sent twice when its connection breaks: if the first was done, its points are lost to the key until the minute is
    /// over. So a key never spends more than it may, and is not refused a request because of a connection.
    private func take(of allowance: KeyAllowance, atLeast needed: Int) async -> PostgresError? {
        var batch = StatementBatch()
        batch.append(
            """
            SELECT granted AS points, rest, seconds_left, reset_at
            FROM lease_points(\(allowance.key), \(allowance.limit), \(needed), \(allowance.leaseSize))
            """
        )
        do throws(PostgresError) {
            let lease = try await lanes.writing.execute(batch, freshSnapshot: true)[0].one(KeyAllowance.Lease.self)
            allowance.endTaking(lease, at: loop.now)
            return nil
        } catch {
            allowance.endTaking(nil, at: loop.now)
            return error
        }
    }
}

extension Refusal {
    /// The key's minute has not so many points left.
    fileprivate static func outOfPoints(cost: Int, of allowance: KeyAllowance, at now: MonotonicTime) -> Refusal {
        guard cost <= allowance.limit else {
            let message = "The request costs \(cost) points; this key has \(allowance.limit) in a minute. Ask for less at once."
            return Refusal(.rateLimited, message)
        }
        let (points, seconds) = allowance.remaining(at: now) ?? (allowance.limit, 1)
        let message =
            "The request costs \(cost) points; of the \(allowance.limit) that this key has in a minute \(points) are left for the next "
            + "\(seconds) seconds."
        var refusal = Refusal(.rateLimited, message)
        refusal.retryAfter = seconds
        return refusal
    }
}
