import Domains
import Engine
import HTTP
import Languages
import Planner
import Reactor
import Sodium

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

/// A token that a client has shown.
struct ShownCredential: Sendable {
    /// By which its owner is remembered.
    let hash: KeyedHash
    /// What it stands for; nil when it is none of ours.
    let credential: Credential?
    /// Whether it is one token, and readable.
    let isReadable: Bool

    /// The token in the headers of a request.
    init(of exchange: HTTPExchange) {
        let isOnly = exchange.headerCount("authorization") == 1
        let shown = exchange.withHeader("authorization") { ShownCredential(header: $0) }
        self.init(shown, isOnly: isOnly)
    }

    /// The token in the value of such a header.
    init(header: Span<UInt8>) {
        let hash = BearerToken.hash(in: header)
        isReadable = hash != nil
        self.hash = hash ?? KeyedHash(of: header)
        credential = BearerToken.credential(in: header)
    }

    private init(_ shown: ShownCredential?, isOnly: Bool) {
        let empty: [UInt8] = []
        hash = shown?.hash ?? KeyedHash(of: empty.span)
        credential = isOnly ? shown?.credential : nil
        isReadable = isOnly && shown?.isReadable == true
    }
}
