/// The reason why a message was not accepted, and its consequence.
public struct SMTPError: Error, Sendable, Equatable {
    /// The action to take for the message.
    public enum Remedy: Sendable, Equatable {
        /// None: this server will never accept it (a reply of 500 or above to sender, recipient or content).
        case none
        /// Retry the message later; others may be sent meanwhile (a reply of 400 or above to sender, recipient or content).
        case later
        /// Retry all messages later: the server is unreachable, busy, or refuses us.
        case serverFirst
    }

    /// The action to take for the message.
    public let remedy: Remedy
    /// The server's reply code; nil if the server did not cause the failure.
    public let code: Int?
    /// The failure in one line: the server's own text if there is one.
    public let reason: String

    /// Creates an error.
    public init(remedy: Remedy, code: Int? = nil, reason: String) {
        self.remedy = remedy
        self.code = code
        self.reason = reason
    }
}

extension SMTPError: CustomStringConvertible {
    /// The failure, as the end of a sentence.
    public var description: String { reason }
}
