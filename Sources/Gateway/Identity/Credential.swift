import Domains
import HTTP
import Sodium

/// What a client shows to be known: the token of a session or a partner's key.
enum Credential {
    /// A person who has logged in.
    case session(SHA256Digest)
    /// A partner's program.
    case apiKey(SHA256Digest)

    /// Reads the value of an `Authorization` header; nil when it is no bearer token of ours.
    ///
    /// Spec: https://www.rfc-editor.org/rfc/rfc6750#section-2.1
    init?(authorization header: Span<UInt8>) {
        guard let start = Self.start(ofTokenIn: header) else { return nil }
        let text = header.extracting(start..<header.count)
        if let token = SecretToken(parsing: text, kind: .session) {
            self = .session(token.digest)
        } else if let token = SecretToken(parsing: text, kind: .apiKey) {
            self = .apiKey(token.digest)
        } else {
            return nil
        }
    }

    /// The hash of the token in an `Authorization` header, the same however the header around it is written; nil when there is none.
    static func hash(authorization header: Span<UInt8>) -> KeyedHash? {
        start(ofTokenIn: header).map { KeyedHash(of: header.extracting($0..<header.count)) }
    }

    private static func start(ofTokenIn header: Span<UInt8>) -> Int? {
        let scheme: StaticString = "bearer "
        guard header.count > scheme.utf8CodeUnitCount,
            header.extracting(0..<scheme.utf8CodeUnitCount).equalsIgnoringCase(scheme)
        else { return nil }
        var start = scheme.utf8CodeUnitCount
        while start < header.count, header[start] == UInt8(ascii: " ") { start += 1 }
        return start
    }

    /// What it is looked up by.
    var digest: SHA256Digest {
        switch self {
        case .session(let digest), .apiKey(let digest): digest
        }
    }
}
