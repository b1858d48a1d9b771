/// The complete list of error kinds in responses, sent as `extensions.code`.
///
/// Clients branch on the code; the message is for people.
public enum ErrorCode: String, Sendable, Hashable, CaseIterable {
    // Errors in the document.
    case parseFailed = "GRAPHQL_PARSE_FAILED"
    case validationFailed = "GRAPHQL_VALIDATION_FAILED"
    case introspectionDisabled = "INTROSPECTION_DISABLED"
    case persistedQueryNotFound = "PERSISTED_QUERY_NOT_FOUND"
    case persistedQueryNotSupported = "PERSISTED_QUERY_NOT_SUPPORTED"
    case documentNotTrusted = "DOCUMENT_NOT_TRUSTED"
    // Requests that exceed a limit.
    case documentTooLarge = "DOCUMENT_TOO_LARGE"
    case queryTooLarge = "QUERY_TOO_LARGE"
    case queryTooDeep = "QUERY_TOO_DEEP"
    case introspectionTooDeep = "INTROSPECTION_TOO_DEEP"
    case tooManyAliases = "TOO_MANY_ALIASES"
    case tooManyRootFields = "TOO_MANY_ROOT_FIELDS"
    case tooManyDirectives = "TOO_MANY_DIRECTIVES"
    case tooManyMutations = "TOO_MANY_MUTATIONS"
    case argumentTooLong = "ARGUMENT_TOO_LONG"
    case tooManyRankedLists = "TOO_MANY_RANKED_LISTS"
    case queryTooCostly = "QUERY_TOO_COSTLY"
    case payloadTooCostly = "PAYLOAD_TOO_COSTLY"
    case tooManySubscriptions = "TOO_MANY_SUBSCRIPTIONS"
    case tooManyConnections = "TOO_MANY_CONNECTIONS"
    case fileTooLarge = "FILE_TOO_LARGE"
    case rateLimited = "RATE_LIMITED"
    // Invalid input, and missing authentication or permission.
    case badUserInput = "BAD_USER_INPUT"
    case badRequest = "BAD_REQUEST"
    case methodNotAllowed = "METHOD_NOT_ALLOWED"
    case notAcceptable = "NOT_ACCEPTABLE"
    case csrfPrevention = "CSRF_PREVENTION"
    case unauthenticated = "UNAUTHENTICATED"
    case forbidden = "FORBIDDEN"
    case emailUnconfirmed = "EMAIL_UNCONFIRMED"
    case notFound = "NOT_FOUND"
    // Server failures.
    case timeout = "TIMEOUT"
    case serviceUnavailable = "SERVICE_UNAVAILABLE"
    case outcomeUnknown = "OUTCOME_UNKNOWN"
    case `internal` = "INTERNAL"

    /// The meaning of the code, as printed in the documentation.
    public var meaning: String {
        switch self {
        case .parseFailed: "the document is not GraphQL"
        case .validationFailed: "the document does not match the schema"
        case .introspectionDisabled: "introspection is disabled with `--production`"
        case .persistedQueryNotFound: "no document has this hash; send the document with the hash"
        case .persistedQueryNotSupported: "documents cannot be registered; send the document each time"
        case .documentNotTrusted: "only trusted documents are accepted"
        case .documentTooLarge: "the document has too many bytes"
        case .queryTooLarge: "the document has too many fields, including those in fragments"
        case .queryTooDeep: "fields are nested too deeply"
        case .introspectionTooDeep: "lists of introspection are nested too deeply"
        case .tooManyAliases: "too many aliases, including those in fragments"
        case .tooManyRootFields: "too many root fields, including those in fragments"
        case .tooManyDirectives: "too many directives, including those in fragments"
        case .tooManyMutations: "too many mutations in one request"
        case .argumentTooLong: "a list or string in an argument is too long, or a search has too many words; the message says which"
        case .tooManyRankedLists: "one field is selected too often with a search, ranking or facets, including selections in fragments"
        case .queryTooCostly: "the request would cost too much; the message says which part is the most expensive"
        case .payloadTooCostly: "a mutation's payload would cost too much; the message says which part is the most expensive"
        case .tooManySubscriptions: "too many open subscriptions; the message says whose"
        case .tooManyConnections: "too many open connections; the message says whose"
        case .fileTooLarge: "the form is too large, or too large and too slow"
        case .rateLimited: "too many or too expensive requests; the header `RateLimit` gives the limit"
        case .badUserInput: "a variable or argument is wrong; the message says what would be right"
        case .badRequest: "the HTTP request is not a GraphQL request (415: unsupported media type)"
        case .methodNotAllowed: "the HTTP method is not allowed for this request"
        case .notAcceptable: "the client accepts none of the server's media types"
        case .csrfPrevention: "a form without a header that requires a CORS preflight"
        case .unauthenticated: "the request requires a log-in; `extensions.credentials` gives the reason if a token is not valid"
        case .forbidden: "the account or key is not allowed to do this; `extensions.denied` names the rule"
        case .emailUnconfirmed: "the action reaches other people, so the e-mail must be confirmed first; see `requestEmailConfirmation`"
        case .notFound: "no object that the client can see has this id"
        case .timeout: "the database took too long; request less data at once"
        case .serviceUnavailable: "the server is overloaded or has no database at the moment; try again after `Retry-After`"
        case .outcomeUnknown: "the mutation may have been done; send it again with the same `idempotencyKey`"
        case .internal: "an error on our side; the log has the details under `extensions.requestId`"
        }
    }

    /// The HTTP status of a response that has no data because of the error.
    ///
    /// The status is 200 for errors that come together with data, and for errors that only the body reports.
    ///
    /// Spec: https://graphql.github.io/graphql-over-http/draft/#sec-application-graphql-response-json
    public var status: Int {
        switch self {
        case .notFound, .outcomeUnknown, .persistedQueryNotFound, .persistedQueryNotSupported: 200
        case .unauthenticated: 401
        case .forbidden, .emailUnconfirmed, .documentNotTrusted: 403
        case .methodNotAllowed: 405
        case .notAcceptable: 406
        case .fileTooLarge: 413
        case .rateLimited, .tooManySubscriptions, .tooManyConnections: 429
        case .timeout, .internal: 500
        case .serviceUnavailable: 503
        default: 400
        }
    }

    /// The people who may see the details that come with a message.
    public enum Audience: String, Sendable, Hashable {
        /// All clients.
        case everyone
        /// The administrators of the service.
        case administrators
        /// No client.
        case noOne = "no one"
    }

    /// The audience in production for the details of an error: the line of the document, the access rule and the reason.
    public var productionAudience: Audience {
        switch self {
        case .parseFailed, .validationFailed, .introspectionDisabled, .badUserInput, .queryTooLarge, .queryTooDeep, .introspectionTooDeep,
            .tooManyAliases, .tooManyRootFields, .tooManyDirectives, .tooManyMutations, .argumentTooLong, .tooManyRankedLists,
            .queryTooCostly, .payloadTooCostly, .internal:
            .noOne
        case .unauthenticated, .forbidden: .administrators
        default: .everyone
        }
    }
}
