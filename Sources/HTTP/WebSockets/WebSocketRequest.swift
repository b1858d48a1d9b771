/// Whether a request asks for a WebSocket (RFC 6455, 4.2.1).
public enum WebSocketRequest: Equatable, Sendable {
    /// It does not.
    case notAsked
    /// It does, and can have one: `HTTPExchange.acceptWebSocket`.
    case valid
    /// It does in a way that has to be refused, by a status and for a reason; 426 with the header `Sec-WebSocket-Version: 13`.
    case wrong(status: HTTPStatus, reason: String)

    private static func wrong(_ reason: String) -> WebSocketRequest { .wrong(status: .badRequest, reason: reason) }

    /// Judges a request; it is asked for one when `Upgrade` says so, in HTTP/1.1.
    init(_ exchange: HTTPExchange) {
        let head = exchange.parser.head
        guard head.hasUpgrade, !head.isVersion10, exchange.lists("websocket", in: "upgrade") else {
            self = .notAsked
            return
        }
        self = Self.judge(exchange, head)
    }

    private static func judge(_ exchange: HTTPExchange, _ head: RequestHead) -> WebSocketRequest {
        guard head.method == .get else { return wrong("A WebSocket is asked for with GET.") }
        guard head.saysUpgrade else { return wrong("Connection has to list upgrade, where Upgrade lists websocket.") }
        guard head.framing == .length(0) else { return wrong("A request for a WebSocket has no body.") }
        guard exchange.headerCount("sec-websocket-version") <= 1 else { return wrong("Sec-WebSocket-Version is repeated.") }
        guard exchange.withHeader("sec-websocket-version", { $0.equals("13") }) == true else {
            return .wrong(status: .upgradeRequired, reason: "Sec-WebSocket-Version has to be 13.")
        }
        guard exchange.headerCount("sec-websocket-key") == 1, exchange.withHeader("sec-websocket-key", WebSocketKey.isValid) == true else {
            return wrong("Exactly one Sec-WebSocket-Key is needed, of 16 bytes in base64.")
        }
        return .valid
    }
}

extension HTTPExchange {
    /// Whether the request asks for a WebSocket, and can have one.
    public var webSocketRequest: WebSocketRequest { WebSocketRequest(self) }

    /// Whether the client offers a subprotocol for its WebSocket; names are told apart by case.
    public func offersSubprotocol(_ name: StaticString) -> Bool {
        var isOffered = false
        forEachElement(of: "sec-websocket-protocol") { element in
            if element.equals(name) { isOffered = true }
        }
        return isOffered
    }

    /// Whether a header that is a list has an element, whatever its case; the text is in lower case.
    fileprivate func lists(_ text: StaticString, in header: StaticString) -> Bool {
        var isListed = false
        forEachElement(of: header) { element in
            if element.equalsIgnoringCase(text) { isListed = true }
        }
        return isListed
    }

    /// Several headers of one name make one list.
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
