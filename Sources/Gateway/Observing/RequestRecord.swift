import GraphQL
import HTTP

/// What is noted of a request on its way, for its headers, the log and the metrics.
struct RequestRecord {
    let exchange: HTTPExchange
    /// What the request is called.
    let id: RequestID
    var times: PhaseTimes
    /// What became of it; nil for requests that are none of GraphQL.
    var outcome: Outcome?
    /// The operation, once its document has been found or prepared.
    var operation: PreparedOperation?
    /// What it costs, once it has a plan.
    var cost = 0
    /// Whether the document was known already.
    var isDocumentKnown = false
    /// The codes of its errors; empty for nearly all.
    var codes: [ErrorCode] = []

    /// Notes why the request gets no data.
    mutating func note(_ refusal: Refusal) {
        outcome = refusal.status.code >= 500 ? .unavailable : refusal.concernsDocument ? .invalid : .rejected
        note(refusal.errors)
    }

    /// Notes errors of a response that has data nevertheless.
    mutating func noteFieldErrors(_ errors: [GraphQLError]) {
        outcome = .fieldErrors
        note(errors)
    }

    private mutating func note(_ errors: [GraphQLError]) {
        for error in errors {
            if let code = error.code, !codes.contains(code) { codes.append(code) }
        }
    }

    /// The place of the request in a distributed trace; read only when something is logged about it.
    var trace: TraceContext? {
        // Which of several is right nobody knows.
        guard exchange.headerCount("traceparent") == 1 else { return nil }
        return exchange.withHeader("traceparent") { TraceContext($0) } ?? nil
    }
}
