import COpenSSL
import Sodium

/// An operation that OpenSSL refused.
struct SigningFailed: Error, CustomStringConvertible {
    let description: String
}

/// A private key held by OpenSSL, for tests.
///
/// It signs any bytes with any algorithm, including weak and unsuitable ones.
///
/// `@unchecked Sendable`: OpenSSL does not change a key after its creation, and each signing operation has its own context.
@safe
final class SigningKey: @unchecked Sendable {
    private let raw: OpaquePointer
    /// The name of the curve and the width of its coordinates in bytes.
    private let curve: (name: String, width: Int)?

    private init(_ raw: OpaquePointer?, curve: (name: String, width: Int)? = nil) throws {
        guard let raw = unsafe raw else { throw SigningFailed(description: "no key") }
        unsafe self.raw = raw
        self.curve = curve
    }

    deinit {
        // Sound: this object is the only owner.
        unsafe EVP_PKEY_free(raw)
    }

    // MARK: Making

    /// Reads a private key.
    static func reading(pem: String) throws -> SigningKey {
        let text = Array(pem.utf8)
        guard let source = unsafe BIO_new_mem_buf(text, Int32(text.count)) else { throw SigningFailed(description: "no memory") }
        defer { unsafe BIO_free(source) }
        return try unsafe SigningKey(PEM_read_bio_PrivateKey(source, nil, nil, nil))
    }

    static func rsa(bits: Int32) throws -> SigningKey {
        try unsafe SigningKey(generate("RSA") { unsafe EVP_PKEY_CTX_set_rsa_keygen_bits($0, bits) == 1 })
    }

    static func elliptic(_ curve: String, width: Int) throws -> SigningKey {
        let key = try unsafe generate("EC") { unsafe EVP_PKEY_CTX_set_group_name($0, curve) == 1 }
        return try unsafe SigningKey(key, curve: (curve, width))
    }

    static func ed25519() throws -> SigningKey { try unsafe SigningKey(generate("ED25519") { _ in true }) }

    private static func generate(_ type: String, _ choose: (OpaquePointer) -> Bool) throws -> OpaquePointer? {
        guard let context = unsafe EVP_PKEY_CTX_new_from_name(nil, type, nil) else { throw SigningFailed(description: type) }
        defer { unsafe EVP_PKEY_CTX_free(context) }
        var key: OpaquePointer?
        guard unsafe EVP_PKEY_keygen_init(context) == 1, unsafe choose(context), unsafe EVP_PKEY_generate(context, &key) == 1 else {
            throw SigningFailed(description: type)
        }
        return unsafe key
    }

    // MARK: Publishing

    /// The public key as members of a JSON Web Key.
    func members() throws -> [String: String] {
        if let curve {
            return [
                "kty": "EC", "crv": curve.name, "x": try number("qx", width: curve.width), "y": try number("qy", width: curve.width),
            ]
        }
        if unsafe EVP_PKEY_is_a(raw, "RSA") == 1 { return ["kty": "RSA", "n": try number("n"), "e": try number("e")] }
        var bytes = [UInt8](repeating: 0, count: 32)
        var count = bytes.count
        guard unsafe EVP_PKEY_get_raw_public_key(raw, &bytes, &count) == 1 else { throw SigningFailed(description: "no public key") }
        return ["kty": "OKP", "crv": "Ed25519", "x": Base64URL.encode(bytes.span)]
    }

    /// A number of the key in base64url, padded to a width in bytes if given.
    private func number(_ name: String, width: Int? = nil) throws -> String {
        var number: OpaquePointer?
        guard unsafe EVP_PKEY_get_bn_param(raw, name, &number) == 1 else { throw SigningFailed(description: "no \(name)") }
        defer { unsafe BN_free(number) }
        let bytes = try unsafe bytes(of: number, width: width ?? Int(BN_num_bits(number) + 7) / 8)
        return Base64URL.encode(bytes.span)
    }

    private func bytes(of number: OpaquePointer?, width: Int) throws -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: width)
        guard unsafe BN_bn2binpad(number, &bytes, Int32(width)) == width else { throw SigningFailed(description: "too wide") }
        return bytes
    }

    /// The public key as an X.509 SubjectPublicKeyInfo.
    func publicDER() throws -> [UInt8] {
        var start: UnsafeMutablePointer<UInt8>?
        let count = unsafe i2d_PUBKEY(raw, &start)
        guard count > 0, let start = unsafe start else { throw SigningFailed(description: "no DER") }
        defer { unsafe CRYPTO_free(start, nil, 0) }
        return unsafe Array(UnsafeBufferPointer(start: start, count: Int(count)))
    }

    /// The public key in PEM.
    func publicPEM() throws -> [UInt8] {
        guard let target = unsafe BIO_new(BIO_s_mem()) else { throw SigningFailed(description: "no memory") }
        defer { unsafe BIO_free(target) }
        var text = [UInt8](repeating: 0, count: 8_192)
        guard unsafe PEM_write_bio_PUBKEY(target, raw) == 1 else { throw SigningFailed(description: "no PEM") }
        let count = unsafe BIO_read(target, &text, Int32(text.count))
        return Array(text.prefix(Int(max(count, 0))))
    }

    // MARK: Signing

    /// Signs bytes with an algorithm of JSON Web Tokens, even if it is not meant for this kind of key.
    func sign(_ bytes: [UInt8], by algorithm: String) throws -> [UInt8] {
        guard let context = unsafe EVP_MD_CTX_new() else { throw SigningFailed(description: "no memory") }
        defer { unsafe EVP_MD_CTX_free(context) }
        // The context owns the options.
        var options: OpaquePointer?
        // Ed25519 has its own built-in digest.
        let digest = algorithm == "EdDSA" ? nil : "SHA2-\(algorithm.suffix(3))"
        guard unsafe EVP_DigestSignInit_ex(context, &options, digest, nil, nil, raw, nil) == 1 else {
            throw SigningFailed(description: algorithm)
        }
        if algorithm.hasPrefix("PS") {
            guard unsafe EVP_PKEY_CTX_set_rsa_padding(options, RSA_PKCS1_PSS_PADDING) == 1,
                unsafe EVP_PKEY_CTX_set_rsa_pss_saltlen(options, RSA_PSS_SALTLEN_DIGEST) == 1
            else { throw SigningFailed(description: algorithm) }
        }
        var signature = [UInt8](repeating: 0, count: unsafe Int(EVP_PKEY_get_size(raw)))
        var count = signature.count
        guard unsafe EVP_DigestSign(context, &signature, &count, bytes, bytes.count) == 1 else {
            throw SigningFailed(description: algorithm)
        }
        signature.removeLast(signature.count - count)
        return try curve.map { try numbers(of: signature, width: $0.width) } ?? signature
    }

    /// The two numbers of a DER signature, concatenated.
    private func numbers(of signature: [UInt8], width: Int) throws -> [UInt8] {
        try unsafe signature.withUnsafeBufferPointer { bytes in
            var start = bytes.baseAddress
            guard let pair = unsafe d2i_ECDSA_SIG(nil, &start, bytes.count) else { throw SigningFailed(description: "no DER") }
            defer { unsafe ECDSA_SIG_free(pair) }
            return try unsafe self.bytes(of: ECDSA_SIG_get0_r(pair), width: width)
                + self.bytes(of: ECDSA_SIG_get0_s(pair), width: width)
        }
    }

    /// The HMAC with SHA-256 of bytes under a shared secret.
    static func code(of bytes: [UInt8], secret: [UInt8]) throws -> [UInt8] {
        var code = [UInt8](repeating: 0, count: 32)
        var count: UInt32 = 0
        unsafe HMAC(EVP_sha256(), secret, Int32(secret.count), bytes, bytes.count, &code, &count)
        guard count == 32 else { throw SigningFailed(description: "HMAC") }
        return code
    }
}
