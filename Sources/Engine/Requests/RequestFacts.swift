public import GraphQL

/// The facts recorded while a request runs, for metrics, logs and the transport's response.
public struct RequestFacts {
    /// The time spent in each phase.
    public var times: PhaseTimes
    /// The outcome; nil until there is one.
    public var outcome: Outcome?
    /// The operation, once its document has been found or prepared.
    public internal(set) var operation: OperationTraits?
    /// The cost in points, once the operation has a plan.
    public internal(set) var cost = 0
    /// The database time in nanoseconds: measured, or the mean of earlier runs.
    public internal(set) var databaseNanoseconds: UInt64 = 0
    /// Whether this loop had already prepared the operation.
    public internal(set) var isDocumentKnown = false
    /// The codes of its errors; usually empty.
    public private(set) var codes: [ErrorCode] = []
    /// Internal failures, for the log; usually empty.
    public private(set) var failures: [Failure] = []
    /// The mutations that were run, with their results.
    public private(set) var mutations: [(name: String, result: MutationResult)] = []
    /// Whether the response must not be stored, because it may contain a secret that is shown once.
    public internal(set) var isSecret = false

    /// An internal failure.
    public struct Failure {
        /// The log's name for the failure.
        public let entry: String
        /// The details, for the log only.
        public let details: String
        /// The operation that failed; a batch has several.
        public let operation: OperationTraits?
    }

    /// The facts of a new request.
    public init(times: PhaseTimes) {
        self.times = times
    }

    /// Records the reason why a request gets no data.
    public mutating func note(_ refusal: Refusal) {
        outcome = refusal.isUnavailable ? .unavailable : refusal.concernsDocument ? .invalid : .rejected
        note(refusal.errors)
    }

    /// Records errors of a response that has data nevertheless.
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
