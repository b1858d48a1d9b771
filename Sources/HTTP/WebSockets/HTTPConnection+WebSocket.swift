import Reactor

extension HTTPConnection {
    /// Responds to the handshake and passes the connection to the WebSocket.
    func acceptWebSocket(_ subprotocol: StaticString?, _ limits: WebSocketReader.Limits) -> WebSocket? {
        guard phase == .handling, exchange.webSocketRequest == .valid,
            let answer = exchange.withHeader("sec-websocket-key", WebSocketKey.answer) ?? nil
        else { return nil }
        if inputEnded {
            dropClient()
            return nil
        }
        exchange.addHeader("Upgrade", "websocket")
        exchange.addHeader("Connection", "Upgrade")
        exchange.addHeader("Sec-WebSocket-Accept", answer.span)
        if let subprotocol { exchange.addHeader("Sec-WebSocket-Protocol", subprotocol) }
        writeHead(.switchingProtocols, nil, .unsaid)
        let socket = WebSocket(self, limits: limits)
        beginChannel(socket)
        socket.restartPingTimer()
        // The client may have sent frames right after its handshake.
        socket.inputArrived()
        return socket
    }
}

extension HTTPExchange {
    /// Accepts a valid request for a WebSocket, with one of the subprotocols that the client offers.
    ///
    /// The request is released at once and cannot be read afterwards. Nil if the request is invalid (`webSocketRequest`) or the client has
    /// disconnected.
    public func acceptWebSocket(subprotocol: StaticString? = nil, limits: WebSocketReader.Limits) -> WebSocket? {
        loop.assertIsCurrent()
        return connection?.acceptWebSocket(subprotocol, limits)
    }
}
