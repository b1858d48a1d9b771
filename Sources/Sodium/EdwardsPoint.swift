import CSodium

/// Points of Ed25519's curve, such as its public keys.
public enum EdwardsPoint {
    /// Whether 32 bytes are a valid public key: on the curve, in canonical form, and of the large prime order.
    ///
    /// A point of small order accepts signatures for any text that are made without a private key.
    ///
    /// Source: https://doc.libsodium.org/advanced/point-arithmetic
    public static func isValid(_ bytes: Span<UInt8>) -> Bool {
        guard bytes.count == crypto_core_ed25519_BYTES else { return false }
        // Sound: exactly the 32 bytes are read.
        return unsafe bytes.withAddress { unsafe crypto_core_ed25519_is_valid_point($0) == 1 }
    }
}
