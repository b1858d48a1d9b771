import HTTP

/// Responds to a request with a stream of responses.
protocol StreamResponder {
    /// Responds to a request that has passed the checks of its head.
    func answer(_ exchange: HTTPExchange, _ headers: RequestHeaders, _ record: inout RequestRecord) async
}
