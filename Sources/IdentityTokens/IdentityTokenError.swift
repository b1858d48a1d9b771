/// Why a token was not accepted: for the log and for tests.
///
/// The client hears one and the same message for all of them.
public enum IdentityTokenError: Error, Sendable, Equatable {
    /// What a token says about its subject, itself, and for whom it is.
    public enum Claim: String, Sendable {
        /// Who has issued it.
        case issuer = "iss"
        /// Whom it is about.
        case subject = "sub"
        /// For whom it is.
        case audience = "aud"
        /// Until when it can be used.
        case expiration = "exp"
        /// From when on it can be used.
        case notBefore = "nbf"
        /// When it was issued.
        case issuedAt = "iat"
    }

    /// No provider of this name is configured.
    case unknownProvider
    /// It has more bytes than are looked at.
    case tooLarge(limit: Int, found: Int)
    /// It is no signed token, or not as the standards want it.
    case malformed(String)
    /// Its signature is of a kind that is not accepted, `none` and HMAC among them.
    case unsupportedAlgorithm(String)
    /// It is another kind of token, such as an access token.
    case unsupportedType(String)
    /// The issuer's keys could never be loaded.
    case keysUnavailable(String)
    /// The issuer has no such key for signatures of this kind.
    case unknownKey(id: String?)
    /// It is not what the key has signed.
    case wrongSignature
    /// A claim is not there.
    case missing(Claim)
    /// A claim has a value that it cannot have.
    case invalid(Claim)
    /// Another issuer than the provider's.
    case wrongIssuer
    /// It is for somebody else.
    case wrongAudience
    /// It is for several, and was not issued to one of ours.
    case wrongAuthorizedParty
    /// The client has sent another nonce to the provider, or the provider none back.
    case wrongNonce
    /// Its time is over.
    case expired
    /// Its time is to come.
    case notYetValid
    /// It was issued later than now.
    case issuedInFuture
}

extension IdentityTokenError: CustomStringConvertible {
    /// What is wrong, as a sentence for the log; what the token says itself is shortened and holds no control characters.
    public var description: String {
        switch self {
        case .unknownProvider: "No identity provider of this name is configured."
        case .tooLarge(let limit, let found): "The token has \(found) bytes; at most \(limit) are allowed."
        case .malformed(let reason): "The token is malformed: \(reason)."
        case .unsupportedAlgorithm(let name): "Signatures by \(Self.quoted(name)) are not accepted."
        case .unsupportedType(let name): "The token is of type \(Self.quoted(name)), not “JWT”."
        case .keysUnavailable(let reason): "The issuer's keys could not be loaded: \(reason)"
        case .unknownKey(let id): "The issuer has no key \(id.map(Self.quoted) ?? "without a name") for such signatures."
        case .wrongSignature: "The signature is not one of the issuer's key."
        case .missing(let claim): "There is no “\(claim.rawValue)”."
        case .invalid(let claim): "The value of “\(claim.rawValue)” is none that it can have."
        case .wrongIssuer: "The token is from another issuer."
        case .wrongAudience: "The token is for another audience."
        case .wrongAuthorizedParty: "The token is for several audiences, and “azp” is none of ours."
        case .wrongNonce: "The token has another nonce than the client, or none."
        case .expired: "The token has expired."
        case .notYetValid: "The token is not valid yet."
        case .issuedInFuture: "The token was issued in the future."
        }
    }

    private static func quoted(_ text: String) -> String {
        let shown = text.unicodeScalars.prefix(64).map { (0x20..<0x7F).contains($0.value) ? Character($0) : "?" }
        return "“\(String(shown))”"
    }
}
