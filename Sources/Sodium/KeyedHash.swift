import CSodium

/// A hash of 128 bits under a key that each process draws at random: SipHash-2-4.
///
/// Whoever does not know the key finds no two inputs with one hash, so what is kept in memory can go by it, secrets included, for a sixth of
/// SHA-256's price. Good within one process only.
///
/// Source: J.-P. Aumasson, D. J. Bernstein: SipHash, a fast short-input PRF, https://eprint.iacr.org/2012/351
public struct KeyedHash: Hashable, Sendable, BitwiseCopyable {
    private let words: (UInt64, UInt64)

    private static let key: (UInt64, UInt64) = {
        guard Library.isReady else { preconditionFailure("libsodium finds no source of random bytes") }
        var key: (UInt64, UInt64) = (0, 0)
        unsafe withUnsafeMutableBytes(of: &key) { bytes in
            // Sound: exactly the key's own bytes are written.
            if let start = bytes.baseAddress { unsafe randombytes_buf(start, bytes.count) }
        }
        return key
    }()

    /// Hashes bytes.
    public init(of bytes: Span<UInt8>) {
        var hash: (UInt64, UInt64) = (0, 0)
        unsafe withUnsafeMutableBytes(of: &hash) { output in
            unsafe withUnsafeBytes(of: Self.key) { key in
                unsafe bytes.withAddress { input in
                    guard let output = unsafe output.baseAddress?.assumingMemoryBound(to: UInt8.self),
                        let key = unsafe key.baseAddress?.assumingMemoryBound(to: UInt8.self)
                    else { return }
                    // Sound: the output has the 16 bytes that are written, the key the 16 that are read.
                    _ = unsafe crypto_shorthash_siphashx24(output, input, UInt64(bytes.count), key)
                }
            }
        }
        words = hash
    }

    /// Whether two hashes are the same.
    public static func == (left: KeyedHash, right: KeyedHash) -> Bool { left.words == right.words }

    /// Feeds half of the bits into a hasher: they are as good as any.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(words.0)
    }
}
