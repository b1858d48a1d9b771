/// The reason a token was rejected, for the log and for tests.
///
/// Clients receive the same message for all reasons.
public enum IdentityTokenError: Error, Sendable, Equatable {
    /// A claim about the subject, the token itself, or its audience.
    public enum Claim: String, Sendable {
        /// The issuer.
        case issuer = "iss"
        /// The subject.
        case subject = "sub"
        /// The audience.
        case audience = "aud"
        /// The time at which the token expires.
        case expiration = "exp"
        /// The start of the token's validity.
        case notBefore = "nbf"
        /// The time at which the token was issued.
        case issuedAt = "iat"
    }

    /// No provider with this name is configured.
    case unknownProvider
    /// The token exceeds the size limit.
    case tooLarge(limit: Int, found: Int)
    /// The token is not a signed token, or violates the specifications.
    case malformed(String)
    /// The signature algorithm is not accepted.
    ///
    /// `none` and HMAC are not accepted either.
    case unsupportedAlgorithm(String)
    /// The token has another type, for example an access token.
    case unsupportedType(String)
    /// The issuer's keys have never been loaded.
    case keysUnavailable(String)
    /// The issuer has no key with this id for the token's algorithm.
    case unknownKey(id: String?)
    /// The signature does not match the key.
    case wrongSignature
    /// A claim is missing.
    case missing(Claim)
    /// A claim has an invalid value.
    case invalid(Claim)
    /// The issuer is not the provider's.
    case wrongIssuer
    /// The token is for another audience.
    case wrongAudience
    /// The token has several audiences and was not issued to one of our apps.
    case wrongAuthorizedParty
    /// The nonce is not the one that the client sent to the provider, or is missing.
    case wrongNonce
    /// The token has expired.
    case expired
    /// The token is not valid yet.
    case notYetValid
    /// The token was issued in the future.
    case issuedInFuture
}

extension IdentityTokenError: CustomStringConvertible {
    /// The problem as a sentence for the log.
    ///
    /// Text from the token is shortened and has no control characters.
    public var description: String {
        switch self {
        case .unknownProvider: "No identity provider with this name is configured."
        case .tooLarge(let limit, let found): "The token has \(found) bytes; at most \(limit) are allowed."
        case .malformed(let reason): "The token is malformed: \(reason)."
        case .unsupportedAlgorithm(let name): "The signature algorithm \(Self.quoted(name)) is not accepted."
        case .unsupportedType(let name): "The token is of type \(Self.quoted(name)), not “JWT”."
        case .keysUnavailable(let reason): "The issuer's keys could not be loaded: \(reason)"
        case .unknownKey(let id): "The issuer has no key \(id.map(Self.quoted) ?? "without a name") for such signatures."
        case .wrongSignature: "The signature does not match the issuer's key."
        case .missing(let claim): "The claim “\(claim.rawValue)” is missing."
        case .invalid(let claim): "The claim “\(claim.rawValue)” has an invalid value."
        case .wrongIssuer: "The token is from another issuer."
        case .wrongAudience: "The token is for another audience."
        case .wrongAuthorizedParty: "The token is for several audiences, and “azp” is not one of ours."
        case .wrongNonce: "The token's nonce is missing or differs from the client's."
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
