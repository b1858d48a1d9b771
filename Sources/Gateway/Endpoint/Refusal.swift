import GraphQL
import HTTP

/// Why a request gets no `data`: the errors that the response names, and how HTTP says it.
struct Refusal: Error {
    /// The status, where the media type lets the status speak.
    var status: HTTPStatus
    var errors: [GraphQLError]
    /// Whether the request as such was in order and only its document or variables are not: clients of `application/json` are told so by the
    /// body alone, with status 200.
    var concernsDocument = false
    /// The methods that would be right, for 405.
    var allow: StaticString?
    /// Whether credentials would help.
    var asksForCredentials = false
    /// In how many seconds to try again is worth it; nil when it never is.
    var retryAfter: Int?
    /// Whether the same request may be answered as soon as another one has come, so that nobody may keep this answer.
    var isPassing = false

    /// A refusal for one error, told by the status of the error's code unless another is given.
    init(_ error: GraphQLError, status: HTTPStatus? = nil) {
        self.status = status ?? HTTPStatus(for: error.code ?? .badRequest)
        errors = [error]
    }

    /// A refusal by the status of its code, unless another is given.
    init(_ code: ErrorCode, _ message: String, status: HTTPStatus? = nil) {
        self.init(GraphQLError(message, code: code), status: status)
    }

    /// Errors of the document or its variables; those without a code of their own get this one.
    static func document(_ errors: [GraphQLError], code: ErrorCode = .validationFailed) -> Refusal {
        var refusal = Refusal(code, "")
        refusal.errors = errors.map { error in
            var error = error
            error.code = error.code ?? code
            return error
        }
        refusal.status = .badRequest
        refusal.concernsDocument = true
        return refusal
    }

    /// A method that is not permitted, and those that are.
    static func method(_ message: String, allow: StaticString) -> Refusal {
        var refusal = Refusal(.methodNotAllowed, message)
        refusal.allow = allow
        return refusal
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
