public import Sodium

/// The credential of a request: a session token or an API key.
public enum Credential: Sendable {
    /// The session of a person.
    case session(SHA256Digest)
    /// The API key of a partner's program.
    case apiKey(SHA256Digest)

    /// Parses a token.
    ///
    /// Returns nil if the text is not a token of this service.
    public init?(token text: Span<UInt8>) {
        if let token = SecretToken(parsing: text, kind: .session) {
            self = .session(token.digest)
        } else if let token = SecretToken(parsing: text, kind: .apiKey) {
            self = .apiKey(token.digest)
        } else {
            return nil
        }
    }

    /// The digest that the database stores.
    var digest: SHA256Digest {
        switch self {
        case .session(let digest), .apiKey(let digest): digest
        }
    }
}
