public import GraphQL

/// What is noted of a request on its way, for those who count, log and answer by a protocol.
public struct RequestFacts {
    /// How long each phase took.
    public var times: PhaseTimes
    /// What became of it; nil as long as nothing did.
    public var outcome: Outcome?
    /// The operation, once its document has been found or prepared.
    public internal(set) var operation: OperationTraits?
    /// What it costs, once it has a plan.
    public internal(set) var cost = 0
    /// How long the database was busy with it, in nanoseconds: measured, or what it has taken in the mean.
    public internal(set) var databaseNanoseconds: UInt64 = 0
    /// Whether the document was known already.
    public internal(set) var isDocumentKnown = false
    /// The codes of its errors; empty for nearly all.
    public private(set) var codes: [ErrorCode] = []
    /// What went wrong inside, for the log; empty for nearly all.
    public private(set) var failures: [Failure] = []
    /// The mutations that were run and what became of each.
    public private(set) var mutations: [(name: String, result: MutationResult)] = []
    /// Whether no one may store the response: it may hold a secret that is shown once.
    public internal(set) var isSecret = false

    /// Something that went wrong inside.
    public struct Failure {
        /// What the log calls it.
        public let entry: String
        /// What only the log is told.
        public let details: String
        /// The operation that it befell; in a batch others follow.
        public let operation: OperationTraits?
    }

    /// The facts of a request that begins.
    public init(times: PhaseTimes) {
        self.times = times
    }

    /// Notes why a request gets no data.
    public mutating func note(_ refusal: Refusal) {
        outcome = refusal.isUnavailable ? .unavailable : refusal.concernsDocument ? .invalid : .rejected
        note(refusal.errors)
    }

    /// Notes errors of a response that has data nevertheless.
    mutating func noteFieldErrors(_ errors: [GraphQLError]) {
        guard !errors.isEmpty else { return }
        outcome = .fieldErrors
        note(errors)
    }

    mutating func note(failure entry: String, _ details: String) {
        failures.append(Failure(entry: entry, details: details, operation: operation))
    }

    mutating func note(_ result: MutationResult, of mutation: String) {
        mutations.append((mutation, result))
    }

    private mutating func note(_ errors: [GraphQLError]) {
        for error in errors {
            if let code = error.code, !codes.contains(code) { codes.append(code) }
        }
    }
}
