import GraphQL
import HTTP
import Reactor

/// What a partner's key may spend at this server in its minute: points that were taken from the database ahead and are spent without asking it.
///
/// Every point that is spent was taken before, and the database gives away no more than a minute has, so all servers together never let a key
/// spend more; only around the end of a minute a server may spend points of the one that ends for as long as its question takes. What one
/// server has taken and does not use another one cannot spend: at most a tenth of the limit, and less towards the end.
///
/// All loops of the process share it.
final class KeyAllowance: Sendable {
    /// The number of the key.
    let key: Int64
    /// How many points a minute has.
    let limit: Int

    private struct State {
        /// Points that were taken and are not spent.
        var left = 0
        /// Points that nobody had taken when this server took some last; there are never more until the minute ends.
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
    /// The limit as a header tells it.
    private let policy: [UInt8]

    init(key: Int64, limit: Int) {
        self.key = key
        self.limit = limit
        policy = Array("\"key\";q=\(limit);w=60".utf8)
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

    // MARK: What is told of it

    /// How many points are left and for how long; nil while no minute runs.
    func remaining(at now: MonotonicTime) -> (points: Int, seconds: Int)? {
        state.withLock { state in
            guard now < state.end else { return nil }
            return (state.left + state.rest, Int((state.end.nanoseconds - now.nanoseconds + 999_999_999) / 1_000_000_000))
        }
    }

    /// `RateLimit`, field by field.
    func report(cost: Int, at now: MonotonicTime) -> ObjectValue {
        let (remaining, resetAt) = state.withLock { (now < $0.end ? $0.left + $0.rest : limit, $0.resetAt) }
        return [
            "limit": .int(Int64(limit)), "remaining": .int(Int64(remaining)), "resetAt": .string(resetAt), "cost": .int(Int64(cost)),
        ]
    }

    /// Tells the limit and what is left of it; written in place, since every request of a key does.
    ///
    /// Spec: https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/
    func addHeaders(to exchange: HTTPExchange) {
        exchange.addHeader("RateLimit-Policy") { $0.append(contentsOf: policy) }
        let remaining = remaining(at: exchange.loop.now)
        exchange.addHeader("RateLimit") { value in
            value.append(contentsOf: Self.remainder)
            value.append(decimal: remaining?.points ?? limit)
            guard let seconds = remaining?.seconds else { return }
            value.append(contentsOf: Self.time)
            value.append(decimal: seconds)
        }
    }

    private static let remainder = Array("\"key\";r=".utf8)
    private static let time = Array(";t=".utf8)
}

extension [UInt8] {
    /// Appends a number that is not negative, in decimal.
    fileprivate mutating func append(decimal number: Int) {
        if number >= 10 { append(decimal: number / 10) }
        append(UInt8(ascii: "0") + UInt8(number % 10))
    }
}
