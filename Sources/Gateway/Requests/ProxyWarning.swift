import Logging
import Reactor
import Synchronization

/// Logs a warning, once, if clients seem to come through a proxy that is not configured.
///
/// All clients behind that proxy would share one allowance.
final class ProxyWarning: Sendable {
    private let log: Logger
    private let isGiven = Atomic(false)
    private let hasToldSpent = Atomic(false)

    init(log: Logger) {
        self.log = log
    }

    /// Notes a request with a forwarding header although no proxy is configured.
    func noteForwarded() {
        guard !isGiven.load(ordering: .relaxed), !isGiven.exchange(true, ordering: .relaxed) else { return }
        log.warning(
            """
            requests come with X-Forwarded-For, but --proxies is 0: if a proxy of yours adds it, say how many there are, or all clients behind \
            them are counted as one
            """
        )
    }

    /// Notes that the anonymous clients of one address have used up their allowance; the address may be a proxy's.
    func noteSpent(by network: ClientNetwork) {
        guard !hasToldSpent.load(ordering: .relaxed), !hasToldSpent.exchange(true, ordering: .relaxed) else { return }
        log.warning(
            "requests of an address are refused, for its minute is spent; if it is a proxy of yours, --proxies tells the server so",
            metadata: ["address": "\(network)"]
        )
    }
}
