import CSodium

/// A secret that a client sends to authenticate: 256 random bits as text, after a prefix that identifies its kind.
///
/// The prefix lets people, log filters and secret scanners recognize a leaked token, and a token of one kind is never accepted as another.
/// Only the digest is stored. The digest needs neither a salt nor a slow hash: 256 bits cannot be guessed, and equal tokens do not occur.
public struct SecretToken: Sendable {
    /// The purpose of a token.
    public struct Kind: Sendable {
        /// The beginning of the text, such as `cps_`.
        public let prefix: StaticString

        /// Creates a kind; the prefix is ASCII.
        public init(prefix: StaticString) { self.prefix = prefix }
    }

    /// The number of random bytes of a token.
    private static let size = 32

    /// The token's purpose.
    public let kind: Kind
    private var bytes = InlineArray<32, UInt8>(repeating: 0)

    /// Creates a new token.
    public init(random kind: Kind) {
        self.kind = kind
        guard Library.isReady else { preconditionFailure("libsodium finds no source of random bytes") }
        unsafe withUnsafeMutableBytes(of: &bytes) { bytes in
            // Sound: exactly the array's own bytes are written.
            if let start = bytes.baseAddress { unsafe randombytes_buf(start, bytes.count) }
        }
    }

    /// Parses a client's text without allocation; nil unless it is a token of this kind.
    public init?(parsing text: Span<UInt8>, kind: Kind) {
        let prefix = kind.prefix.utf8CodeUnitCount
        guard text.count == prefix + Base64URL.count(forBytes: Self.size) else { return nil }
        for index in 0..<prefix {
            // Sound: the string has `prefix` bytes in static memory.
            guard unsafe text[index] == kind.prefix.utf8Start[index] else { return nil }
        }
        self.kind = kind
        let secret = text.extracting(prefix..<text.count)
        let isValid = unsafe withUnsafeMutableBytes(of: &bytes) { bytes in
            // Sound: at most the array's own bytes are written.
            unsafe bytes.baseAddress.map {
                unsafe Base64URL.decode(secret, into: $0.assumingMemoryBound(to: UInt8.self), count: Self.size)
            } ?? false
        }
        guard isValid else { return nil }
    }

    /// The text that the client receives, once.
    public var text: String { "\(kind.prefix)\(Base64URL.encode(bytes.span))" }

    /// The value that is stored and looked up.
    public var digest: SHA256Digest { SHA256Digest(of: bytes.span) }
}

extension SecretToken: CustomStringConvertible, CustomReflectable {
    /// Only the kind, so that no log line contains the secret.
    public var description: String { "\(kind.prefix)…" }

    /// Hides the secret from `dump`, too.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
