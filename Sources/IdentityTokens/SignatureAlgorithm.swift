/// The accepted signature algorithms, all based on public keys.
///
/// Neither `none` nor HMAC is among them. If the public key were used as an HMAC secret, anyone who knows it could sign.
///
/// Spec: https://www.rfc-editor.org/rfc/rfc7518#section-3.1, https://www.rfc-editor.org/rfc/rfc8037#section-3.1
enum SignatureAlgorithm: String, CaseIterable, Sendable {
    case rs256 = "RS256"
    case rs384 = "RS384"
    case rs512 = "RS512"
    case ps256 = "PS256"
    case ps384 = "PS384"
    case ps512 = "PS512"
    case es256 = "ES256"
    case es384 = "ES384"
    case es512 = "ES512"
    case edDSA = "EdDSA"

    /// The `kty` of the algorithm's keys.
    var keyType: String {
        switch self {
        case .rs256, .rs384, .rs512, .ps256, .ps384, .ps512: "RSA"
        case .es256, .es384, .es512: "EC"
        case .edDSA: "OKP"
        }
    }

    /// The `crv` of the algorithm's keys, or nil for RSA.
    var curve: String? {
        switch self {
        case .rs256, .rs384, .rs512, .ps256, .ps384, .ps512: nil
        case .es256: EllipticCurve.p256.rawValue
        case .es384: EllipticCurve.p384.rawValue
        case .es512: EllipticCurve.p521.rawValue
        case .edDSA: "Ed25519"
        }
    }

    /// OpenSSL's name of the digest, or nil for Ed25519, which has a built-in digest.
    var digest: String? {
        switch self {
        case .rs256, .ps256, .es256: "SHA2-256"
        case .rs384, .ps384, .es384: "SHA2-384"
        case .rs512, .ps512, .es512: "SHA2-512"
        case .edDSA: nil
        }
    }
}
