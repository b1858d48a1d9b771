import Logging
import Reactor
import Synchronization

/// Tells the log, once, that clients seem to come through a proxy of which the server was not told: all of them would be counted as one.
final class ProxyWarning: Sendable {
    private let log: Logger
    private let isGiven = Atomic(false)
    private let hasToldSpent = Atomic(false)

    init(log: Logger) {
        self.log = log
    }

    /// A request names the client before a proxy, though none is set.
    func noteForwarded() {
        guard !isGiven.load(ordering: .relaxed), !isGiven.exchange(true, ordering: .relaxed) else { return }
        log.warning(
            """
            requests come with X-Forwarded-For, but --proxies is 0: if a proxy of yours adds it, say how many there are, or all clients behind \
            them are counted as one
            """
        )
    }

    /// The strangers of one address have spent their minute: it may be a proxy's.
    func noteSpent(by network: ClientNetwork) {
        guard !hasToldSpent.load(ordering: .relaxed), !hasToldSpent.exchange(true, ordering: .relaxed) else { return }
        log.warning(
            "requests of an address are refused, for its minute is spent; if it is a proxy of yours, --proxies tells the server so",
            metadata: ["address": "\(network)"]
        )
    }
}
