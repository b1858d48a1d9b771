public import GraphQL

/// Everything there is to know about an operation before its values arrive: which statements to send and how to write their answer.
///
/// Plain comparable data, worked out once for each shape of a request and kept.
public struct ReadPlan: Sendable, Equatable {
    /// The levels, parents before children.
    public internal(set) var levels: [Level] = []
    /// For each level, which field it is there for.
    public internal(set) var sites: [LevelSite] = []
    /// How the response is written.
    public internal(set) var output = OutputPlan()
    /// The mutations to run, one after the other, each with the plan that reads its payload; then the plan has no levels of its own.
    public internal(set) var mutations: [MutationStep] = []
    /// The lists whose length decides how many items the response has.
    public internal(set) var lists: [ValueSource] = []
    /// Whether it tells what the key at hand may still spend, which no two requests share.
    public internal(set) var tellsAllowance = false

    /// The errors of fields that it knows to fail, payloads included.
    public var errors: [PlanError] {
        let failures = mutations.compactMap { step in
            if case .failure(let error) = step.work { error } else { nil }
        }
        return output.errors + failures + payloads.flatMap(\.errors)
    }

    /// The plans of the payloads of its mutations.
    public var payloads: [ReadPlan] {
        mutations.compactMap { step in
            if case .mutation(_, _, let payload) = step.work { payload } else { nil }
        }
    }

    /// The statement of each level, in the order of the levels.
    public func statements() -> [WrittenStatement] {
        levels.indices.map { SQLWriter.statement(for: $0, of: levels) }
    }
}

/// The field that a level was made for.
public struct LevelSite: Sendable, Hashable {
    /// The field in the schema; nil for a level of values that hang on the root.
    public let field: FieldID?
    /// Its way in the response: response names from the root.
    public let path: [String]
    /// Where the document asks for it.
    public let offset: Int32

    /// A field on its way.
    public init(field: FieldID?, path: [String], offset: Int32) {
        self.field = field
        self.path = path
        self.offset = offset
    }
}

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
    /// Whether it concerns the whole request and not only the field where it was found.
    let failsRequest: Bool

    /// An error of the client: `BAD_USER_INPUT` unless said otherwise.
    public init(_ message: String, code: ErrorCode = .badUserInput) {
        self.init(message, code: code, failsRequest: false)
    }

    /// What an argument should be the id of.
    package struct ExpectedID: Sendable, Hashable {
        /// The argument's path: `filter.authorId`.
        package let path: String
        /// The table that such ids name.
        package let table: String
    }

    /// The error of an argument that is no id, or that of another type.
    init(_ message: String, expecting table: Identifier, at path: String) {
        self.init(message)
        expectedID = ExpectedID(path: path, table: table.name)
    }

    /// The error of a field that the client may not have.
    init(_ denial: Denial) {
        let message =
            switch denial.reason {
            case .unauthenticated: "You have to log in for this."
            case .forbidden: "You are not allowed to do this."
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
