/// What a client did against the protocol or a limit: the connection is closed with the code, and the reason in the frame.
public struct WebSocketViolation: Error, Equatable, Sendable {
    /// The code of the closing frame.
    public let code: WebSocketCloseCode
    /// A sentence for the client's log; at most 123 bytes, as a frame has room for.
    public let reason: String

    init(_ code: WebSocketCloseCode, _ reason: String) {
        (self.code, self.reason) = (code, reason)
    }
}
