/// The type of a WebSocket frame (RFC 6455, 5.2); all other numbers are reserved.
enum WebSocketOpcode: UInt8 {
    case continuation = 0x0
    case text = 0x1
    case binary = 0x2
    case close = 0x8
    case ping = 0x9
    case pong = 0xA

    /// Whether the frame controls the connection and may appear between the frames of a message.
    var isControl: Bool { rawValue >= Self.close.rawValue }
}
