/// A client's violation of the protocol or a limit: the connection is closed with this code and reason.
public struct WebSocketViolation: Error, Equatable, Sendable {
    /// The code of the closing frame.
    public let code: WebSocketCloseCode
    /// A sentence for the client's log; at most 123 bytes, the limit of a closing frame.
    public let reason: String

    init(_ code: WebSocketCloseCode, _ reason: String) {
        (self.code, self.reason) = (code, reason)
    }
}
