import Bytes
import Engine
import GraphQL
import HTTP

/// `/graphql` over a WebSocket, by the protocol `graphql-transport-ws`.
///
/// Belongs to one loop.
final class WebSocketEndpoint {
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

    /// Answers a request that asks for a WebSocket.
    func answer(_ exchange: HTTPExchange, _ request: WebSocketRequest) async {
        if case .wrong(let status, let reason) = request {
            if status == .upgradeRequired { exchange.addHeader("Sec-WebSocket-Version", "13") }
            return PlainAnswer.write(reason + "\n", status: status, to: exchange)
        }
        if let refusal = CredentialsInURL.refusal(of: exchange) {
            return PlainAnswer.write((refusal.refusal.errors.first?.message ?? "") + "\n", status: .badRequest, to: exchange)
        }
        // A browser lets every page open a socket to everywhere, and says which page it is.
        guard isFromPermittedOrigin(exchange) else {
            return PlainAnswer.write("Pages of this origin may not connect here.\n", status: .forbidden, to: exchange)
        }
        let isSpoken = exchange.offersSubprotocol("graphql-transport-ws")
        let isFormer = exchange.offersSubprotocol("graphql-ws")
        let client = StreamClient(of: exchange, RequestHeaders(of: exchange), operations.settings)
        let subprotocol: StaticString? = isSpoken ? "graphql-transport-ws" : isFormer ? "graphql-ws" : nil
        guard let socket = exchange.acceptWebSocket(subprotocol: subprotocol, limits: .init(messageBytes: messageBytes)) else { return }
        guard isSpoken else {
            let reason =
                isFormer
                ? "graphql-ws is the former protocol of subscriptions-transport-ws: speak graphql-transport-ws."
                : "Subprotocol not acceptable: speak graphql-transport-ws."
            socket.close(.subprotocolNotAcceptable, reason)
            // What the client still says is dropped until it has closed, too.
            while await socket.next() != nil {}
            return
        }
        await GraphQLSocket(socket, exchange, client, operations, observer).run(initializationTimeout: initializationTimeout)
    }

    /// Whether the page that a browser speaks for may connect: one of the server's own origin, or one that is permitted as in `CrossOriginPolicy`.
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
