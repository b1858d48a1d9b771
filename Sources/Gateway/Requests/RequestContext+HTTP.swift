import Domains
import Engine
import HTTP
import Languages
import Planner
import Reactor

extension RequestContext {
    /// The context of an HTTP request.
    init(
        of exchange: HTTPExchange,
        _ headers: RequestHeaders,
        _ sender: RequestSender,
        _ settings: ClientSettings,
        _ record: borrowing RequestRecord,
        paidFrom allowance: (any Allowance)?
    ) {
        let identity = sender.identity
        self.init(
            id: record.id,
            ownID: record.ownID,
            viewer: identity?.viewer,
            credential: identity?.credential ?? .none,
            rejectedCredentials: sender.rejectedCredentials,
            language: (identity?.language ?? headers.language).text,
            client: ExchangeDetails(exchange: exchange, settings: settings),
            mayChange: exchange.method == .post,
            disclosure: Disclosure(to: identity?.viewer, inProduction: settings.isProduction),
            allowance: allowance
        )
    }
}

extension Disclosure {
    /// The details that a viewer may see.
    init(to viewer: Viewer?, inProduction isProduction: Bool) {
        if isProduction {
            self = viewer?.roles.contains(.admin) == true ? .rules : .essentials
        } else {
            self = .everything
        }
    }
}

/// The configuration that concerns clients.
final class ClientSettings: Sendable {
    /// The number of trusted proxies before the server.
    let proxies: Int
    /// The base address of photos; nil to use the address that each client requested.
    let photoAddress: String?
    /// Whether the server runs in production, where only administrators see more than essential details.
    let isProduction: Bool

    init(proxies: Int, photoAddress: String?, isProduction: Bool) {
        (self.proxies, self.photoAddress, self.isProduction) = (proxies, photoAddress, isProduction)
    }
}

/// The client of an exchange.
///
/// The structure holds only two references, so that passing the client on does not allocate.
private struct ExchangeDetails: ClientDetails {
    let exchange: HTTPExchange
    let settings: ClientSettings

    var network: ClientNetwork { ForwardedClient.network(of: exchange, proxies: settings.proxies) }
    var serverAddress: String { settings.photoAddress ?? ServerAddress(of: exchange, proxies: settings.proxies).text }
}
