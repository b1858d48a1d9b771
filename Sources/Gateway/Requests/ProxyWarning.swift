import Logging
import Reactor
import Synchronization

/// Logs each of two warnings once if clients seem to come through a proxy that is not configured.
///
/// All clients behind that proxy would share one allowance.
final class ProxyWarning: Sendable {
    private let log: Logger
    private let isGiven = Atomic(false)
    private let hasWarnedExhausted = Atomic(false)

    init(log: Logger) {
        self.log = log
    }

    /// Notes a request with a forwarding header although no proxy is configured.
    func noteForwarded() {
        guard !isGiven.load(ordering: .relaxed), !isGiven.exchange(true, ordering: .relaxed) else { return }
        log.warning(
            """
            requests have X-Forwarded-For, but --proxies is 0; if your proxies add the header, set --proxies to their number, or all clients \
            behind them count as one
            """
        )
    }

    /// Notes that the anonymous clients of one address have used up their allowance; the address may be a proxy's.
    func noteExhausted(by network: ClientNetwork) {
        guard !hasWarnedExhausted.load(ordering: .relaxed), !hasWarnedExhausted.exchange(true, ordering: .relaxed) else { return }
        log.warning(
            "anonymous requests from an address are refused because its allowance is spent; if the address is your proxy, set --proxies",
            metadata: ["address": "\(network)"]
        )
    }
}
