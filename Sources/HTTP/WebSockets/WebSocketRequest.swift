/// The result of checking a request for a WebSocket handshake (RFC 6455, 4.2.1).
public enum WebSocketRequest: Equatable, Sendable {
    /// The request does not ask for a WebSocket.
    case notAsked
    /// The request is valid: call `HTTPExchange.acceptWebSocket`.
    case valid
    /// The request is invalid and must be refused with this status and reason; a 426 needs the header `Sec-WebSocket-Version: 13`.
    case wrong(status: HTTPStatus, reason: String)

    private static func wrong(_ reason: String) -> WebSocketRequest { .wrong(status: .badRequest, reason: reason) }

    /// Checks a request.
    ///
    /// A request asks for a WebSocket if it uses HTTP/1.1 and its `Upgrade` lists `websocket`.
    init(_ exchange: HTTPExchange) {
        let head = exchange.parser.head
        guard head.hasUpgrade, !head.isVersion10, exchange.lists("websocket", in: "upgrade") else {
            self = .notAsked
            return
        }
        self = Self.judge(exchange, head)
    }

    private static func judge(_ exchange: HTTPExchange, _ head: RequestHead) -> WebSocketRequest {
        guard head.method == .get else { return wrong("A WebSocket must be requested with GET.") }
        guard head.hasConnectionUpgrade else { return wrong("If Upgrade contains “websocket”, Connection must contain “upgrade”.") }
        guard head.framing == .length(0) else { return wrong("A WebSocket request must not have a body.") }
        guard exchange.headerCount("sec-websocket-version") <= 1 else { return wrong("Sec-WebSocket-Version is repeated.") }
        guard exchange.withHeader("sec-websocket-version", { $0.equals("13") }) == true else {
            return .wrong(status: .upgradeRequired, reason: "Sec-WebSocket-Version must be 13.")
        }
        guard exchange.headerCount("sec-websocket-key") == 1, exchange.withHeader("sec-websocket-key", WebSocketKey.isValid) == true else {
            return wrong("Exactly one Sec-WebSocket-Key is required, of 16 bytes in base64.")
        }
        return .valid
    }
}

extension HTTPExchange {
    /// The request's handshake for a WebSocket, if it has one.
    public var webSocketRequest: WebSocketRequest { WebSocketRequest(self) }

    /// Whether the client offers a subprotocol for its WebSocket; names are case-sensitive.
    public func offersSubprotocol(_ name: StaticString) -> Bool {
        var isOffered = false
        forEachElement(of: "sec-websocket-protocol") { element in
            if element.equals(name) { isOffered = true }
        }
        return isOffered
    }

    /// Whether a list header has an element, ignoring its case; the text is in lower case.
    fileprivate func lists(_ text: StaticString, in header: StaticString) -> Bool {
        var isListed = false
        forEachElement(of: header) { element in
            if element.equalsIgnoringCase(text) { isListed = true }
        }
        return isListed
    }

    /// Visits the elements of a list header; several headers of one name form one list.
    private func forEachElement(of header: StaticString, _ body: (Span<UInt8>) -> Void) {
        forEachHeader { name, value in
            guard name.equalsIgnoringCase(header) else { return }
            var start = 0
            while start <= value.count {
                let comma = value.firstIndex(of: UInt8(ascii: ","), in: start..<value.count) ?? value.count
                body(value.extracting(value.trimmed(start..<comma)))
                start = comma + 1
            }
        }
    }
}
