/// Why a WebSocket is closed (RFC 6455, 7.4).
public struct WebSocketCloseCode: RawRepresentable, Hashable, Sendable {
    /// What it was for is done.
    public static let normal = WebSocketCloseCode(rawValue: 1_000)
    /// The server stops, or the client leaves the page.
    public static let goingAway = WebSocketCloseCode(rawValue: 1_001)
    /// The other side broke the protocol.
    public static let protocolError = WebSocketCloseCode(rawValue: 1_002)
    /// It sent a kind of message that is not taken.
    public static let unsupportedData = WebSocketCloseCode(rawValue: 1_003)
    /// It sent a text that is not UTF-8.
    public static let invalidText = WebSocketCloseCode(rawValue: 1_007)
    /// It broke a rule without a code of its own.
    public static let policyViolation = WebSocketCloseCode(rawValue: 1_008)
    /// It sent more than is taken.
    public static let tooBig = WebSocketCloseCode(rawValue: 1_009)

    /// The server has failed.
    public static let internalError = WebSocketCloseCode(rawValue: 1_011)
    /// The server has too much to do.
    public static let tryAgainLater = WebSocketCloseCode(rawValue: 1_013)

    /// The number in the frame.
    public let rawValue: UInt16

    /// Makes a code of any number.
    public init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// Whether a frame may have it: what is registered (1004 to 1006 and 1015 never stand in a frame), or free for libraries and applications.
    var isSendable: Bool {
        switch rawValue {
        case 1_000...1_003, 1_007...1_014, 3_000...4_999: true
        default: false
        }
    }
}
