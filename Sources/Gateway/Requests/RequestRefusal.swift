import Engine
import GraphQL
import HTTP

/// Why a request gets no `data`, and how HTTP says it.
struct RequestRefusal: Error {
    /// What the response says.
    var refusal: Refusal
    /// The status, where the media type lets the status speak.
    var status: HTTPStatus
    /// The methods that would be right, for 405.
    var allow: StaticString?
    /// Whether credentials would help.
    var asksForCredentials = false

    /// What an engine refuses.
    init(_ refusal: Refusal) {
        self.refusal = refusal
        status = refusal.concernsDocument ? .badRequest : HTTPStatus(for: refusal.code)
        if let kind = refusal.forbiddenChange {
            self.refusal.errors = [GraphQLError("A \(kind.keyword) can only be sent by POST.", code: .methodNotAllowed)]
            allow = "POST"
        }
    }

    /// A refusal by the status of its code, unless another is given.
    init(_ code: ErrorCode, _ message: String, status: HTTPStatus? = nil) {
        self.init(Refusal(code, message))
        if let status { self.status = status }
    }

    /// A connection too many of one client, which ends with the response.
    init(_ refusal: HTTPRefusal, endingConnectionOf exchange: HTTPExchange) {
        self.init(.tooManyConnections, refusal.message)
        self.refusal.retryAfter = 1
        exchange.closesConnection = true
    }

    /// A method that is not permitted, and those that are.
    static func method(_ message: String, allow: StaticString) -> RequestRefusal {
        var refusal = RequestRefusal(.methodNotAllowed, message)
        refusal.allow = allow
        return refusal
    }

    /// Writes the head of the response; clients of the older media type are told by the body alone that their document was wrong.
    func writeHead(_ mediaType: ResponseMediaType, to exchange: HTTPExchange) {
        exchange.status = refusal.concernsDocument && mediaType == .json ? .ok : status
        if let allow { exchange.addHeader("Allow", allow) }
        if asksForCredentials { exchange.addHeader("WWW-Authenticate", "Bearer") }
        if let seconds = refusal.retryAfter { exchange.addHeader("Retry-After", "\(seconds)") }
    }
}

extension HTTPStatus {
    /// The status by which an error of a code is told.
    init(for code: ErrorCode) {
        let statuses: [HTTPStatus] = [
            .ok, .badRequest, .unauthorized, .forbidden, .methodNotAllowed, .notAcceptable, .contentTooLarge, .tooManyRequests,
            .internalServerError, .serviceUnavailable,
        ]
        self = statuses.first { Int($0.code) == code.status } ?? .badRequest
    }
}
