import CSodium

/// A 128-bit hash with a key that each process chooses at random: SipHash-2-4.
///
/// Without the key, an attacker cannot find two inputs with the same hash. So the hash can serve as the key of data in memory, even of
/// secrets, at a sixth of SHA-256's cost. A hash is valid only within one process.
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
                    // Sound: 16 bytes are written to the output and 16 read from the key, which are their sizes.
                    _ = unsafe crypto_shorthash_siphashx24(output, input, UInt64(bytes.count), key)
                }
            }
        }
        words = hash
    }

    /// Whether two hashes are the same.
    public static func == (left: KeyedHash, right: KeyedHash) -> Bool { left.words == right.words }

    /// Uses half of the bits, which are as random as any.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(words.0)
    }
}
