import Engine
import IdentityTokens
import Languages
import Mail
import Planner
import Postgres
import Sodium

/// How a log-in through a provider comes to open an account that there is: never by the word of the provider about an e-mail alone.
///
/// Who logs in proves once to be the account's owner: by its password or, where it has none, by a link to its e-mail. The link alone is of no
/// use: it is good for the identity that asked, together with its token, so an owner who follows a link that a stranger has caused lets no one
/// in. To accounts of those who run the service nothing is joined.
struct IdentityJoining {
    /// The account with the e-mail.
    let account: Int64
    private let contact: AccountContact
    private let passwordVersion: Int64
    private let wasVerified: Bool
    private let proof: Proof

    /// The language that its owner has chosen.
    var language: Language? { contact.language }

    /// By what the owner is known.
    private enum Proof {
        case password(PasswordGate)
        case link(SecretToken)
    }

    /// Whether an identity may be joined to an account.
    enum Verdict {
        /// There is none to join: the identity is known, or no account has its e-mail.
        case needsNoProof
        /// Its owner has proved to be that.
        case joins(IdentityJoining)
        /// Not yet: what is answered, and kept.
        case refused(MutationAnswer)
    }

    /// An account with the e-mail of an identity.
    private struct Namesake: Decodable {
        let contact: AccountContact
        let isActive: Bool
        let isAdmin: Bool
        let emailVerified: Bool
        let passwordHash: String?
        let passwordVersion: Int64
    }

    /// Finds out, before the transaction, whether an identity may be joined to the account with its e-mail.
    static func check(
        _ identity: VerifiedIdentity,
        provider: String,
        _ input: MutationInput,
        _ call: MutationCall
    ) async throws(MutationFailure) -> Verdict {
        guard let email = identity.verifiedEmail else { return .needsNoProof }
        // In one statement: between two, the same person's first log-in may make both the account and its identity.
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
            let verdict = try await call.services.passwords.verify(password, against: hash, of: email, call)
            guard verdict.isRight else {
                let error = UserError(.wrongPassword, .incorrectPassword, "password")
                return .refused(try await gate.refuse(error, owner: found.contact, call))
            }
            return .joins(IdentityJoining(found, by: .password(gate)))
        }
        // Another may have signed up with the e-mail in advance; what they could come back with ends with a new password.
        guard found.emailVerified else { throw .emailBelongsToAccount }
        guard found.passwordHash == nil else { throw .refused(UserError(.identityUnconfirmed, .passwordForIdentity, "password")) }
        guard found.isActive else { throw .refused(UserError(.accountDisabled, .accountDisabled)) }
        guard let text = input.typed("emailToken") else {
            return .refused(try await sendLink(to: found.contact, for: identity, provider: provider, call))
        }
        guard let token = SecretToken(parsing: text.utf8Span.span, kind: .identityConfirmation) else { throw .linkIsOver }
        return .joins(IdentityJoining(found, by: .link(token)))
    }

    private init(_ namesake: Namesake, by proof: Proof) {
        account = namesake.contact.id
        contact = namesake.contact
        passwordVersion = namesake.passwordVersion
        wasVerified = namesake.emailVerified
        self.proof = proof
    }

    /// Asks the owner of an account without a password by e-mail.
    private static func sendLink(
        to owner: AccountContact,
        for identity: VerifiedIdentity,
        provider: String,
        _ call: MutationCall
    ) async throws(MutationFailure) -> MutationAnswer {
        let settings = call.services.accounts
        let asked = AttemptCounter(.identityLinkOfAccount, of: "\(owner.id)", settings.passwordResets)
        if try await asked?.add(call) == false { throw .tooManyAttempts }
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

    /// Holds the account in the transaction and joins the identity to it, if it is still the account that was looked at.
    ///
    /// - Returns: Whether its e-mail has been confirmed by this, so that its credentials open more.
    func join(_ identity: VerifiedIdentity, provider: String, _ call: MutationCall) async throws(MutationFailure) -> Bool {
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
            // The provider knows that the e-mail is the person's, who knows the password.
            try await call.execute("UPDATE account SET email_verified = true, updated_at = now() WHERE id = \(account)")
            try await EmailConfirmation.conclude(of: account, call)
        }
        try await contact.send(.identityJoined(name: contact.name, provider: provider, app: call.services.app), call)
        return !wasVerified
    }
}

extension VerifiedIdentity {
    /// The e-mail as accounts have it; nil unless the provider knows that it is the person's.
    var verifiedEmail: String? {
        isEmailVerified ? email.flatMap { EmailAddress($0)?.text } : nil
    }
}

extension MutationFailure {
    /// There is an account with the e-mail of an identity.
    static var emailBelongsToAccount: MutationFailure {
        .refused(UserError(.emailTaken, .emailBelongsToAccount, "idToken"))
    }

    fileprivate static var linkIsOver: MutationFailure {
        .refused(UserError(.linkExpired, .linkExpired, "emailToken"))
    }
}
