import CSodium

/// Points of the curve of Ed25519, as its public keys are.
public enum EdwardsPoint {
    /// Whether 32 bytes are a point that a key can be: on the curve, written as it must be, and of the large prime order.
    ///
    /// With a point of small order, somebody who knows no private key can write signatures that it verifies, for any text.
    ///
    /// Source: https://doc.libsodium.org/advanced/point-arithmetic
    public static func isValid(_ bytes: Span<UInt8>) -> Bool {
        guard bytes.count == crypto_core_ed25519_BYTES else { return false }
        // Sound: exactly the 32 bytes are read.
        return unsafe bytes.withAddress { unsafe crypto_core_ed25519_is_valid_point($0) == 1 }
    }
}
