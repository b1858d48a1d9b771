import Domains
import Engine
import HTTP
import Languages
import Planner
import Reactor

/// What is kept of a client whose request is over while its stream or socket goes on.
struct StreamClient: ClientDetails, Sendable {
    let network: ClientNetwork
    let serverAddress: String
    let isForwarded: Bool
    /// The wanted language of texts, where no account has chosen one.
    var language: Language
    /// What it has shown to be known.
    var credential: ShownCredential?

    init(of exchange: HTTPExchange, _ headers: RequestHeaders, _ settings: ClientSettings) {
        network = ForwardedClient.network(of: exchange, proxies: settings.proxies)
        serverAddress = settings.photoAddress ?? ServerAddress(of: exchange, proxies: settings.proxies).text
        isForwarded = headers.isForwarded
        language = headers.language
        credential = headers.hasAuthorization ? ShownCredential(of: exchange) : nil
    }
}
