/// The curves of ECDSA keys, by their `crv`.
///
/// Spec: https://www.rfc-editor.org/rfc/rfc7518#section-6.2.1.1
enum EllipticCurve: String, Sendable {
    case p256 = "P-256"
    case p384 = "P-384"
    case p521 = "P-521"

    /// The size in bytes of a coordinate, and of each of the two numbers of a signature.
    var width: Int {
        switch self {
        case .p256: 32
        case .p384: 48
        case .p521: 66
        }
    }

    /// Encodes a signature in DER for OpenSSL.
    ///
    /// Returns nil unless the signature has two numbers of the curve's width.
    ///
    /// Spec: https://www.rfc-editor.org/rfc/rfc3279#section-2.2.3
    func derSignature(_ signature: [UInt8]) -> [UInt8]? {
        guard signature.count == 2 * width else { return nil }
        let numbers = Self.derInteger(signature[..<width]) + Self.derInteger(signature[width...])
        return [0x30] + Self.derLength(numbers.count) + numbers
    }

    private static func derInteger(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var digits = Array(bytes.drop { $0 == 0 })
        // A leading 1 bit would make the number negative, and zero needs a byte too.
        if digits.first.map({ $0 >= 0x80 }) ?? true { digits.insert(0, at: 0) }
        return [0x02] + derLength(digits.count) + digits
    }

    /// Encodes a length under 256.
    ///
    /// The longest signature has 139 bytes.
    private static func derLength(_ count: Int) -> [UInt8] {
        count < 0x80 ? [UInt8(count)] : [0x81, UInt8(count)]
    }
}
