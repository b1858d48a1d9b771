public import Engine
import Glibc
public import GraphQL
public import Postgres
public import Reactor

/// What the requests of one client – an account, or a network of strangers – may cost in a minute at this server.
///
/// The minute begins with the first request after the last one. What a run has really taken beyond what was reckoned is a debt, of one minute's
/// points at most, which is taken off the next minute; of one that stays away for a minute it is forgotten.
///
/// All loops of the process share it.
public final class ClientAllowance: Allowance {
    /// `account` or `address`.
    public let name: StaticString
    /// How many points a minute has.
    public let limit: Int

    private struct State {
        /// What is left of the minute; less than nothing is a debt.
        var left: Int
        /// When the minute ends.
        var end = MonotonicTime(nanoseconds: 0)

        /// Begins another minute when there is none.
        mutating func enter(_ now: MonotonicTime, _ limit: Int) {
            guard now >= end else { return }
            left = isForgiven(now) ? limit : limit + min(0, left)
            end = now.advanced(by: ClientAllowance.minute)
        }

        /// Whether a debt is so old that it no longer counts.
        func isForgiven(_ now: MonotonicTime) -> Bool { now >= end.advanced(by: ClientAllowance.minute) }
    }

    private static let minute = Duration.seconds(60)

    private let state: Lock<State>

    /// An allowance of which nothing is spent; `name` is what headers and messages call its owner.
    init(_ name: StaticString, limit: Int) {
        (self.name, self.limit) = (name, limit)
        state = Lock(State(left: limit))
    }

    /// Takes the cost of an operation off the minute; refuses it when there is not so much left.
    public func spend(_ points: Int, asking database: PostgresPool) async throws(AllowanceError) {
        guard let refusal = spend(points, at: database.loop.now) else { return }
        throw .exceeded(refusal)
    }

    /// Takes points off the minute; answers why not when there are not so many.
    func spend(_ points: Int, at now: MonotonicTime) -> Refusal? {
        let isSpent = state.withLock { state in
            state.enter(now, limit)
            guard state.left >= points else { return false }
            state.left -= points
            return true
        }
        return isSpent ? nil : Refusal(points, beyond: self, at: now)
    }

    /// Takes off what a run has taken beyond what it was reckoned at.
    public func charge(extra points: Int, at now: MonotonicTime) {
        state.withLock { state in
            state.enter(now, limit)
            state.left = max(-limit, state.left - min(points, 2 * limit))
        }
    }

    /// How many points are left and for how many seconds; nil while no minute runs.
    public func remaining(at now: MonotonicTime) -> (points: Int, seconds: Int)? {
        state.withLock { state in
            guard now < state.end else { return nil }
            return (max(0, state.left), Int((state.end.nanoseconds - now.nanoseconds + 999_999_999) / 1_000_000_000))
        }
    }

    /// Whether no minute runs and nothing is owed, so that a new one would be the same.
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
    /// A minute has not so many points left, or never has.
    init(_ points: Int, beyond allowance: some Allowance, at now: MonotonicTime) {
        guard points <= allowance.limit else {
            let message =
                "The request costs \(points) points; this \(allowance.name) has \(allowance.limit) in a minute. Ask for less at once."
            self.init(.rateLimited, message)
            return
        }
        let (left, seconds) = allowance.remaining(at: now) ?? (allowance.limit, 1)
        let message =
            "The request costs \(points) points; of the \(allowance.limit) that this \(allowance.name) has in a minute \(left) are left for "
            + "the next \(seconds) seconds."
        self.init(.rateLimited, message)
        retryAfter = seconds
    }
}

extension WallTime {
    /// The time so many seconds later as RFC 3339 writes it, in UTC.
    fileprivate func rfc3339(inSeconds delay: Int) -> String {
        var moment = time_t(seconds) + delay
        var parts = unsafe tm()
        // Sound: pointers to locals, of which only numbers are read.
        _ = unsafe gmtime_r(&moment, &parts)
        let (year, month, day) = unsafe (parts.tm_year + 1_900, parts.tm_mon + 1, parts.tm_mday)
        let clock = unsafe [parts.tm_hour, parts.tm_min, parts.tm_sec].map(Self.twoDigits).joined(separator: ":")
        return "\(year)-\(Self.twoDigits(month))-\(Self.twoDigits(day))T\(clock).000Z"
    }

    private static func twoDigits(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
