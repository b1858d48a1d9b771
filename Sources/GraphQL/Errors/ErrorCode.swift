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
        case .validationFailed: "the document does not fit the schema"
        case .introspectionDisabled: "the schema cannot be asked for with `--production`"
        case .persistedQueryNotFound: "no document has this hash: send the document with it"
        case .persistedQueryNotSupported: "documents cannot be registered here: send the document each time"
        case .documentNotTrusted: "only trusted documents are answered here"
        case .documentTooLarge: "the document has too many bytes"
        case .queryTooLarge: "its fragments unfold to too many fields"
        case .queryTooDeep: "fields are nested too deep"
        case .introspectionTooDeep: "lists of introspection are nested too deep"
        case .tooManyAliases: "too many aliases, fragments unfolded"
        case .tooManyRootFields: "too many fields of the root, fragments unfolded"
        case .tooManyDirectives: "too many directives, fragments unfolded"
        case .tooManyMutations: "too many mutations in one request"
        case .argumentTooLong: "a list or a text of an argument is too long, or a search has too many words; the message says which"
        case .tooManyRankedLists: "one field is asked for too often with what searches, ranks or groups, fragments unfolded"
        case .queryTooCostly: "it would cost too much; the message says which part is the most expensive"
        case .payloadTooCostly: "a mutation's payload would cost too much; the message says which part is the most expensive"
        case .tooManySubscriptions: "so many subscriptions are open already; the message says whose"
        case .tooManyConnections: "so many connections are open already; the message says whose"
        case .fileTooLarge: "the form is larger than any may be, or too large and too slow"
        case .rateLimited: "too many requests, or too expensive ones; the header `RateLimit` tells the limit"
        case .badUserInput: "a variable or argument is wrong; the message says what would be right"
        case .badRequest: "the HTTP request is no GraphQL request (415: of a type that is not read)"
        case .methodNotAllowed: "this cannot be asked for by this HTTP method"
        case .notAcceptable: "no media type that the client accepts can be answered"
        case .csrfPrevention: "a form without the header that makes browsers ask first"
        case .unauthenticated: "it takes a log-in; with status 401 the token is not valid, or no longer"
        case .forbidden: "this account, or this key, may not do it; `extensions.denied` names the rule"
        case .emailUnconfirmed: "it reaches other people, so the account's e-mail must be confirmed first: `requestEmailConfirmation`"
        case .notFound: "nothing has this id, or nothing that the client may know of"
        case .timeout: "the database took too long; ask for less at once"
        case .serviceUnavailable: "too much to do, or no database at the moment: try again after `Retry-After`"
        case .outcomeUnknown: "the mutation may have been done; send it again with the same `idempotencyKey`"
        case .internal: "our fault; the log has the details under `extensions.requestId`"
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
