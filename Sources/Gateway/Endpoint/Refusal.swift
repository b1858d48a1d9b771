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

    init(_ status: HTTPStatus, _ errors: [GraphQLError]) {
        self.status = status
        self.errors = errors
    }

    /// A request that HTTP or GraphQL over HTTP does not permit.
    init(_ status: HTTPStatus, _ message: String, code: String = "BAD_REQUEST") {
        self.init(status, [GraphQLError(message, code: code)])
    }

    /// Errors of the document or its variables; those without a code of their own get this one.
    static func document(_ errors: [GraphQLError], code: String = "GRAPHQL_VALIDATION_FAILED") -> Refusal {
        var refusal = Refusal(
            .badRequest,
            errors.map { error in
                var error = error
                error.code = error.code ?? code
                return error
            }
        )
        refusal.concernsDocument = true
        return refusal
    }

    /// A method that is not permitted, and those that are.
    static func method(_ message: String, allow: StaticString) -> Refusal {
        var refusal = Refusal(.methodNotAllowed, message, code: "METHOD_NOT_ALLOWED")
        refusal.allow = allow
        return refusal
    }

    /// The server cannot take the request now.
    static func unavailable(_ message: String) -> Refusal {
        var refusal = Refusal(.serviceUnavailable, message, code: "SERVICE_UNAVAILABLE")
        refusal.retryAfter = 1
        return refusal
    }
}
