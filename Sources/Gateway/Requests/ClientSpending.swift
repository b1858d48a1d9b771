import Domains
import Engine
import HTTP
import Planner
import Reactor

/// What pays for requests: a key, an account, or for strangers their network.
final class ClientSpending {
    private let settings: ClientSettings
    /// What clients without a key may spend.
    private let allowances: ClientAllowances
    private let proxyWarning: ProxyWarning

    init(_ settings: ClientSettings, _ allowances: ClientAllowances, _ proxyWarning: ProxyWarning) {
        (self.settings, self.allowances, self.proxyWarning) = (settings, allowances, proxyWarning)
    }

    /// What pays for a request; nil where nothing is counted.
    ///
    /// The network is asked for only where it decides.
    func allowance(
        of identity: Identity?,
        isForwarded: Bool,
        at now: MonotonicTime,
        from network: @autoclosure () -> ClientNetwork
    ) -> (any Allowance)? {
        if isForwarded, settings.proxies == 0 { proxyWarning.noteForwarded() }
        if let key = identity?.apiKey?.allowance { return key }
        return allowances.allowance(
            ofAccount: identity?.viewer.account,
            from: network(),
            isDirect: settings.proxies == 0 && !isForwarded,
            at: now
        )
    }

    /// Notes that a request was refused because its network has spent what it has.
    func noteRefusal(by allowance: (any Allowance)?, from network: @autoclosure () -> ClientNetwork) {
        if allowance?.name.description == "address" { proxyWarning.noteSpent(by: network()) }
    }
}
