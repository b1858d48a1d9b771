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

    /// Charges a client for credentials that are not valid, which limits how many tokens a client can try.
    ///
    /// Each such request makes the database look for its token. Only keys have another kind of allowance, and they are valid.
    func chargeRejection(of sender: RequestSender, to allowance: (any Allowance)?, at now: MonotonicTime) throws(RequestRefusal) {
        guard sender.rejectedCredentials != nil, let client = allowance as? ClientAllowance else { return }
        if let refusal = client.spend(Self.rejectionCost, at: now) { throw RequestRefusal(refusal) }
    }

    /// The points that a request with invalid credentials costs besides its operation.
    private static let rejectionCost = 100

    /// Notes that a request was refused because its network has used up its allowance.
    func noteRefusal(by allowance: (any Allowance)?, from network: @autoclosure () -> ClientNetwork) {
        if allowance?.name.description == "address" { proxyWarning.noteExhausted(by: network()) }
    }
}
