/// Who somebody is, on the word of a provider whose token has been verified.
///
/// Issuer and subject together name the person for ever; the rest is what the profile says today. Nothing but `subject` is unique, and an
/// address that the provider has not verified may belong to somebody else.
///
/// Spec: https://openid.net/specs/openid-connect-core-1_0.html#StandardClaims
public struct VerifiedIdentity: Sendable, Equatable {
    /// Who vouches.
    public let issuer: String
    /// Whom the issuer means; never given to another person.
    public let subject: String
    /// The full name as it is shown.
    public let name: String?
    /// The address, as far as the provider knows.
    public let email: String?
    /// Whether the provider knows that the address is the person's.
    public let isEmailVerified: Bool
    /// Where a picture is: an `https` URL.
    public let picture: String?
    /// The language tag, such as `es-MX`.
    public let locale: String?
    /// Until when the token is good, in seconds since 1970.
    public let expiration: Double
    /// The SHA-256 of what was signed, by which the same token is known again.
    ///
    /// Not of the signature, too: with elliptic curves anybody can write another one beside it that holds.
    public internal(set) var digest: [UInt8] = []
}
