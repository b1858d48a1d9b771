import Domains
import Engine
import HTTP
import Languages
import Planner
import Reactor

extension RequestContext {
    /// What belongs to one HTTP request besides what it asks for.
    init(
        of exchange: HTTPExchange,
        _ headers: RequestHeaders,
        _ identity: Identity?,
        _ settings: ClientSettings,
        _ record: borrowing RequestRecord,
        paidFrom allowance: (any Allowance)?
    ) {
        self.init(
            id: record.id,
            ownID: record.ownID,
            viewer: identity?.viewer,
            credential: identity?.credential ?? .none,
            language: (identity?.language ?? headers.language).text,
            client: ExchangeDetails(exchange: exchange, settings: settings),
            mayChange: exchange.method == .post,
            disclosure: Disclosure(to: identity?.viewer, inProduction: settings.isProduction),
            allowance: allowance
        )
    }
}

extension Disclosure {
    /// What a viewer may be told.
    init(to viewer: Viewer?, inProduction isProduction: Bool) {
        if isProduction {
            self = viewer?.roles.contains(.admin) == true ? .rules : .essentials
        } else {
            self = .everything
        }
    }
}

/// What the server is told of its surroundings.
final class ClientSettings: Sendable {
    /// How many proxies of one's own stand before the server.
    let proxies: Int
    /// What the addresses of photos begin with; nil for where each client has reached the server.
    let photoAddress: String?
    /// Whether strangers are told little.
    let isProduction: Bool

    init(proxies: Int, photoAddress: String?, isProduction: Bool) {
        (self.proxies, self.photoAddress, self.isProduction) = (proxies, photoAddress, isProduction)
    }
}

/// The client of an exchange; two references, so that handing it on allocates nothing.
private struct ExchangeDetails: ClientDetails {
    let exchange: HTTPExchange
    let settings: ClientSettings

    var network: ClientNetwork { ForwardedClient.network(of: exchange, proxies: settings.proxies) }
    var serverAddress: String { settings.photoAddress ?? ServerAddress(of: exchange, proxies: settings.proxies).text }
}
