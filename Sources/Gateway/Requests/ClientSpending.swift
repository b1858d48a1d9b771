import Domains
import Engine
import HTTP
import Planner
import Reactor

/// Finds the allowance that pays for a request.
///
/// The allowance belongs to the API key, to the account or, for anonymous clients, to their network.
final class ClientSpending {
    private let settings: ClientSettings
    /// The allowances of clients without a key.
    private let allowances: ClientAllowances
    private let proxyWarning: ProxyWarning

    init(_ settings: ClientSettings, _ allowances: ClientAllowances, _ proxyWarning: ProxyWarning) {
        (self.settings, self.allowances, self.proxyWarning) = (settings, allowances, proxyWarning)
    }

    /// The allowance that pays for a request; nil if requests are not counted.
    ///
    /// `network` is evaluated only if the request is not paid for by a key.
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

    /// Notes that a request was refused because its network has used up its allowance.
    func noteRefusal(by allowance: (any Allowance)?, from network: @autoclosure () -> ClientNetwork) {
        if allowance?.name.description == "address" { proxyWarning.noteExhausted(by: network()) }
    }
}
