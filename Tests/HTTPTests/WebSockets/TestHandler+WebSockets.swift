import Reactor

@testable import HTTP

extension TestHandler {
    /// Serves WebSockets, according to the path.
    func talk(_ exchange: HTTPExchange, _ path: String) async {
        if case .wrong(let status, let reason) = exchange.webSocketRequest {
            exchange.status = status
            if status == .upgradeRequired { exchange.addHeader("Sec-WebSocket-Version", "13") }
            exchange.responseBody.append(contentsOf: reason.utf8)
            return
        }
        let number = exchange.withQuery { Int(String(decoding: copy($0), as: UTF8.self)) ?? 0 }
        exchange.addHeader("X-Path", path)
        let subprotocol: StaticString? = exchange.offersSubprotocol("chat") ? "chat" : nil
        guard let socket = exchange.acceptWebSocket(subprotocol: subprotocol, limits: .init(messageBytes: 1 << 20)) else {
            exchange.responseBody.append(contentsOf: "no WebSocket".utf8)
            return
        }
        switch path {
        case "/socket/gate":
            await observer.waitAtGate()
            await echo(socket)
        case "/socket/wait":
            socket.whenEnding { [observer] ending in
                observer.report("\(ending)")
                if ending == .serverStops { socket.close(.goingAway, "bye") }
            }
            while await socket.next() != nil {}
            let isSent = await socket.send(text: [])
            observer.report("sent: \(isSent), cancelled: \(Task.isCancelled)")
        case "/socket/unused":
            socket.whenEnding { [observer] ending in
                observer.report("\(ending)")
                socket.close(.normal, "unused")
            }
            socket.setUnused(true)
            while let message = await socket.next() {
                // An empty text marks the socket as unused, any other as used.
                if case .text(let text) = message { socket.setUnused(text.isEmpty) }
                await socket.send(text: [])
            }
        case "/socket/account":
            let isClaimed = (try? exchange.claimConnection(forAccount: Int64(number))) != nil
            await socket.send(text: Array("\(isClaimed)".utf8))
            while await socket.next() != nil {}
        case "/socket/close":
            socket.close(WebSocketCloseCode(rawValue: UInt16(number)), "enough")
            socket.close(.normal)
            let message = await socket.next()
            let isSent = await socket.send(text: [])
            observer.report("next: \(message != nil), sent: \(isSent)")
        case "/socket/return":
            break
        case "/socket/endless":
            var count = 0
            while await socket.send(text: [UInt8](repeating: UInt8(ascii: "x"), count: number)) { count += 1 }
            observer.report("\(count * number)")
        default:
            await echo(socket)
            observer.report("done")
        }
    }

    /// Sends texts back, and for other messages their length and checksum.
    private func echo(_ socket: WebSocket) async {
        while let message = await socket.next() {
            switch message {
            case .text(let text): await socket.send(text: text)
            case .binary(let bytes): await socket.send(text: Array(Self.summary(bytes).utf8))
            }
        }
    }

    static func summary(_ bytes: [UInt8]) -> String {
        "\(bytes.count): \(bytes.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF_FFFF })"
    }
}
