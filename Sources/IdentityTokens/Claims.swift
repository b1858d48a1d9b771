import JSON
import Links

/// The claims of a token whose signature has been verified.
///
/// Spec: https://openid.net/specs/openid-connect-core-1_0.html#IDTokenValidation
struct Claims {
    /// The maximum seconds that a provider's clock may be ahead of ours.
    ///
    /// The expiration has no leeway, because a token serves one log-in right after it was issued.
    static let leeway = 60.0
    /// The limit of the specification.
    private static let maximumSubjectLength = 255

    private let members: JSONValue

    init(parsing payload: [UInt8]) throws(IdentityTokenError) {
        members = try SignedToken.object(payload, named: "payload")
    }

    /// Checks the audience and the times of the token, and returns the identity it proves.
    ///
    /// If a nonce is given, the token must contain the same one.
    func identity(from provider: IdentityProvider, nonce: String?, now: Double) throws(IdentityTokenError) -> VerifiedIdentity {
        guard try text(.issuer) == provider.issuer else { throw .wrongIssuer }
        try checkAudience(against: provider.audiences)
        let expiration = try checkTimes(now: now)
        if let nonce { guard members["nonce"]?.string?.utf8.elementsEqual(nonce.utf8) == true else { throw .wrongNonce } }
        let subject = try text(.subject)
        guard (1...Self.maximumSubjectLength).contains(subject.utf8.count) else { throw .invalid(.subject) }
        return VerifiedIdentity(
            issuer: provider.issuer,
            subject: subject,
            name: optional("name") ?? nameOfParts,
            email: optional("email"),
            // Some providers encode all values as strings.
            isEmailVerified: members["email_verified"]?.boolean ?? (members["email_verified"]?.string == "true"),
            picture: optional("picture").flatMap { try? WebAddress($0) }.flatMap { $0.isSecure ? $0.text : nil },
            locale: optional("locale"),
            expiration: expiration
        )
    }

    private func checkAudience(against ours: [String]) throws(IdentityTokenError) {
        guard let value = members[IdentityTokenError.Claim.audience.rawValue] else { throw .missing(.audience) }
        if let audience = value.string {
            guard ours.contains(audience) else { throw .wrongAudience }
            return
        }
        guard value.kind == .array else { throw .invalid(.audience) }
        var audiences: [String] = []
        try value.forEachItem { item throws(IdentityTokenError) in
            guard let audience = item.string else { throw .invalid(.audience) }
            audiences.append(audience)
        }
        guard audiences.contains(where: ours.contains) else { throw .wrongAudience }
        // With a single audience, `azp` may differ: Google sets it to the app that requested a token for the audience's server.
        if audiences.count > 1 {
            guard let party = members["azp"]?.string, ours.contains(party) else { throw .wrongAuthorizedParty }
        }
    }

    /// Returns the expiration.
    private func checkTimes(now: Double) throws(IdentityTokenError) -> Double {
        guard let expiration = try time(.expiration) else { throw .missing(.expiration) }
        guard now < expiration else { throw .expired }
        if let start = try time(.notBefore), now < start - Self.leeway { throw .notYetValid }
        guard let issued = try time(.issuedAt) else { throw .missing(.issuedAt) }
        guard now >= issued - Self.leeway else { throw .issuedInFuture }
        return expiration
    }

    private func text(_ claim: IdentityTokenError.Claim) throws(IdentityTokenError) -> String {
        guard let value = members[claim.rawValue] else { throw .missing(claim) }
        guard let text = value.string else { throw .invalid(claim) }
        return text
    }

    /// Returns seconds since 1970, possibly with a fraction.
    private func time(_ claim: IdentityTokenError.Claim) throws(IdentityTokenError) -> Double? {
        guard let value = members[claim.rawValue] else { return nil }
        guard let seconds = value.double else { throw .invalid(claim) }
        return seconds
    }

    /// The full name from its parts, because some providers, such as Cognito, send only those.
    private var nameOfParts: String? {
        let parts = [optional("given_name"), optional("family_name")].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }

    /// Returns an optional text of the profile.
    ///
    /// Values of other types are ignored, because nothing depends on them.
    private func optional(_ name: String) -> String? {
        members[name]?.string.flatMap { $0.isEmpty ? nil : $0 }
    }
}
