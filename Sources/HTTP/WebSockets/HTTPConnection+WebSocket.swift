import Reactor

extension HTTPConnection {
    /// Answers the handshake, and leaves the connection to both.
    func acceptWebSocket(_ subprotocol: StaticString?, _ limits: WebSocketReader.Limits) -> WebSocket? {
        guard phase == .handling, exchange.webSocketRequest == .valid,
            let answer = exchange.withHeader("sec-websocket-key", WebSocketKey.answer) ?? nil
        else { return nil }
        if inputEnded {
            vanish()
            return nil
        }
        exchange.addHeader("Upgrade", "websocket")
        exchange.addHeader("Connection", "Upgrade")
        exchange.addHeader("Sec-WebSocket-Accept", answer.span)
        if let subprotocol { exchange.addHeader("Sec-WebSocket-Protocol", subprotocol) }
        writeHead(.switchingProtocols, nil, .unsaid)
        let socket = WebSocket(self, limits: limits)
        beginChannel(socket)
        socket.awaitSign()
        // The client may have sent frames right behind its handshake.
        socket.inputArrived()
        return socket
    }
}

extension HTTPExchange {
    /// Answers the handshake of a valid request for a WebSocket, with the subprotocol that was chosen of those offered.
    ///
    /// The request is given back at once: nothing of it can be read afterwards. Nil when the request is no valid one (`webSocketRequest`), and
    /// when the client has gone.
    public func acceptWebSocket(subprotocol: StaticString? = nil, limits: WebSocketReader.Limits) -> WebSocket? {
        loop.assertIsCurrent()
        return connection?.acceptWebSocket(subprotocol, limits)
    }
}
