public import Engine
import Glibc
public import GraphQL
public import Postgres
public import Reactor

/// The points that the requests of one client may cost in a minute at this server.
///
/// A client is an account or a network of anonymous users. A minute begins with the first request after the previous minute. If execution
/// costs more than estimated, the difference is a debt of at most one minute's points.
///
/// The next minute starts reduced by the debt. A client that stays away for a minute after the end has its debt forgiven.
///
/// All loops of the process share the allowance.
public final class ClientAllowance: Allowance {
    /// `account` or `address`.
    public let name: StaticString
    /// The number of points in a minute.
    public let limit: Int

    private struct State {
        /// The points left in this minute.
        ///
        /// A negative number is a debt.
        var left: Int
        /// The end of the minute.
        var end = MonotonicTime(nanoseconds: 0)

        /// Begins a new minute if the last one is over.
        mutating func enter(_ now: MonotonicTime, _ limit: Int) {
            guard now >= end else { return }
            left = isForgiven(now) ? limit : limit + min(0, left)
            end = now.advanced(by: ClientAllowance.minute)
        }

        /// Whether a debt is old enough to be forgiven.
        func isForgiven(_ now: MonotonicTime) -> Bool { now >= end.advanced(by: ClientAllowance.minute) }
    }

    private static let minute = Duration.seconds(60)

    private let state: Lock<State>

    /// Creates an unspent allowance.
    ///
    /// `name` names its owner in headers and messages.
    init(_ name: StaticString, limit: Int) {
        (self.name, self.limit) = (name, limit)
        state = Lock(State(left: limit))
    }

    /// Deducts the cost of an operation.
    ///
    /// Throws if too few points are left.
    public func spend(_ points: Int, asking database: PostgresPool) async throws(AllowanceError) {
        guard let refusal = spend(points, at: database.loop.now) else { return }
        throw .exceeded(refusal)
    }

    /// Deducts points.
    ///
    /// Returns a refusal if too few are left.
    public func spend(_ points: Int, at now: MonotonicTime) -> Refusal? {
        let isSpent = state.withLock { state in
            state.enter(now, limit)
            guard state.left >= points else { return false }
            state.left -= points
            return true
        }
        return isSpent ? nil : Refusal(points, beyond: self, at: now)
    }

    /// Deducts the points that an execution cost beyond its estimate.
    public func charge(extra points: Int, at now: MonotonicTime) {
        state.withLock { state in
            state.enter(now, limit)
            state.left = max(-limit, state.left - min(points, 2 * limit))
        }
    }

    /// The points left and the seconds until the minute ends.
    ///
    /// Nil if no minute is running.
    public func remaining(at now: MonotonicTime) -> (points: Int, seconds: Int)? {
        state.withLock { state in
            guard now < state.end else { return nil }
            return (max(0, state.left), Int((state.end.nanoseconds - now.nanoseconds + 999_999_999) / 1_000_000_000))
        }
    }

    /// Whether no minute is running and no debt remains, so that a new allowance would be the same.
    func isFresh(at now: MonotonicTime) -> Bool { state.withLock { now >= $0.end && ($0.left >= 0 || $0.isForgiven(now)) } }

    /// `RateLimit`, field by field.
    public func report(cost: Int, at now: MonotonicTime) -> ObjectValue {
        let (points, seconds) = remaining(at: now) ?? (limit, 60)
        return [
            "limit": .int(Int64(limit)), "remaining": .int(Int64(points)), "resetAt": .string(WallTime.now.rfc3339(inSeconds: seconds)),
            "cost": .int(Int64(cost)),
        ]
    }
}

extension Refusal {
    /// Creates the refusal of a request that costs more than is left, or more than a whole minute has.
    init(_ points: Int, beyond allowance: some Allowance, at now: MonotonicTime) {
        guard points <= allowance.limit else {
            let message =
                "The request costs \(points) points; the limit of this \(allowance.name) is \(allowance.limit) points a minute. Request less data at once."
            self.init(.rateLimited, message)
            return
        }
        let (left, seconds) = allowance.remaining(at: now) ?? (allowance.limit, 1)
        let message =
            "The request costs \(points) points; this \(allowance.name) can spend \(allowance.limit) points a minute and has \(left) left for "
            + "the next \(seconds) seconds."
        self.init(.rateLimited, message)
        retryAfter = seconds
    }
}

extension WallTime {
    /// The time after a delay, in UTC and RFC 3339 format.
    fileprivate func rfc3339(inSeconds delay: Int) -> String {
        var moment = time_t(seconds) + delay
        var parts = unsafe tm()
        // Sound: the pointers refer to locals, and only numbers are read.
        _ = unsafe gmtime_r(&moment, &parts)
        let (year, month, day) = unsafe (parts.tm_year + 1_900, parts.tm_mon + 1, parts.tm_mday)
        let clock = unsafe [parts.tm_hour, parts.tm_min, parts.tm_sec].map(Self.twoDigits).joined(separator: ":")
        return "\(year)-\(Self.twoDigits(month))-\(Self.twoDigits(day))T\(clock).000Z"
    }

    private static func twoDigits(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
