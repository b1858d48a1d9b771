/// A user's identity, as asserted by a provider in a verified token.
///
/// Issuer and subject together identify the user permanently. The rest is the current profile. Only `subject` is unique, and an address
/// that the provider has not verified may belong to someone else.
///
/// Spec: https://openid.net/specs/openid-connect-core-1_0.html#StandardClaims
public struct VerifiedIdentity: Sendable, Equatable {
    /// The issuer of the token.
    public let issuer: String
    /// The issuer's id for the user, which is never reassigned.
    public let subject: String
    /// The full name for display.
    public let name: String?
    /// The email address that the provider has on file.
    public let email: String?
    /// Whether the provider has verified that the address belongs to the user.
    public let isEmailVerified: Bool
    /// The `https` URL of a picture.
    public let picture: String?
    /// The language tag, such as `es-MX`.
    public let locale: String?
    /// The time at which the token expires, in seconds since 1970.
    public let expiration: Double
    /// The SHA-256 of the signed bytes, which identifies a token that is used again.
    ///
    /// The digest leaves out the signature, because anyone can derive a second valid ECDSA signature from the first.
    public internal(set) var digest: [UInt8] = []
}
