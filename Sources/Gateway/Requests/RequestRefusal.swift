import Engine
import GraphQL
import HTTP

/// The reason why a request gets no `data`, with its HTTP status and headers.
struct RequestRefusal: Error {
    /// The content of the response.
    var refusal: Refusal
    /// The status, for media types that report errors in the status.
    var status: HTTPStatus
    /// The permitted methods, for status 405.
    var allow: StaticString?

    /// Wraps a refusal of the engine.
    init(_ refusal: Refusal) {
        self.refusal = refusal
        status = refusal.concernsDocument ? .badRequest : HTTPStatus(for: refusal.code)
        if let kind = refusal.forbiddenChange {
            self.refusal.errors = [GraphQLError("A \(kind.keyword) can only be sent by POST.", code: .methodNotAllowed)]
            allow = "POST"
        }
    }

    /// Creates a refusal with the status of its code, unless another status is given.
    init(_ code: ErrorCode, _ message: String, status: HTTPStatus? = nil) {
        self.init(Refusal(code, message))
        if let status { self.status = status }
    }

    /// Refuses a client that has too many connections; the connection closes after the response.
    init(_ refusal: HTTPRefusal, endingConnectionOf exchange: HTTPExchange) {
        self.init(.tooManyConnections, refusal.message)
        self.refusal.retryAfter = 1
        exchange.closesConnection = true
    }

    /// Refuses a method and names the permitted ones.
    static func method(_ message: String, allow: StaticString) -> RequestRefusal {
        var refusal = RequestRefusal(.methodNotAllowed, message)
        refusal.allow = allow
        return refusal
    }

    /// Writes the head of the response.
    ///
    /// For the older media type, an error of the document has status 200; only the body reports it.
    func writeHead(_ mediaType: ResponseMediaType, to exchange: HTTPExchange) {
        exchange.status = refusal.concernsDocument && mediaType == .json ? .ok : status
        if let allow { exchange.addHeader("Allow", allow) }
        // Spec: https://www.rfc-editor.org/rfc/rfc9110#section-15.5.2
        if exchange.status == .unauthorized { exchange.addHeader("WWW-Authenticate", "Bearer") }
        if let seconds = refusal.retryAfter { exchange.addHeader("Retry-After", "\(seconds)") }
    }
}

extension HTTPStatus {
    /// The status for an error code.
    init(for code: ErrorCode) {
        let statuses: [HTTPStatus] = [
            .ok, .badRequest, .unauthorized, .forbidden, .methodNotAllowed, .notAcceptable, .contentTooLarge, .tooManyRequests,
            .internalServerError, .serviceUnavailable,
        ]
        self = statuses.first { Int($0.code) == code.status } ?? .badRequest
    }
}
