public import GraphQL

/// The reason why a field of the operation cannot be answered.
public struct PlanError: Error, Sendable, Hashable {
    /// The problem, and the correct form.
    public let message: String
    /// The machine-readable kind of error.
    public let code: ErrorCode
    /// The denial by an access rule; nil for all other errors.
    public let denial: Denial?
    /// The expected type for an argument with an id of the wrong type; nil for all other errors.
    package private(set) var expectedID: ExpectedID?
    /// The argument that exceeds a limit; nil for all other errors.
    private var excess: ArgumentExcess?
    /// The site in response and document, for an excess and for an error that concerns the whole request; nil if unknown.
    package private(set) var site: Site?
    /// Whether the error concerns the whole request and not only the field with the error.
    let failsRequest: Bool

    /// An error of the client: `BAD_USER_INPUT` by default.
    public init(_ message: String, code: ErrorCode = .badUserInput) {
        self.init(message, code: code, failsRequest: false)
    }

    /// The site of an error in a request.
    package struct Site: Sendable, Hashable {
        /// The response names on the path to the field.
        package let path: [String]
        /// The offset in the document.
        package let offset: Int32
    }

    /// The expected type of id in an argument.
    package struct ExpectedID: Sendable, Hashable {
        /// The argument's path: `filter.donorId`.
        package let path: String
        /// The prefix of the expected ids.
        package let prefix: String
    }

    /// The error of an argument that is not an id, or an id of another type.
    init(_ message: String, expecting prefixes: [IDPrefix], at path: String) {
        self.init(message)
        expectedID = prefixes.first.map { ExpectedID(path: path, prefix: $0.name) }
    }

    /// The error of a field with an argument that exceeds a limit.
    init(_ excess: ArgumentExcess, _ message: String, at site: ArgumentSite) {
        self.init(message, code: .argumentTooLong)
        self.excess = excess
        self.site = Site(path: site.field, offset: site.offset)
    }

    /// The error with the sizes of a request's own values, since many requests share a plan's error.
    package func worded(for values: RequestValues) -> PlanError {
        guard let excess else { return self }
        var error = PlanError(excess.message(for: values), code: code)
        (error.excess, error.site) = (excess, site)
        return error
    }

    /// The error of a request with too many ranked lists of one field.
    init(_ count: Int, _ field: String, atMost limit: Int, at site: Site) {
        let message = "The operation selects “\(field)” \(count) times with a search, ranking or facets; at most \(limit) are allowed."
        self.init(message, code: .tooManyRankedLists, failsRequest: true)
        self.site = site
    }

    /// The error of an id with an unknown type; lists the valid prefixes.
    static func invalidID(among prefixes: [String]) -> PlanError {
        let examples = prefixes.map { "“\($0)_42”" }.joined(separator: ", ")
        return PlanError("This is not an id; ids have one of the forms \(examples).")
    }

    /// The message for an argument or input field that must be an id of one of these types.
    public static func invalidIDMessage(_ path: String, of prefixes: [String]) -> String {
        "“\(path)” must be an id of the form \(prefixes.map { "“\($0)_42”" }.joined(separator: " or "))."
    }

    /// The message for a list of ids that must all be of one type.
    public static func invalidIDsMessage(_ path: String, of prefix: String) -> String {
        "“\(path)” must contain only ids of the form “\(prefix)_42”."
    }

    /// The error of a field that the client may not read.
    init(_ denial: Denial) {
        let message =
            switch denial.reason {
            case .unauthenticated: "You must log in to do this."
            case .forbidden: "You are not allowed to do this."
            case .unconfirmed: "You must confirm your email first."
            }
        self.init(message, code: denial.reason.code, denial: denial, failsRequest: false)
    }

    init(_ message: String, code: ErrorCode, denial: Denial? = nil, failsRequest: Bool) {
        self.message = message
        self.code = code
        self.denial = denial
        self.failsRequest = failsRequest
    }

    /// An error in the document that validation should have found.
    static func invalidDocument(_ message: String) -> PlanError {
        PlanError(message, code: .validationFailed, failsRequest: true)
    }
}
