import Engine
import IdentityTokens
import Languages
import Mail
import Planner
import Postgres
import Sodium

/// The rules for linking a provider's identity to an existing account.
///
/// The provider's word about an e-mail is never enough. The person proves ownership of the account once: by its password or, if it has
/// none, by a link to its e-mail.
///
/// The link is valid only together with the identity that requested it and its token. So an owner who follows a link that a stranger
/// requested lets no one in.
///
/// Identities are never linked to an administrator's account.
struct IdentityLinking {
    /// The account with the e-mail.
    let account: Int64
    private let contact: AccountContact
    private let passwordVersion: Int64
    private let wasVerified: Bool
    private let proof: Proof

    /// The language that the owner has chosen.
    var language: Language? { contact.language }

    /// The proof of ownership.
    private enum Proof {
        case password(PasswordGate)
        case link(SecretToken)
    }

    /// The result of checking an identity.
    enum Verdict {
        /// No proof is needed: the identity is known, or no account has its e-mail.
        case needsNoProof
        /// The person has proved ownership of the account.
        case links(IdentityLinking)
        /// The proof is missing or wrong.
        ///
        /// The answer is returned, and the transaction is kept.
        case refused(MutationAnswer)
    }

    /// The account with the e-mail of an identity.
    private struct Namesake: Decodable {
        let contact: AccountContact
        let isActive: Bool
        let isAdmin: Bool
        let emailVerified: Bool
        let passwordHash: String?
        let passwordVersion: Int64
    }

    /// Checks before the transaction whether an identity may be linked to the account with its e-mail.
    static func check(
        _ identity: VerifiedIdentity,
        provider: String,
        _ input: MutationInput,
        _ call: MutationCall
    ) async throws(MutationFailure) -> Verdict {
        guard let email = identity.verifiedEmail else { return .needsNoProof }
        // One statement, because between two the same person's first login might create the account and its identity.
        let found = try await call.readFirst(
            Namesake.self,
            """
            SELECT id, name, email, language, status = 'ACTIVE' AS is_active, is_admin, email_verified, password_hash, password_version
            FROM account WHERE email = \(email) AND NOT EXISTS (
                SELECT FROM account_identity WHERE issuer = \(identity.issuer) AND subject = \(identity.subject)
            )
            """
        )
        guard let found else { return .needsNoProof }
        guard !found.isAdmin else { throw .refused(UserError(.identityNotAllowed, .identityNotForAccount, "idToken")) }
        if let hash = found.passwordHash, let password = input.password("password") {
            let gate = try await PasswordGate(email: email, call)
            try await gate.enter(call)
            let verdict = try await call.services.passwords.verify(password, against: hash, of: email, isKnown: gate.isKnown, call)
            guard verdict.isRight else {
                let error = UserError(.wrongPassword, .incorrectPassword, "password")
                return .refused(try await gate.refuse(error, owner: found.contact, call))
            }
            return .links(IdentityLinking(found, by: .password(gate)))
        }
        // A stranger may have signed up with the e-mail in advance. A new password ends the stranger's access.
        guard found.emailVerified else { throw .emailBelongsToAccount }
        guard found.passwordHash == nil else { throw .refused(UserError(.identityUnconfirmed, .passwordForIdentity, "password")) }
        guard found.isActive else { throw .refused(UserError(.accountDisabled, .accountDisabled)) }
        guard let text = input.typed("emailToken") else {
            return .refused(try await sendLink(to: found.contact, for: identity, provider: provider, call))
        }
        guard let token = SecretToken(parsing: text.utf8Span.span, kind: .identityConfirmation) else { throw .linkIsOver }
        return .links(IdentityLinking(found, by: .link(token)))
    }

    private init(_ namesake: Namesake, by proof: Proof) {
        account = namesake.contact.id
        contact = namesake.contact
        passwordVersion = namesake.passwordVersion
        wasVerified = namesake.emailVerified
        self.proof = proof
    }

    /// E-mails a confirmation link to the owner of an account without a password.
    private static func sendLink(
        to owner: AccountContact,
        for identity: VerifiedIdentity,
        provider: String,
        _ call: MutationCall
    ) async throws(MutationFailure) -> MutationAnswer {
        let settings = call.services.accounts
        let counter = AttemptCounter(.identityLinkOfAccount, of: "\(owner.id)", settings.passwordResets)
        if try await counter?.add(call) == false { throw .tooManyAttempts }
        let token = SecretToken(random: .identityConfirmation)
        let lifetime = settings.passwordResetLifetime
        try await call.execute(
            """
            INSERT INTO identity_confirmation (digest, account_id, issuer, subject, expires_at)
            VALUES (\(bytes: token.digest.bytes), \(owner.id), \(identity.issuer), \(identity.subject),
                now() + make_interval(secs => \(lifetime / .seconds(1))))
            """
        )
        let app = call.services.app
        try await owner.send(
            .identityConfirmation(name: owner.name, provider: provider, token: token.text, lifetime: lifetime, app: app),
            call
        )
        return MutationAnswer(keeping: [UserError(.identityUnconfirmed, .identityLinkSent, "emailToken")])
    }

    /// Locks the account in the transaction and links the identity to it, if the account has not changed since the check.
    ///
    /// - Returns: Whether this has confirmed the account's e-mail, so that its credentials have more permissions.
    func link(_ identity: VerifiedIdentity, provider: String, _ call: MutationCall) async throws(MutationFailure) -> Bool {
        let held = try await call.first(
            Bool.self,
            """
            SELECT status = 'ACTIVE' FROM account WHERE id = \(account) AND email = \(identity.verifiedEmail) AND NOT is_admin
                AND password_version = \(passwordVersion) AND status <> 'DELETED'
            FOR UPDATE
            """
        )
        guard let isActive = held else { throw .emailBelongsToAccount }
        switch proof {
        case .password(let gate): try await gate.pass(call)
        case .link(let token):
            let used = try await call.execute(
                """
                DELETE FROM identity_confirmation WHERE digest = \(bytes: token.digest.bytes) AND account_id = \(account)
                    AND issuer = \(identity.issuer) AND subject = \(identity.subject) AND expires_at > now()
                """
            )
            guard used.affectedRows == 1 else { throw .linkIsOver }
        }
        guard isActive else { throw .refused(UserError(.accountDisabled, .accountDisabled)) }
        try await call.execute("DELETE FROM identity_confirmation WHERE account_id = \(account)")
        if !wasVerified {
            // The provider has verified the person's e-mail, and the person knows the account's password.
            try await call.execute("UPDATE account SET email_verified = true, updated_at = now() WHERE id = \(account)")
            try await EmailConfirmation.conclude(of: account, call)
        }
        try await contact.send(.identityJoined(name: contact.name, provider: provider, app: call.services.app), call)
        return !wasVerified
    }
}

extension VerifiedIdentity {
    /// The e-mail in the form of accounts.
    ///
    /// Nil if the provider has not verified the e-mail, or if it is invalid.
    var verifiedEmail: String? {
        isEmailVerified ? email.flatMap { EmailAddress($0)?.text } : nil
    }
}

extension MutationFailure {
    /// The failure for an identity with the e-mail of an existing account.
    static var emailBelongsToAccount: MutationFailure {
        .refused(UserError(.emailTaken, .emailBelongsToAccount, "idToken"))
    }

    fileprivate static var linkIsOver: MutationFailure {
        .refused(UserError(.linkExpired, .linkExpired, "emailToken"))
    }
}
