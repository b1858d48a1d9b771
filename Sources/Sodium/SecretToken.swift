import CSodium

/// A secret that a client shows to be let in: 256 random bits, written as text behind letters that name its kind.
///
/// The letters let people, log filters and secret scanners tell a leaked token from other text, and a token of one kind is never taken for
/// another. Only the digest is stored. It needs neither salt nor a slow hash: nobody guesses 256 bits, and equal tokens do not occur.
public struct SecretToken: Sendable {
    /// What a token is for.
    public struct Kind: Sendable {
        /// What the text begins with, such as `cps_`.
        public let prefix: StaticString

        /// Names a kind; the prefix is ASCII.
        public init(prefix: StaticString) { self.prefix = prefix }
    }

    /// How many random bytes a token has.
    private static let size = 32

    /// What it is for.
    public let kind: Kind
    private var bytes = InlineArray<32, UInt8>(repeating: 0)

    /// Makes a new token.
    public init(random kind: Kind) {
        self.kind = kind
        guard Library.isReady else { preconditionFailure("libsodium finds no source of random bytes") }
        unsafe withUnsafeMutableBytes(of: &bytes) { bytes in
            // Sound: exactly the array's own bytes are written.
            if let start = bytes.baseAddress { unsafe randombytes_buf(start, bytes.count) }
        }
    }

    /// Reads what a client sent, without allocation; nil unless it is the text of a token of this kind.
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

    /// What the client gets, once.
    public var text: String { "\(kind.prefix)\(Base64URL.encode(bytes.span))" }

    /// What is stored and looked up.
    public var digest: SHA256Digest { SHA256Digest(of: bytes.span) }
}

extension SecretToken: CustomStringConvertible, CustomReflectable {
    /// The kind alone, so that no log line can hold the secret.
    public var description: String { "\(kind.prefix)…" }

    /// Shows nothing to `dump` either.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
