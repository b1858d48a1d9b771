import JSON
import Sodium

/// A parsed token that has not been verified yet.
///
/// Spec: https://www.rfc-editor.org/rfc/rfc7515#section-7.1
struct SignedToken: Sendable {
    /// The maximum size in bytes.
    ///
    /// Tokens of large providers have 1 to 2 KB.
    static let largest = 16_384

    let algorithm: SignatureAlgorithm
    /// The id of the key that allegedly signed the token.
    let keyID: String?
    /// The signed bytes: header and payload as received.
    let signedBytes: [UInt8]
    let signature: [UInt8]
    /// JSON that must not be read before the signature has been verified.
    let payload: [UInt8]

    init(parsing text: Span<UInt8>) throws(IdentityTokenError) {
        guard text.count <= Self.largest else { throw .tooLarge(limit: Self.largest, found: text.count) }
        var dots: [Int] = []
        for index in text.indices where text[index] == UInt8(ascii: ".") && dots.count < 3 { dots.append(index) }
        guard dots.count == 2 else { throw .malformed("three parts separated by dots are expected") }
        guard let header = Base64URL.decode(text.extracting(0..<dots[0])) else { throw .malformed("the header is not base64url") }
        guard let payload = Base64URL.decode(text.extracting(dots[0] + 1..<dots[1])) else {
            throw .malformed("the payload is not base64url")
        }
        guard let signature = Base64URL.decode(text.extracting(dots[1] + 1..<text.count)) else {
            throw .malformed("the signature is not base64url")
        }
        (algorithm, keyID) = try Self.read(header: header)
        signedBytes = (0..<dots[1]).map { text[$0] }
        self.payload = payload
        self.signature = signature
    }

    private static func read(header: [UInt8]) throws(IdentityTokenError) -> (SignatureAlgorithm, String?) {
        let members = try Self.object(header, named: "header")
        guard let name = members["alg"]?.string else { throw .malformed("the header has no “alg”") }
        guard let algorithm = SignatureAlgorithm(rawValue: name) else { throw .unsupportedAlgorithm(name) }
        // For example, an access token is not an ID token even if the same key signed it.
        if let type = members["typ"] {
            guard type.string?.lowercased() == "jwt" else { throw .unsupportedType(type.string ?? "") }
        }
        // `crit` lists extensions that must be understood, and we support none.
        guard members["crit"] == nil else { throw .malformed("the header has “crit”") }
        guard let id = members["kid"] else { return (algorithm, nil) }
        guard let id = id.string else { throw .malformed("the header's “kid” is not a string") }
        return (algorithm, id)
    }

    /// Parses a part of the token.
    static func object(_ part: [UInt8], named name: String) throws(IdentityTokenError) -> JSONValue {
        let root: JSONValue
        do throws(JSONError) {
            root = try JSONDocument(parsing: part, limits: JSONDocument.Limits(nesting: 16)).root
        } catch {
            throw .malformed("the \(name): \(error)")
        }
        guard root.kind == .object else { throw .malformed("the \(name) is not a JSON object") }
        return root
    }
}
