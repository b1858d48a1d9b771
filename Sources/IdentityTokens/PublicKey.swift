import COpenSSL
import Sodium

/// A public key of an issuer, validated and held by OpenSSL.
///
/// `@unchecked Sendable`: OpenSSL does not modify a key after its creation, apart from counts and caches that it locks itself. Each
/// verification modifies only its own context.
@safe
final class PublicKey: @unchecked Sendable {
    /// The allowed bits of an RSA modulus.
    ///
    /// Smaller moduli are weak, and larger moduli make each verification slow.
    static let modulusBits = 2_048...16_384

    private let raw: OpaquePointer
    /// The curve of an ECDSA key, or nil for other keys.
    ///
    /// OpenSSL uses another signature encoding than tokens do.
    private let curve: EllipticCurve?
    /// The size of each signature in bytes.
    private let signatureSize: Int

    /// Takes ownership of the key.
    ///
    /// Returns nil if OpenSSL created no key.
    private init?(_ raw: OpaquePointer?, curve: EllipticCurve? = nil, signatureSize: Int? = nil) {
        // OpenSSL keeps error messages in a queue per thread, where libcurl would mistake them for its own.
        defer { ERR_clear_error() }
        guard let raw = unsafe raw else { return nil }
        unsafe self.raw = raw
        self.curve = curve
        self.signatureSize = unsafe signatureSize ?? Int(EVP_PKEY_get_size(raw))
    }

    deinit {
        // Sound: this is the only owner.
        unsafe EVP_PKEY_free(raw)
    }

    // MARK: Making

    /// Creates a key from published numbers.
    ///
    /// Returns nil if the key is invalid or weak.
    convenience init?(_ material: JSONWebKey.Material) {
        switch material {
        case .rsa(let modulus, let exponent):
            guard let modulus = Self.bytes(modulus), let exponent = Self.bytes(exponent) else { return nil }
            self.init(modulus: modulus, exponent: exponent)
        case .elliptic(let curve, let x, let y):
            guard let x = Self.bytes(x), let y = Self.bytes(y) else { return nil }
            self.init(curve: curve, x: x, y: y)
        case .edwards(let x):
            guard let point = Self.bytes(x) else { return nil }
            self.init(edwardsPoint: point)
        }
    }

    private convenience init?(modulus: [UInt8], exponent: [UInt8]) {
        guard let modulus = BigNumber(modulus), Self.modulusBits.contains(modulus.bits), modulus.isOdd else { return nil }
        // The exponent is nearly always 65,537. 64 bits is OpenSSL's limit for large moduli.
        guard let exponent = BigNumber(exponent), (2...64).contains(exponent.bits), exponent.isOdd else { return nil }
        unsafe self.init(cupboard_rsa_key(modulus.raw, exponent.raw))
    }

    private convenience init?(curve: EllipticCurve, x: [UInt8], y: [UInt8]) {
        guard x.count == curve.width, y.count == curve.width else { return nil }
        let point = [0x04] + x + y
        // OpenSSL rejects a point that is not on the curve.
        unsafe self.init(
            cupboard_elliptic_key(curve.rawValue, point, point.count),
            curve: curve,
            signatureSize: 2 * curve.width
        )
        guard isValid else { return nil }
    }

    private convenience init?(edwardsPoint point: [UInt8]) {
        guard EdwardsPoint.isValid(point.span) else { return nil }
        unsafe self.init(cupboard_ed25519_key(point, point.count), signatureSize: 64)
    }

    private static func bytes(_ text: String) -> [UInt8]? { Base64URL.decode(text.utf8Span.span) }

    private var isValid: Bool {
        defer { ERR_clear_error() }
        guard let context = unsafe EVP_PKEY_CTX_new_from_pkey(nil, raw, nil) else { return false }
        defer { unsafe EVP_PKEY_CTX_free(context) }
        return unsafe EVP_PKEY_public_check(context) == 1
    }

    // MARK: Verifying

    /// Whether this key made the signature of the bytes with the algorithm.
    func verify(_ signature: [UInt8], of bytes: [UInt8], by algorithm: SignatureAlgorithm) -> Bool {
        guard signature.count == signatureSize else { return false }
        guard let curve else { return isSignature(signature, of: bytes, by: algorithm) }
        guard let signature = curve.derSignature(signature) else { return false }
        return isSignature(signature, of: bytes, by: algorithm)
    }

    private func isSignature(_ signature: [UInt8], of bytes: [UInt8], by algorithm: SignatureAlgorithm) -> Bool {
        defer { ERR_clear_error() }
        guard let context = unsafe EVP_MD_CTX_new() else { return false }
        defer { unsafe EVP_MD_CTX_free(context) }
        // The context owns the options.
        var options: OpaquePointer?
        guard unsafe EVP_DigestVerifyInit_ex(context, &options, algorithm.digest, nil, nil, raw, nil) == 1 else { return false }
        guard unsafe set(algorithm, in: options) else { return false }
        // Sound: OpenSSL reads exactly the given number of bytes.
        return unsafe EVP_DigestVerify(context, signature, signature.count, bytes, bytes.count) == 1
    }

    /// Sets the padding of RSA signatures.
    ///
    /// Other keys have no such option.
    @unsafe
    private func set(_ algorithm: SignatureAlgorithm, in options: OpaquePointer?) -> Bool {
        switch algorithm {
        case .rs256, .rs384, .rs512: unsafe EVP_PKEY_CTX_set_rsa_padding(options, RSA_PKCS1_PADDING) == 1
        case .ps256, .ps384, .ps512:
            // As specified: a salt as long as the digest, and the same digest in the mask.
            unsafe EVP_PKEY_CTX_set_rsa_padding(options, RSA_PKCS1_PSS_PADDING) == 1
                && EVP_PKEY_CTX_set_rsa_pss_saltlen(options, RSA_PSS_SALTLEN_DIGEST) == 1
                && EVP_PKEY_CTX_set_rsa_mgf1_md_name(options, algorithm.digest, nil) == 1
        case .es256, .es384, .es512, .edDSA: true
        }
    }
}

/// Owns an OpenSSL number.
@safe
private struct BigNumber: ~Copyable {
    let raw: OpaquePointer

    /// Reads a big-endian number.
    ///
    /// Returns nil if the number exceeds 4,096 bytes, which is more than any key uses.
    init?(_ bytes: [UInt8]) {
        guard bytes.count <= 4_096, let raw = unsafe BN_bin2bn(bytes, Int32(bytes.count), nil) else { return nil }
        unsafe self.raw = raw
    }

    deinit {
        // Sound: this is the only owner.
        unsafe BN_free(raw)
    }

    var bits: Int { unsafe Int(BN_num_bits(raw)) }
    var isOdd: Bool { unsafe BN_is_odd(raw) == 1 }
}
