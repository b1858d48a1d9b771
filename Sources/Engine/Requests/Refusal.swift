public import GraphQL

/// The reason why a request gets no `data`: the errors for the response, and what would help.
public struct Refusal: Error {
    /// The errors; never empty.
    public var errors: [GraphQLError]
    /// Whether the request itself was valid and only its document or variables are at fault.
    public var concernsDocument = false
    /// The kind of operation that the request may not run because it changes something.
    public var forbiddenChange: OperationKind?
    /// The delay in seconds before a retry makes sense; nil if it never does.
    public var retryAfter: Int?
    /// The reason why the credentials are not valid, if that is the cause.
    public var credentials: RejectedCredentials?
    /// Whether the same request may succeed as soon as another request has arrived, so that the refusal must not be cached.
    public var isTemporary = false

    /// A refusal with one error.
    public init(_ error: GraphQLError) {
        errors = [error]
    }

    /// A refusal with a code and a message.
    public init(_ code: ErrorCode, _ message: String) {
        self.init(GraphQLError(message, code: code))
    }

    /// A refusal for errors of the document or its variables; errors without a code get this one.
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

    /// The refusal of a subscription where a single response is expected.
    static var needsStream: Refusal {
        Refusal(
            .notAcceptable,
            "A subscription has several responses. Send it with Accept: text/event-stream, or over a WebSocket (graphql-transport-ws)."
        )
    }

    /// The code of the first error.
    public var code: ErrorCode { errors.first?.code ?? .badRequest }

    /// Whether the server, and not the client, is the cause.
    var isUnavailable: Bool { !concernsDocument && code.status >= 500 }
}
