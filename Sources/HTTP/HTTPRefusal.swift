/// The reason why the server refuses a request or a connection, usually before any handler runs.
///
/// A refusal by the server itself ends the connection, since the bytes after the refused request cannot be interpreted.
public enum HTTPRefusal: Error, Equatable, Sendable {
    /// The request line is not `method SP target SP HTTP/1.x CRLF`.
    case invalidRequestLine
    /// The version is neither 1.0 nor 1.1.
    case unsupportedVersion
    /// The target is not in origin, absolute or asterisk form, or has bytes that a target cannot have.
    case invalidTarget
    /// A line ends without CR, or contains a NUL or another CR.
    case invalidLineEnd
    /// A header line has no name, has a space before its colon, is folded, or has invalid bytes.
    case invalidHeader
    /// `Host` is missing, repeated, or invalid.
    case invalidHost
    /// `Content-Length` is repeated, has other characters than digits, or is too large for an integer.
    case invalidContentLength
    /// `Transfer-Encoding` is anything but exactly one `chunked`, comes with `Content-Length`, or is used with HTTP/1.0.
    case invalidTransferEncoding
    /// A chunk's size is not hexadecimal or too large, or its extension or end is malformed.
    case invalidChunk
    /// The expectation is not `100-continue`.
    case unknownExpectation
    /// The request line is longer than the limit.
    case requestLineTooLong(limit: Int)
    /// The header or trailer lines together are longer than the limit.
    case headersTooLarge(limit: Int)
    /// There are more header or trailer lines than the limit.
    case tooManyHeaders(limit: Int)
    /// The body is larger than the limit; `declared` is its length if the head contains it.
    case bodyTooLarge(limit: Int, declared: Int?)
    /// Head or body did not arrive in time.
    case timedOut
    /// The limit of connections is reached, and the server cannot make room for the client.
    case tooManyConnections(limit: Int)
    /// The client's network has as many connections as the limit.
    case tooManyConnectionsOfNetwork(limit: Int)
    /// The client's account has as many connections as the limit.
    case tooManyConnectionsOfAccount(limit: Int)
    /// The bodies being received use more memory together than the limit.
    case tooManyBodies(limit: Int)
    /// The bodies being received from the client's network use more memory together than the limit.
    case tooManyBodiesOfNetwork(limit: Int)

    /// The response's status.
    public var status: HTTPStatus {
        switch self {
        case .requestLineTooLong: .uriTooLong
        case .headersTooLarge, .tooManyHeaders: .requestHeaderFieldsTooLarge
        case .bodyTooLarge: .contentTooLarge
        case .unknownExpectation: .expectationFailed
        case .timedOut: .requestTimeout
        case .tooManyConnectionsOfNetwork, .tooManyConnectionsOfAccount: .tooManyRequests
        case .tooManyConnections, .tooManyBodies, .tooManyBodiesOfNetwork: .serviceUnavailable
        case .invalidRequestLine, .unsupportedVersion, .invalidTarget, .invalidLineEnd, .invalidHeader, .invalidHost,
            .invalidContentLength, .invalidTransferEncoding, .invalidChunk:
            .badRequest
        }
    }

    /// Whether the same request may succeed a moment later.
    var isTemporary: Bool { status == .serviceUnavailable || status == .tooManyRequests }

    /// A sentence for the client with the violated rule or limit.
    public var message: String {
        switch self {
        case .invalidRequestLine: "The request line is malformed."
        case .unsupportedVersion: "Only HTTP/1.1 and HTTP/1.0 are supported."
        case .invalidTarget: "The request target is malformed."
        case .invalidLineEnd: "Lines must end with CR LF; a CR or LF alone is not allowed."
        case .invalidHeader: "A header line is malformed."
        case .invalidHost: "Exactly one valid Host header is required."
        case .invalidContentLength: "Content-Length is malformed or repeated."
        case .invalidTransferEncoding: "Transfer-Encoding must be “chunked”, once and without Content-Length."
        case .invalidChunk: "A chunk is malformed."
        case .unknownExpectation: "Expect must be 100-continue."
        case .requestLineTooLong(let limit): "The request line is longer than \(limit) bytes."
        case .headersTooLarge(let limit): "The headers are longer than \(limit) bytes."
        case .tooManyHeaders(let limit): "There are more than \(limit) headers."
        case .bodyTooLarge(let limit, let declared?): "The body has \(declared) bytes; at most \(limit) are allowed."
        case .bodyTooLarge(let limit, nil): "The body has more than \(limit) bytes, which is the limit."
        case .timedOut: "The request did not arrive in time."
        case .tooManyConnections(let limit): "All \(limit) connections are in use. Try again in a moment."
        case .tooManyConnectionsOfNetwork(let limit):
            "Your network has \(limit) open connections, which is the limit. Close some, or try again in a moment."
        case .tooManyConnectionsOfAccount(let limit):
            "Your account has \(limit) open connections, which is the limit. Close some, or try again in a moment."
        case .tooManyBodiesOfNetwork(let limit):
            "The pending requests of your network use all of its \(limit) bytes. Try again in a moment."
        case .tooManyBodies(let limit): "The pending requests use all \(limit) bytes reserved for requests. Try again in a moment."
        }
    }
}
