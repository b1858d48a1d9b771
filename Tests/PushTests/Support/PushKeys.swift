import COpenSSL
import Sodium
import TokenSigning

/// Keys that are used only in these tests, and the check of their signatures.
enum PushKeys {
    /// An elliptic key on P-256 in PEM.
    static let elliptic = """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgJv6ZIpxofKOWoW/a
        X241CWx/iW/gwkP5/USL3N18gDyhRANCAASNg01JXSCTyYLKVqp4HzzygNFQIlhu
        XDHpFQDW+0UstwXdOgU7yJQ9tC+LcelrtYp6tmsuD0VITKmQuM3CiQB5
        -----END PRIVATE KEY-----
        """

    /// An elliptic key on another curve.
    static let otherCurve = """
        -----BEGIN PRIVATE KEY-----
        MIG2AgEAMBAGByqGSM49AgEGBSuBBAAiBIGeMIGbAgEBBDC3Z5jkjVajMVpnB+Uy
        6V5Pal1NHlYNPhJNJQ5x9bu61eDEZ0t7oXrlNlf9Q7tVmsuhZANiAASD3CK8j3wr
        7nah/wRujrHzfEhd6mp6mCvEp69esgg1p8uVUUpwI44OQHuI0vWjE4oqmDrfZi9W
        wmH9435tE+eVDLvwAtoOBSq6PDdUJ/EMxjTqkg+cVgC1BX+qQ0VHWxk=
        -----END PRIVATE KEY-----
        """

    /// Whether a JSON Web Token was signed with a key, checked without the code under test.
    static func verify(_ token: String, key pem: String, isElliptic: Bool) -> Bool {
        let parts = token.split(separator: ".").map(String.init)
        guard parts.count == 3, var signature = Base64URL.decode(parts[2].utf8Span.span) else { return false }
        let signed = Array("\(parts[0]).\(parts[1])".utf8)
        if isElliptic {
            guard signature.count == 64 else { return false }
            let numbers = [signature[..<32], signature[32...]].map { number in
                let digits = Array(number.drop { $0 == 0 })
                let positive = digits.first.map { $0 >= 128 } == true ? [0] + digits : digits
                return [2, UInt8(positive.count)] + positive
            }
            signature = [0x30, UInt8(numbers[0].count + numbers[1].count)] + numbers[0] + numbers[1]
        }
        let text = Array(pem.utf8)
        guard let source = unsafe BIO_new_mem_buf(text, Int32(text.count)) else { return false }
        defer { unsafe BIO_free(source) }
        let key = unsafe PEM_read_bio_PrivateKey(source, nil, nil, nil)
        let context = unsafe EVP_MD_CTX_new()
        defer {
            unsafe EVP_MD_CTX_free(context)
            unsafe EVP_PKEY_free(key)
        }
        return unsafe EVP_DigestVerifyInit_ex(context, nil, "SHA2-256", nil, nil, key, nil) == 1
            && EVP_DigestVerify(context, signature, signature.count, signed, signed.count) == 1
    }

    /// A part of a token: 0 is the header, 1 the claims.
    static func part(_ index: Int, of token: String) -> String {
        let parts = token.split(separator: ".").map(String.init)
        guard index < parts.count, let bytes = Base64URL.decode(parts[index].utf8Span.span) else { return "" }
        return String(decoding: bytes, as: UTF8.self)
    }
}
