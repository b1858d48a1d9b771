/// The reason for closing a WebSocket (RFC 6455, 7.4).
public struct WebSocketCloseCode: RawRepresentable, Hashable, Sendable {
    /// The purpose of the WebSocket is fulfilled.
    public static let normal = WebSocketCloseCode(rawValue: 1_000)
    /// The server stops, or the client leaves the page.
    public static let goingAway = WebSocketCloseCode(rawValue: 1_001)
    /// The other side violated the protocol.
    public static let protocolError = WebSocketCloseCode(rawValue: 1_002)
    /// The other side sent an unsupported kind of message.
    public static let unsupportedData = WebSocketCloseCode(rawValue: 1_003)
    /// The other side sent a text that is not UTF-8.
    public static let invalidText = WebSocketCloseCode(rawValue: 1_007)
    /// The other side broke a rule without a specific code.
    public static let policyViolation = WebSocketCloseCode(rawValue: 1_008)
    /// The other side sent a message that is too large.
    public static let tooBig = WebSocketCloseCode(rawValue: 1_009)

    /// The server failed.
    public static let internalError = WebSocketCloseCode(rawValue: 1_011)
    /// The server is overloaded.
    public static let tryAgainLater = WebSocketCloseCode(rawValue: 1_013)

    /// The number in the frame.
    public let rawValue: UInt16

    /// Creates a code from any number.
    public init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// Whether a frame may contain the code.
    ///
    /// The code must be registered (1004 to 1006 and 1015 are never sent), or free for libraries and applications.
    var isSendable: Bool {
        switch rawValue {
        case 1_000...1_003, 1_007...1_014, 3_000...4_999: true
        default: false
        }
    }
}
