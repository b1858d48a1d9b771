import Domains
import Engine
import HTTP
import Languages
import Planner
import Reactor

/// The details of a client that are needed after its request has ended, while its stream or socket is open.
struct StreamClient: ClientDetails, Sendable {
    let network: ClientNetwork
    let serverAddress: String
    let isForwarded: Bool
    /// The language that the client asks for, used unless the account has chosen one.
    var language: Language
    /// The client's credentials.
    var credential: PresentedCredential?

    init(of exchange: HTTPExchange, _ headers: RequestHeaders, _ settings: ClientSettings) {
        network = ForwardedClient.network(of: exchange, proxies: settings.proxies)
        serverAddress = settings.photoAddress ?? ServerAddress(of: exchange, proxies: settings.proxies).text
        isForwarded = headers.isForwarded
        language = headers.language
        credential = headers.hasAuthorization ? PresentedCredential(of: exchange) : nil
    }
}
