/// A response's status: the code and its usual reason phrase.
///
/// Spec: https://www.rfc-editor.org/rfc/rfc9110#name-status-codes
public struct HTTPStatus: Equatable, Sendable {
    /// The three-digit code.
    public let code: UInt16

    /// The phrase after the code, which clients ignore.
    public let reason: StaticString

    /// Creates a status; the code comes from the program, never from a client.
    public init(_ code: UInt16, _ reason: StaticString) {
        precondition((200...599).contains(code), "not a final status")
        self.code = code
        self.reason = reason
    }

    private init(interim code: UInt16, _ reason: StaticString) {
        self.code = code
        self.reason = reason
    }

    /// Whether two codes are the same.
    public static func == (left: HTTPStatus, right: HTTPStatus) -> Bool { left.code == right.code }

    /// Whether the status forbids a body, and therefore a length.
    var hasNoBody: Bool { code == 204 || code == 304 }

    /// 101 Switching Protocols, sent only when a WebSocket is accepted.
    static let switchingProtocols = HTTPStatus(interim: 101, "Switching Protocols")
    /// 200 OK.
    public static let ok = HTTPStatus(200, "OK")
    /// 201 Created.
    public static let created = HTTPStatus(201, "Created")
    /// 202 Accepted.
    public static let accepted = HTTPStatus(202, "Accepted")
    /// 204 No Content.
    public static let noContent = HTTPStatus(204, "No Content")
    /// 304 Not Modified.
    public static let notModified = HTTPStatus(304, "Not Modified")
    /// 400 Bad Request.
    public static let badRequest = HTTPStatus(400, "Bad Request")
    /// 401 Unauthorized.
    public static let unauthorized = HTTPStatus(401, "Unauthorized")
    /// 403 Forbidden.
    public static let forbidden = HTTPStatus(403, "Forbidden")
    /// 404 Not Found.
    public static let notFound = HTTPStatus(404, "Not Found")
    /// 405 Method Not Allowed.
    public static let methodNotAllowed = HTTPStatus(405, "Method Not Allowed")
    /// 406 Not Acceptable.
    public static let notAcceptable = HTTPStatus(406, "Not Acceptable")
    /// 408 Request Timeout.
    public static let requestTimeout = HTTPStatus(408, "Request Timeout")
    /// 409 Conflict.
    public static let conflict = HTTPStatus(409, "Conflict")
    /// 413 Content Too Large.
    public static let contentTooLarge = HTTPStatus(413, "Content Too Large")
    /// 414 URI Too Long.
    public static let uriTooLong = HTTPStatus(414, "URI Too Long")
    /// 415 Unsupported Media Type.
    public static let unsupportedMediaType = HTTPStatus(415, "Unsupported Media Type")
    /// 417 Expectation Failed.
    public static let expectationFailed = HTTPStatus(417, "Expectation Failed")
    /// 422 Unprocessable Content.
    public static let unprocessableContent = HTTPStatus(422, "Unprocessable Content")
    /// 426 Upgrade Required.
    public static let upgradeRequired = HTTPStatus(426, "Upgrade Required")
    /// 429 Too Many Requests.
    public static let tooManyRequests = HTTPStatus(429, "Too Many Requests")
    /// 431 Request Header Fields Too Large.
    public static let requestHeaderFieldsTooLarge = HTTPStatus(431, "Request Header Fields Too Large")
    /// 500 Internal Server Error.
    public static let internalServerError = HTTPStatus(500, "Internal Server Error")
    /// 503 Service Unavailable.
    public static let serviceUnavailable = HTTPStatus(503, "Service Unavailable")
}
