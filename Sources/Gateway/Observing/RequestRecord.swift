import Engine
import HTTP

/// A request while it is answered: the exchange, and what is noted of it for its headers, the log and the metrics.
struct RequestRecord {
    let exchange: HTTPExchange
    /// What the request is called in its response, in messages and in the log.
    let id: RequestID
    /// What the server calls it besides; nil unless the client has chosen the id.
    let ownID: RequestID?
    /// What its operations note on their way.
    var facts: RequestFacts
    /// Whether it has been counted: a subscription is when it begins.
    var isCounted = false

    /// The place of the request in a distributed trace; read only when something is logged about it.
    var trace: TraceContext? {
        // Which of several is right no one knows.
        guard exchange.headerCount("traceparent") == 1 else { return nil }
        return exchange.withHeader("traceparent") { TraceContext($0) } ?? nil
    }
}
