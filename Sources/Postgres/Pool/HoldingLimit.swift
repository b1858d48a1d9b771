import Reactor

/// How long one request may hold a connection, in all its statements together, while others wait behind it.
///
/// It is wall time, so it widens while the machine is busy or its cache is cold: then different statements of different clients overrun. What
/// one client sends says nothing about the machine, so that one who sends what is expensive moves nothing.
struct HoldingLimit {
    /// How many different statements must overrun for it to widen.
    private static let manyStatements = 4
    /// How many different clients they must be of.
    private static let manyClients = 3
    /// Within which time.
    private static let window = Duration.seconds(5)
    /// How often it doubles at most.
    private static let mostDoublings = 2

    private let base: Duration
    private var doublings = 0
    private var overruns: [(statement: Int, client: Int, time: MonotonicTime)] = []
    private var lastChange = MonotonicTime(nanoseconds: 0)

    init(_ base: Duration) {
        self.base = base
    }

    /// The limit now, in nanoseconds: halved after each quiet window until it is what it was.
    mutating func nanoseconds(at now: MonotonicTime) -> UInt64 {
        while doublings > 0, now.since(lastChange) >= Self.window {
            doublings -= 1
            lastChange = lastChange.advanced(by: Self.window)
        }
        return UInt64(base / .nanoseconds(1)) << UInt64(doublings)
    }

    /// Notes that a statement of a client overran; both by numbers that tell them from others.
    mutating func noteOverrun(of statement: Int, by client: Int, at now: MonotonicTime) {
        overruns.removeAll { now.since($0.time) >= Self.window || $0.statement == statement }
        overruns.append((statement, client, now))
        guard overruns.count >= Self.manyStatements, Set(overruns.map(\.client)).count >= Self.manyClients else {
            // Bounded, however many different ones a client sends.
            if overruns.count > 64 { overruns.removeFirst() }
            return
        }
        overruns.removeAll()
        doublings = min(doublings + 1, Self.mostDoublings)
        lastChange = now
    }
}
