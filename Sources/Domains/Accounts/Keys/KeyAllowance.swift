public import Engine
public import GraphQL
public import Postgres
public import Reactor

/// The points that an API key may spend at this server in its minute.
///
/// The server leases points from the database ahead of use. Every point is leased before it is spent, and the database leases no more than
/// the limit per minute. So all servers together never let a key exceed its limit. The only exception is the end of a minute: while a lease
/// query runs, a server may still spend points of the old minute.
///
/// Points that one server has leased and does not use are lost to the others: at most a tenth of the limit, and less towards the end.
///
/// All loops of the process share the allowance.
public final class KeyAllowance: Allowance {
    /// The name of the owner in headers and messages.
    public let name: StaticString = "key"
    /// The number of the key.
    let key: Int64
    /// The number of points in a minute.
    public let limit: Int

    private struct State {
        /// Leased points that are not spent yet.
        var left = 0
        /// Points that no server had leased at the time of the last lease.
        ///
        /// The number only falls until the minute ends.
        var rest = 0
        /// The end of the minute.
        var end = MonotonicTime(nanoseconds: 0)
        /// The end of the minute, as clients see it.
        var resetAt = ""
        /// Whether a lease query is running.
        var isTaking = false
        /// The requests that wait for the lease query.
        var waiting: [Waiter] = []
    }

    /// A waiting request and its loop.
    private struct Waiter: Sendable {
        let loop: EventLoop
        let signal: WakeSignal
    }

    /// The outcome of an attempt to spend points.
    enum Spending {
        /// The points are spent.
        ///
        /// If few are left, the caller leases more in advance.
        case done(takesMore: Bool)
        /// The caller leases at least `atLeast` points and tries again.
        case take(atLeast: Int)
        /// A lease query is running.
        ///
        /// The caller tries again after the signal.
        case wait(WakeSignal)
        /// The minute does not have enough points.
        case refused
    }

    /// Points leased from the database, and the state of the minute there.
    struct Lease: Sendable, Decodable {
        let points: Int
        let rest: Int
        let secondsLeft: Double
        let resetAt: String
    }

    private let state = Lock(State())

    init(key: Int64, limit: Int) {
        self.key = key
        self.limit = limit
    }

    /// The number of points to lease at a time.
    var leaseSize: Int { max(1, limit / 10) }

    /// Spends points of the current minute.
    func spend(_ points: Int, at now: MonotonicTime, on loop: EventLoop) -> Spending {
        state.withLock { state in
            let isRunning = now < state.end
            if isRunning, state.left >= points {
                state.left -= points
                guard !state.isTaking, state.rest > 0, state.left < leaseSize / 2 else { return .done(takesMore: false) }
                state.isTaking = true
                return .done(takesMore: true)
            }
            if isRunning, state.left + state.rest < points { return .refused }
            guard state.isTaking else {
                state.isTaking = true
                return .take(atLeast: points - (isRunning ? state.left : 0))
            }
            let signal = WakeSignal()
            state.waiting.append(Waiter(loop: loop, signal: signal))
            return .wait(signal)
        }
    }

    /// Adds the leased points, if any, and wakes the waiting requests.
    func endTaking(_ lease: Lease?, at now: MonotonicTime) {
        let waiting = state.withLock { state -> [Waiter] in
            if let lease {
                let end = now.advanced(by: .seconds(lease.secondsLeft))
                // A minute that ends more than a second later than the known minute is a new minute. Points of the old minute are void.
                if end > state.end.advanced(by: .seconds(1)) { state.left = 0 }
                state.left += lease.points
                state.rest = lease.rest
                state.end = end
                state.resetAt = lease.resetAt
            }
            state.isTaking = false
            defer { state.waiting = [] }
            return state.waiting
        }
        for waiter in waiting { Task(executorPreference: waiter.loop) { waiter.signal.wake() } }
    }

    /// Deducts the points that an execution cost beyond its estimate.
    ///
    /// The next request leases the missing points from the database.
    public func charge(extra points: Int, at now: MonotonicTime) {
        state.withLock { state in
            if now < state.end { state.left = max(-limit, state.left - min(points, 2 * limit)) }
        }
    }

    // MARK: Reporting

    /// The points left and the seconds until the minute ends.
    ///
    /// Nil if no minute is running.
    public func remaining(at now: MonotonicTime) -> (points: Int, seconds: Int)? {
        state.withLock { state in
            guard now < state.end else { return nil }
            return (max(0, state.left + state.rest), Int((state.end.nanoseconds - now.nanoseconds + 999_999_999) / 1_000_000_000))
        }
    }

    /// `RateLimit`, field by field.
    public func report(cost: Int, at now: MonotonicTime) -> ObjectValue {
        let (remaining, resetAt) = state.withLock { (now < $0.end ? max(0, $0.left + $0.rest) : limit, $0.resetAt) }
        return [
            "limit": .int(Int64(limit)), "remaining": .int(Int64(remaining)), "resetAt": .string(resetAt), "cost": .int(Int64(cost)),
        ]
    }
}

// Spending with queries to the database.
extension KeyAllowance {
    /// Deducts the cost of an operation from the key's minute.
    ///
    /// Throws if too few points are left. The method waits for the database only if the leased points do not suffice, mostly at the
    /// beginning of a minute. If few points are left after spending, the method leases more in the background.
    public func spend(_ points: Int, asking database: PostgresPool) async throws(AllowanceError) {
        let loop = database.loop
        while true {
            switch spend(points, at: loop.now, on: loop) {
            case .done(let takesMore):
                if takesMore { Task(executorPreference: loop) { _ = await self.take(atLeast: 0, from: database) } }
                return
            case .take(let needed):
                if let error = await take(atLeast: needed, from: database) { throw .database(error) }
            case .wait(let signal): await signal.wait()
            case .refused: throw .exceeded(Refusal(points, beyond: self, at: loop.now))
            }
        }
    }

    /// Leases points from the database.
    ///
    /// Returns the error if the query failed. The write may be sent twice if its connection breaks. If the first write was executed, its
    /// points are lost to the key until the minute ends. So a broken connection never lets a key exceed its limit, and never fails a
    /// request.
    private func take(atLeast needed: Int, from database: PostgresPool) async -> PostgresError? {
        var batch = StatementBatch()
        batch.append(
            """
            SELECT granted AS points, rest, seconds_left, reset_at
            FROM lease_points(\(key), \(limit), \(needed), \(leaseSize))
            """
        )
        do throws(PostgresError) {
            let lease = try await database.execute(batch, freshSnapshot: true)[0].one(Lease.self)
            endTaking(lease, at: database.loop.now)
            return nil
        } catch {
            endTaking(nil, at: database.loop.now)
            return error
        }
    }
}
