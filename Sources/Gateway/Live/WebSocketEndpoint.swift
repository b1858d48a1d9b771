import Bytes
import Engine
import GraphQL
import HTTP

/// `/graphql` over a WebSocket, with the protocol `graphql-transport-ws`.
///
/// `@unchecked Sendable`: confined to the thread of its loop.
final class WebSocketEndpoint: @unchecked Sendable {
    private let operations: LiveOperations
    private let observer: LoopObserver
    private let crossOrigin: CrossOriginPolicy?
    private let messageBytes: Int
    private let initializationTimeout: Duration

    init(
        _ operations: LiveOperations,
        _ observer: LoopObserver,
        crossOrigin: CrossOriginPolicy?,
        messageBytes: Int,
        initializationTimeout: Duration
    ) {
        (self.operations, self.observer, self.crossOrigin) = (operations, observer, crossOrigin)
        (self.messageBytes, self.initializationTimeout) = (messageBytes, initializationTimeout)
    }

    /// Responds to a request for a WebSocket.
    func answer(_ exchange: HTTPExchange, _ request: WebSocketRequest) {
        if case .wrong(let status, let reason) = request {
            if status == .upgradeRequired { exchange.addHeader("Sec-WebSocket-Version", "13") }
            return PlainTextResponse.write(reason + "\n", status: status, to: exchange)
        }
        if let refusal = CredentialsInURL.refusal(of: exchange) {
            return PlainTextResponse.write((refusal.refusal.errors.first?.message ?? "") + "\n", status: .badRequest, to: exchange)
        }
        // A browser lets every page open a socket to any server and sends the page's origin.
        guard isFromPermittedOrigin(exchange) else {
            return PlainTextResponse.write("Pages of this origin are not allowed to connect.\n", status: .forbidden, to: exchange)
        }
        let subprotocol: Subprotocol =
            exchange.offersSubprotocol("graphql-transport-ws") ? .current : exchange.offersSubprotocol("graphql-ws") ? .former : .unknown
        let client = StreamClient(of: exchange, RequestHeaders(of: exchange), operations.settings)
        do throws(RequestRefusal) {
            try exchange.claimConnection(of: client)
        } catch {
            error.writeHead(.json, to: exchange)
            return PlainTextResponse.write((error.refusal.errors.first?.message ?? "") + "\n", status: error.status, to: exchange)
        }
        exchange.continueAfterReturn { [self] in await serve(exchange, client, by: subprotocol) }
    }

    /// The subprotocol that the client offers.
    private enum Subprotocol {
        case current, former, unknown

        /// The reason to refuse the subprotocol; nil if it is supported.
        var refusal: String? {
            switch self {
            case .current: nil
            case .former: "graphql-ws is the deprecated protocol of subscriptions-transport-ws. Use graphql-transport-ws."
            case .unknown: "Subprotocol not acceptable. Use graphql-transport-ws."
            }
        }

        /// The subprotocol in the handshake's response.
        ///
        /// A browser fails the connection if the server selects no subprotocol, or one that it did not offer.
        var name: StaticString? {
            switch self {
            case .current: "graphql-transport-ws"
            case .former: "graphql-ws"
            case .unknown: nil
            }
        }
    }

    private func serve(_ exchange: HTTPExchange, _ client: StreamClient, by subprotocol: Subprotocol) async {
        guard let socket = exchange.acceptWebSocket(subprotocol: subprotocol.name, limits: .init(messageBytes: messageBytes)) else {
            return
        }
        if let refusal = subprotocol.refusal {
            socket.close(.subprotocolNotAcceptable, refusal)
            // Discards messages until the client has closed the socket, too.
            while await socket.next() != nil {}
            return
        }
        await GraphQLSocket(socket, exchange, client, operations, observer).run(initializationTimeout: initializationTimeout)
    }

    /// Whether a browser's page may connect: its origin must be the server's own or permitted by `CrossOriginPolicy`.
    private func isFromPermittedOrigin(_ exchange: HTTPExchange) -> Bool {
        guard exchange.headerCount("origin") > 0 else { return true }
        if let crossOrigin, crossOrigin.permits(exchange) { return true }
        guard exchange.headerCount("origin") == 1 else { return false }
        let isSecure = ForwardedClient.isSecure(exchange, proxies: operations.settings.proxies)
        let host = exchange.withHeader("host") { ServerAddress.host($0) } ?? nil
        guard let host else { return false }
        let own = (isSecure ? "https://" : "http://") + host
        return exchange.withHeader("origin") { String(decoding: $0.bytes(), as: UTF8.self) } == own
    }
}
