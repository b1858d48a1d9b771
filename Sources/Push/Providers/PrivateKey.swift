import COpenSSL

/// A private key for signing JSON Web Tokens: an elliptic key on P-256, or an RSA key of at least 2,048 bits.
///
/// `@unchecked Sendable`: OpenSSL does not change a key after its creation, and each signature has its own context.
@safe
final class PrivateKey: @unchecked Sendable {
    private let raw: OpaquePointer
    private let isElliptic: Bool

    /// The name of the signature algorithm in a token's header.
    var algorithm: String { isElliptic ? "ES256" : "RS256" }

    /// Reads an unencrypted key in PEM; nil for any other text or kind of key.
    init?(pem: [UInt8]) {
        // The buffer reads the bytes of the array only inside of the closure.
        let read = unsafe pem.withUnsafeBytes { bytes -> OpaquePointer? in
            guard let source = unsafe BIO_new_mem_buf(bytes.baseAddress, Int32(clamping: bytes.count)) else { return nil }
            defer { unsafe BIO_free(source) }
            // The empty password keeps OpenSSL from asking for one on the terminal.
            return unsafe "".withCString { password in
                unsafe PEM_read_bio_PrivateKey(source, nil, nil, UnsafeMutableRawPointer(mutating: password))
            }
        }
        ERR_clear_error()
        guard let key = unsafe read else { return nil }
        let bits = unsafe EVP_PKEY_get_bits(key)
        var group = [CChar](repeating: 0, count: 32)
        let isNamed = unsafe EVP_PKEY_get_group_name(key, &group, group.count, nil) == 1
        let name = String(decoding: group.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        isElliptic = unsafe EVP_PKEY_is_a(key, "EC") == 1
        unsafe raw = key
        let isUsable = isElliptic ? isNamed && name == "prime256v1" : unsafe EVP_PKEY_is_a(key, "RSA") == 1 && bits >= 2_048
        // The initializer has set every property, so `deinit` frees the key.
        if !isUsable { return nil }
    }

    deinit {
        // Sound: this object is the only owner.
        unsafe EVP_PKEY_free(raw)
    }

    /// The signature of some bytes with SHA-256, as tokens contain it; nil if OpenSSL fails.
    func signature(of bytes: [UInt8]) -> [UInt8]? {
        guard let context = unsafe EVP_MD_CTX_new() else { return nil }
        defer { unsafe EVP_MD_CTX_free(context) }
        guard unsafe EVP_DigestSignInit_ex(context, nil, "SHA2-256", nil, nil, raw, nil) == 1 else { return nil }
        var signature = [UInt8](repeating: 0, count: unsafe Int(EVP_PKEY_get_size(raw)))
        var count = signature.count
        guard unsafe EVP_DigestSign(context, &signature, &count, bytes, bytes.count) == 1 else { return nil }
        signature.removeLast(signature.count - count)
        return isElliptic ? Self.numbers(of: signature) : signature
    }

    /// The two numbers of an elliptic signature, each of 32 bytes.
    ///
    /// OpenSSL writes them in DER, tokens have them one after the other (RFC 7518, section 3.4).
    private static func numbers(of signature: [UInt8]) -> [UInt8]? {
        unsafe signature.withUnsafeBufferPointer { bytes -> [UInt8]? in
            var start = bytes.baseAddress
            guard let pair = unsafe d2i_ECDSA_SIG(nil, &start, bytes.count) else { return nil }
            defer { unsafe ECDSA_SIG_free(pair) }
            var (first, second) = ([UInt8](repeating: 0, count: 32), [UInt8](repeating: 0, count: 32))
            guard unsafe BN_bn2binpad(ECDSA_SIG_get0_r(pair), &first, 32) == 32,
                unsafe BN_bn2binpad(ECDSA_SIG_get0_s(pair), &second, 32) == 32
            else { return nil }
            return first + second
        }
    }
}
