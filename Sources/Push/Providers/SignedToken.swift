import Glibc
import Sodium

/// A JSON Web Token that this server signs.
///
/// Spec: https://www.rfc-editor.org/rfc/rfc7519
enum SignedToken {
    /// Creates a token.
    ///
    /// - Parameters:
    ///   - claims: The members of the token, whose values are JSON.
    ///   - keyID: The name of the key at the service.
    ///   - key: The key that signs.
    /// - Returns: The token; nil if signing fails.
    static func make(_ claims: [(name: String, value: String?)], keyID: String?, key: PrivateKey) -> String? {
        let header = JSONText.object([
            ("alg", JSONText.string(key.algorithm)), ("typ", JSONText.string("JWT")), ("kid", keyID.map { JSONText.string($0) }),
        ])
        let signed = [header, JSONText.object(claims)].map { Base64URL.encode(Array($0.utf8).span) }.joined(separator: ".")
        return key.signature(of: Array(signed.utf8)).map { "\(signed).\(Base64URL.encode($0.span))" }
    }

    /// The current time in seconds since 1970.
    static var now: Int { Glibc.time(nil) }
}
