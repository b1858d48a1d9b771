public import Sodium

/// What a client shows to be known: the token of a session or a partner's key.
public enum Credential: Sendable {
    /// A person who has logged in.
    case session(SHA256Digest)
    /// A partner's program.
    case apiKey(SHA256Digest)

    /// Reads a token; nil when it is none of ours.
    public init?(token text: Span<UInt8>) {
        if let token = SecretToken(parsing: text, kind: .session) {
            self = .session(token.digest)
        } else if let token = SecretToken(parsing: text, kind: .apiKey) {
            self = .apiKey(token.digest)
        } else {
            return nil
        }
    }

    /// What it is looked up by.
    var digest: SHA256Digest {
        switch self {
        case .session(let digest), .apiKey(let digest): digest
        }
    }
}
