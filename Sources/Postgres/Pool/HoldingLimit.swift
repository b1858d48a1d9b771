import Reactor

/// How long one request may hold a connection, in all its statements together, while others wait behind it.
///
/// It is wall time, so it widens while the machine is busy or its cache is cold: then many different statements overrun that are known to be
/// quick. One that is not known, or one alone, says nothing about the machine, so a client that sends what is expensive moves nothing.
struct HoldingLimit {
    /// So many different statements make it widen.
    private static let many = 4
    /// Within this time.
    private static let window = Duration.seconds(5)
    /// How often it doubles at most.
    private static let mostDoublings = 3

    private let base: Duration
    private var doublings = 0
    private var overruns: [(statement: String, time: MonotonicTime)] = []
    private var lastChange = MonotonicTime(nanoseconds: 0)

    init(_ base: Duration) {
        self.base = base
    }

    /// The limit now, in nanoseconds: half as wide again after each quiet window.
    mutating func nanoseconds(at now: MonotonicTime) -> UInt64 {
        while doublings > 0, now.since(lastChange) >= Self.window {
            doublings -= 1
            lastChange = lastChange.advanced(by: Self.window)
        }
        return UInt64(base / .nanoseconds(1)) << UInt64(doublings)
    }

    /// Notes that a statement overran which is known to take so long.
    mutating func noteOverrun(of statement: String, knownToTake known: StatementTime?, at now: MonotonicTime) {
        guard let known, known.isKnown, known.nanoseconds < UInt64(base / .nanoseconds(1)) / 3 else { return }
        overruns.removeAll { now.since($0.time) >= Self.window || $0.statement == statement }
        overruns.append((statement, now))
        guard overruns.count >= Self.many else { return }
        overruns.removeAll()
        doublings = min(doublings + 1, Self.mostDoublings)
        lastChange = now
    }
}
