public import GraphQL

/// Why a field of the operation cannot be answered.
public struct PlanError: Error, Sendable, Hashable {
    /// What is wrong and what would be right.
    public let message: String
    /// The machine readable kind of error.
    public let code: ErrorCode
    /// The rule of access that turned the request away; nil for all other errors.
    public let denial: Denial?
    /// The id of another type that would be right, for an argument with an id of a wrong type; nil for all other errors.
    package private(set) var expectedID: ExpectedID?
    /// The argument that is too long; nil for all other errors.
    package private(set) var excess: ArgumentExcess?
    /// Where in the response and in the document it is, for an error that concerns the whole request; nil where that is not known.
    package private(set) var site: Site?
    /// Whether it concerns the whole request and not only the field where it was found.
    let failsRequest: Bool

    /// An error of the client: `BAD_USER_INPUT` unless said otherwise.
    public init(_ message: String, code: ErrorCode = .badUserInput) {
        self.init(message, code: code, failsRequest: false)
    }

    /// The place of what is wrong with a request.
    package struct Site: Sendable, Hashable {
        /// The response names on the way to the field.
        package let path: [String]
        /// The place in the document.
        package let offset: Int32
    }

    /// What an argument should be the id of.
    package struct ExpectedID: Sendable, Hashable {
        /// The argument's path: `filter.authorId`.
        package let path: String
        /// What such ids begin with.
        package let prefix: String
    }

    /// The error of an argument that is no id, or that of another type.
    init(_ message: String, expecting prefixes: [IDPrefix], at path: String) {
        self.init(message)
        expectedID = prefixes.first.map { ExpectedID(path: path, prefix: $0.name) }
    }

    /// The error of a request with an argument that is too long.
    init(_ excess: ArgumentExcess, _ message: String, at site: ArgumentSite) {
        self.init(message, code: .argumentTooLong, failsRequest: true)
        self.excess = excess
        self.site = Site(path: site.field, offset: site.offset)
    }

    /// The error of a request that asks too often for a list that ranks what it shows.
    init(_ count: Int, _ field: String, atMost limit: Int, at site: Site) {
        let message = "The operation asks \(count) times for “\(field)” with a search, ranking or facets; at most \(limit) are allowed."
        self.init(message, code: .tooManyRankedLists, failsRequest: true)
        self.site = site
    }

    /// The error of an id of no type, of which there are these.
    static func notAnID(among prefixes: [String]) -> PlanError {
        let examples = prefixes.map { "“\($0)_42”" }.joined(separator: ", ")
        return PlanError("This is not the id of anything: ids have one of the forms \(examples).")
    }

    /// What is said of the argument or input field at a path, which must be an id of a type, or of one of several.
    public static func idDemand(_ path: String, of prefixes: [String]) -> String {
        "“\(path)” must be an id of the form \(prefixes.map { "“\($0)_42”" }.joined(separator: " or "))."
    }

    /// The same of a list of ids.
    public static func idsDemand(_ path: String, of prefix: String) -> String {
        "“\(path)” can hold only ids of the form “\(prefix)_42”."
    }

    /// The error of a field that the client may not have.
    init(_ denial: Denial) {
        let message =
            switch denial.reason {
            case .unauthenticated: "You have to log in for this."
            case .forbidden: "You are not allowed to do this."
            case .unconfirmed: "You have to confirm your email first."
            }
        self.init(message, code: denial.reason.code, denial: denial, failsRequest: false)
    }

    init(_ message: String, code: ErrorCode, denial: Denial? = nil, failsRequest: Bool) {
        self.message = message
        self.code = code
        self.denial = denial
        self.failsRequest = failsRequest
    }

    /// A mistake of the document that validation finds before.
    static func invalidDocument(_ message: String) -> PlanError {
        PlanError(message, code: .validationFailed, failsRequest: true)
    }
}
