/// Why a message was not taken, and what that means for it.
public struct SMTPError: Error, Sendable, Equatable {
    /// What to do with the message now.
    public enum Remedy: Sendable, Equatable {
        /// Nothing: this server will never take it (a reply from 500 on to sender, recipient or content).
        case none
        /// Try it again later; others may go meanwhile (a reply from 400 on to sender, recipient or content).
        case later
        /// Try everything again later: no message gets through. The server is not there, is busy, or does not let us in.
        case serverFirst
    }

    /// What to do with the message.
    public let remedy: Remedy
    /// The server's reply code; nil where it had no say.
    public let code: Int?
    /// What happened, on one line: the server's own words where it had a say.
    public let reason: String

    /// Describes a failure.
    public init(remedy: Remedy, code: Int? = nil, reason: String) {
        self.remedy = remedy
        self.code = code
        self.reason = reason
    }
}

extension SMTPError: CustomStringConvertible {
    /// What happened, as the end of a sentence.
    public var description: String { reason }
}
