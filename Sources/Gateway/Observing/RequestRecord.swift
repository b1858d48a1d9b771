import Engine
import HTTP

/// A request in progress: the exchange, with the facts needed for response headers, the log and the metrics.
struct RequestRecord {
    let exchange: HTTPExchange
    /// The request's id in the response, in messages and in the log.
    let id: RequestID
    /// The server's own id for the request; nil unless the client chose `id`.
    let ownID: RequestID?
    /// Facts noted by the request's operations.
    var facts: RequestFacts
    /// Whether the request has been counted; subscriptions are counted when they begin.
    var isCounted = false

    /// The position of the request in a distributed trace; parsed only when the request is logged.
    var trace: TraceContext? {
        // With several headers, the right one is unknown.
        guard exchange.headerCount("traceparent") == 1 else { return nil }
        return exchange.withHeader("traceparent") { TraceContext($0) } ?? nil
    }
}
