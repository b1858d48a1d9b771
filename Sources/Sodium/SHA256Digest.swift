import CSodium

/// The SHA-256 of some bytes.
///
/// Spec: https://www.rfc-editor.org/rfc/rfc6234
public struct SHA256Digest: Hashable, Sendable, BitwiseCopyable {
    /// The 32 bytes in order, as four words.
    private let words: (UInt64, UInt64, UInt64, UInt64)

    private init(_ words: (UInt64, UInt64, UInt64, UInt64)) {
        self.words = words
    }

    /// Computes the digest of bytes.
    public init(of bytes: Span<UInt8>) {
        var digest: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
        unsafe withUnsafeMutableBytes(of: &digest) { output in
            unsafe bytes.withAddress { input in
                guard let output = unsafe output.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
                // Sound: the output has the 32 bytes that are written; the input is read within its bounds, during the call only.
                _ = unsafe crypto_hash_sha256(output, input, UInt64(bytes.count))
            }
        }
        words = digest
    }

    /// Creates a digest from its 32 bytes, for example from a column; nil for any other count.
    public init?(bytes: Span<UInt8>) {
        guard bytes.count == 32 else { return nil }
        // Sound: exactly the 32 bytes are read, and any bits are valid words.
        words = unsafe bytes.withUnsafeBytes { unsafe $0.loadUnaligned(as: (UInt64, UInt64, UInt64, UInt64).self) }
    }

    /// Parses 64 hexadecimal digits; nil for anything else.
    public init?(hexadecimal text: Span<UInt8>) {
        guard text.count == 64 else { return nil }
        func word(_ index: Int) -> UInt64? {
            var word: UInt64 = 0
            for place in index * 16..<index * 16 + 16 {
                let byte = text[place]
                switch byte {
                case UInt8(ascii: "0")...UInt8(ascii: "9"): word = word << 4 | UInt64(byte - UInt8(ascii: "0"))
                case UInt8(ascii: "a")...UInt8(ascii: "f"): word = word << 4 | UInt64(byte - UInt8(ascii: "a") + 10)
                case UInt8(ascii: "A")...UInt8(ascii: "F"): word = word << 4 | UInt64(byte - UInt8(ascii: "A") + 10)
                default: return nil
                }
            }
            return word
        }
        guard let first = word(0), let second = word(1), let third = word(2), let fourth = word(3) else { return nil }
        words = (first.bigEndian, second.bigEndian, third.bigEndian, fourth.bigEndian)
    }

    /// The digest as 64 hexadecimal digits in lower case.
    public var hexadecimal: String {
        [words.0, words.1, words.2, words.3].map { word in
            let digits = String(word.bigEndian, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }
        .joined()
    }

    /// The 32 bytes.
    public var bytes: [UInt8] { withBytes { bytes in bytes.indices.map { bytes[$0] } } }

    /// Lends the 32 bytes, for example for a parameter or for further hashing.
    public func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
        unsafe withUnsafeBytes(of: words) { bytes in
            // Sound: the memory is lent during the closure, and any bits are valid bytes.
            body(unsafe Span(_unsafeBytes: bytes))
        }
    }

    /// Whether two digests are the same.
    public static func == (left: SHA256Digest, right: SHA256Digest) -> Bool { left.words == right.words }

    /// Uses the first bits, which are as random as any.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(words.0)
    }
}
