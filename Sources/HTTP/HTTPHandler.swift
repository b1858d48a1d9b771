/// Answers requests; one per loop or one for all, as the program likes.
public protocol HTTPHandler: Sendable {
    /// Reads the exchange's request and fills in its response, which is sent when the function returns.
    ///
    /// Runs on the connection's loop, one request of a connection after the other. When the client vanishes meanwhile the task is cancelled;
    /// the exchange stays usable, its response goes nowhere.
    func handle(_ exchange: HTTPExchange) async
}
