public import Engine
public import GraphQL
public import Postgres
public import Reactor

/// What a partner's key may spend at this server in its minute: points that were taken from the database ahead and are spent without asking it.
///
/// Every point that is spent was taken before, and the database gives away no more than a minute has, so all servers together never let a key
/// spend more; only around the end of a minute a server may spend points of the one that ends for as long as its question takes. What one
/// server has taken and does not use another one cannot spend: at most a tenth of the limit, and less towards the end.
///
/// All loops of the process share it.
public final class KeyAllowance: Allowance {
    /// As headers and messages call it.
    public let name: StaticString = "key"
    /// The number of the key.
    let key: Int64
    /// How many points a minute has.
    public let limit: Int

    private struct State {
        /// Points that were taken and are not spent.
        var left = 0
        /// Points that no one had taken when this server took some last; there are never more until the minute ends.
        var rest = 0
        /// When the minute ends.
        var end = MonotonicTime(nanoseconds: 0)
        /// The same for clients.
        var resetAt = ""
        /// Whether somebody is taking points.
        var isTaking = false
        /// Those who wait for that.
        var waiting: [Waiter] = []
    }

    /// Somebody who waits, on the loop to be woken at.
    private struct Waiter: Sendable {
        let loop: EventLoop
        let signal: WakeSignal
    }

    /// What becomes of a wish to spend points.
    enum Spending {
        /// They are spent; when few are left, the caller takes more, ahead of the next wish.
        case done(takesMore: Bool)
        /// The caller takes points, so many at least, and tries again.
        case take(atLeast: Int)
        /// Somebody is taking points already; to be tried again when the signal comes.
        case wait(WakeSignal)
        /// The minute has not so many.
        case refused
    }

    /// Points out of the database's, with what it says of the minute.
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

    /// How many points are taken ahead.
    var leaseSize: Int { max(1, limit / 10) }

    /// Spends points of this minute.
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

    /// Adds what was taken, if anything could be, and lets those go on who waited for it.
    func endTaking(_ lease: Lease?, at now: MonotonicTime) {
        let waiting = state.withLock { state -> [Waiter] in
            if let lease {
                let end = now.advanced(by: .seconds(lease.secondsLeft))
                // A minute that ends much later than the one known is another one, in which what was taken before is worth nothing.
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

    /// Takes off what a run has taken beyond what it was reckoned at; what is owed is taken from the database with the next request.
    public func charge(extra points: Int, at now: MonotonicTime) {
        state.withLock { state in
            if now < state.end { state.left = max(-limit, state.left - min(points, 2 * limit)) }
        }
    }

    // MARK: What is told of it

    /// How many points are left and for how long; nil while no minute runs.
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

// Spending, with questions to the database.
extension KeyAllowance {
    /// Takes the cost of an operation off the key's minute; refuses it when that has not so many points left.
    ///
    /// Asks the database only when too few were taken ahead: at the beginning of a minute, mostly.
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

    /// Takes points out of the database; answers why it could not.
    ///
    /// A write that may be sent twice when its connection breaks: if the first was done, its points are lost to the key until the minute is
    /// over. So a key never spends more than it may, and is not refused a request because of a connection.
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
