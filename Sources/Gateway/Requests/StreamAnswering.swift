import HTTP

/// Answers requests by as many responses as come.
protocol StreamAnswering {
    /// Answers a request that its head alone does not forbid.
    func answer(_ exchange: HTTPExchange, _ headers: RequestHeaders, _ record: inout RequestRecord) async
}
