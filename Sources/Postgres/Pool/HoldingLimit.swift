import Reactor

/// The maximum time that one request may hold a connection, over all its statements, so that others need not wait behind it.
///
/// The limit is wall time, so it doubles when the machine is busy or its cache is cold: then different statements of different clients
/// overrun. The requests of a single client are no evidence of a busy machine, so its expensive requests do not move the limit.
struct HoldingLimit {
    /// The number of different statements that must overrun for the limit to double.
    private static let manyStatements = 4
    /// The number of different clients that must have sent them.
    private static let manyClients = 3
    /// The window of time that these overruns must fall in.
    private static let window = Duration.seconds(5)
    /// The maximum number of doublings.
    private static let maximumDoublings = 2

    private let base: Duration
    private var doublings = 0
    private var overruns: [(statement: Int, client: Int, time: MonotonicTime)] = []
    private var lastChange = MonotonicTime(nanoseconds: 0)

    init(_ base: Duration) {
        self.base = base
    }

    /// The current limit in nanoseconds; each quiet window halves it until the base is reached again.
    mutating func nanoseconds(at now: MonotonicTime) -> UInt64 {
        while doublings > 0, now.since(lastChange) >= Self.window {
            doublings -= 1
            lastChange = lastChange.advanced(by: Self.window)
        }
        return UInt64(base / .nanoseconds(1)) << UInt64(doublings)
    }

    /// Records an overrun.
    ///
    /// `statement` and `client` are any numbers that distinguish statements and clients.
    mutating func noteOverrun(of statement: Int, by client: Int, at now: MonotonicTime) {
        overruns.removeAll { now.since($0.time) >= Self.window || $0.statement == statement }
        overruns.append((statement, client, now))
        guard overruns.count >= Self.manyStatements, Set(overruns.map(\.client)).count >= Self.manyClients else {
            // Bounded, however many different statements a client sends.
            if overruns.count > 64 { overruns.removeFirst() }
            return
        }
        overruns.removeAll()
        doublings = min(doublings + 1, Self.maximumDoublings)
        lastChange = now
    }
}
