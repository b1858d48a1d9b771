@testable import HTTP

/// A frame from the server, as received by a client.
struct ServerFrame: Equatable {
    var opcode: UInt8
    var payload: [UInt8]

    static func text(_ text: String) -> ServerFrame { ServerFrame(opcode: 0x1, payload: Array(text.utf8)) }
    static func pong(_ payload: [UInt8]) -> ServerFrame { ServerFrame(opcode: 0xA, payload: payload) }
    static func close(_ code: UInt16, _ reason: String = "") -> ServerFrame {
        ServerFrame(opcode: 0x8, payload: [UInt8(code >> 8), UInt8(code & 0xFF)] + Array(reason.utf8))
    }

    /// The code of a closing frame.
    var code: UInt16? {
        opcode == 0x8 && payload.count >= 2 ? UInt16(payload[0]) << 8 | UInt16(payload[1]) : nil
    }
}

extension Client {
    static let handshake =
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"

    /// Opens a WebSocket, optionally with bytes right after the handshake.
    @discardableResult
    func upgrade(_ path: String, _ headers: String = "", _ frames: [ClientFrame] = []) throws -> Response {
        try send(Array(HTTPServerTests.get(path, Self.handshake + headers).utf8) + frames.flatMap(\.bytes))
        return try response(toHead: true)
    }

    func send(_ frames: ClientFrame...) throws {
        try send(frames.flatMap(\.bytes))
    }

    /// The next frame, which must be final, unmasked, and without extensions.
    func frame() throws -> ServerFrame? {
        let start = try bytes(2)
        guard start[0] & 0xF0 == 0x80, start[1] & 0x80 == 0 else { return nil }
        let sizes = [126: 2, 127: 8] as [UInt8: Int]
        let length = try sizes[start[1]].map { try bytes($0).reduce(0) { $0 << 8 | Int($1) } } ?? Int(start[1])
        return ServerFrame(opcode: start[0] & 0x0F, payload: try bytes(length))
    }

    /// All frames up to the end of the connection.
    func frames() -> [ServerFrame] {
        var frames: [ServerFrame] = []
        while let next = try? frame() { frames.append(next) }
        return frames
    }
}
