public import GraphQL

/// Why a request gets no `data`: the errors that the response names, and what would help.
public struct Refusal: Error {
    /// The errors; never empty.
    public var errors: [GraphQLError]
    /// Whether the request as such was in order and only its document or variables are not.
    public var concernsDocument = false
    /// The operation that changes something, where the request may not.
    public var forbiddenChange: OperationKind?
    /// In how many seconds to try again is worth it; nil when it never is.
    public var retryAfter: Int?
    /// Whether the same request may be answered as soon as another one has come, so that no one may keep this answer.
    public var isPassing = false

    /// A refusal for one error.
    public init(_ error: GraphQLError) {
        errors = [error]
    }

    /// A refusal by a code.
    public init(_ code: ErrorCode, _ message: String) {
        self.init(GraphQLError(message, code: code))
    }

    /// Errors of the document or its variables; those without a code of their own get this one.
    public static func document(_ errors: [GraphQLError], code: ErrorCode = .validationFailed) -> Refusal {
        var refusal = Refusal(code, "")
        refusal.errors = errors.map { error in
            var error = error
            error.code = error.code ?? code
            return error
        }
        refusal.concernsDocument = true
        return refusal
    }

    /// The refusal of a subscription where one answer is wanted.
    static var needsStream: Refusal {
        Refusal(
            .notAcceptable,
            "A subscription has many answers: ask for it with Accept: text/event-stream, or over a WebSocket (graphql-transport-ws)."
        )
    }

    /// The code of the first error.
    public var code: ErrorCode { errors.first?.code ?? .badRequest }

    /// Whether the server, and not the client, is the reason.
    var isUnavailable: Bool { !concernsDocument && code.status >= 500 }
}
