import Engine
import GraphQL
import Languages
import Mail
import Planner
import Postgres
import Sodium

/// Links for proving that an account's e-mail address belongs to its owner.
enum EmailConfirmation {
    /// Sends a link to an account's e-mail.
    ///
    /// If too many went to that address recently, the earlier links stay valid and no link is sent.
    ///
    /// - Returns: Whether a link was sent.
    @discardableResult
    static func send(to owner: AccountContact, app: AppAddress? = nil, _ call: MutationCall) async throws(MutationFailure) -> Bool {
        guard let email = owner.email else { return false }
        let settings = call.services.accounts
        // The count is by address, for all accounts that use it, because the address may be a stranger's.
        let sent = AttemptCounter(.confirmationOfEmail, of: email, settings.emailConfirmations)
        if try await sent?.add(call) == false { return false }
        let token = SecretToken(random: .emailConfirmation)
        let lifetime = settings.emailConfirmationLifetime
        let outcome = try await owner.send(
            .emailConfirmation(name: owner.name, token: token.text, lifetime: lifetime, app: app ?? call.services.app),
            call
        )
        guard outcome.isSent else { return false }
        try await call.execute(
            """
            INSERT INTO email_confirmation (digest, account_id, email, expires_at)
            VALUES (\(bytes: token.digest.bytes), \(owner.id), \(email), now() + make_interval(secs => \(lifetime / .seconds(1))))
            """
        )
        return true
    }

    /// Completes the confirmation of an account's e-mail: shows the photo, deletes the links, and welcomes a new account.
    ///
    /// The first confirmation also deletes the API keys, because someone else may have had the account until then.
    static func conclude(of account: Int64, app: AppAddress? = nil, _ call: MutationCall) async throws(MutationFailure) {
        try await call.execute("UPDATE photo SET is_shown = true WHERE account_id = \(account) AND NOT is_shown")
        try await forget(of: account, call)
        // These mutations confirm an e-mail or begin with a confirmed one. The audit does not contain the current mutation yet.
        let newcomer = try await call.first(
            AccountContact.self,
            """
            SELECT id, name, email, language FROM account WHERE id = \(account) AND NOT EXISTS (
                SELECT FROM audit_entry WHERE object_type = 'account' AND object_id = \(account)
                    AND action IN ('confirmEmail', 'resetPassword', 'logInWithIdentityToken')
            )
            """
        )
        guard let newcomer else { return }
        try await call.execute("DELETE FROM api_key WHERE account_id = \(account)")
        try await newcomer.send(.welcome(name: newcomer.name, app: app ?? call.services.app), call)
    }

    /// Deletes the links of an account.
    static func forget(of account: Int64, _ call: MutationCall) async throws(MutationFailure) {
        try await call.execute("DELETE FROM email_confirmation WHERE account_id = \(account)")
    }
}

/// `requestEmailConfirmation`: sends another link to the e-mail of the caller's account.
let requestEmailConfirmation = mutation("requestEmailConfirmation", for: .signedIn, in: nil, cost: 200) {
    changed("account", "Account", isViewer: true)
} rules: { input, call async throws(MutationFailure) in
    guard let owner = try await AccountContact.of(call.account, call) else { throw .denied(rule: "account") }
    guard owner.email != nil else { throw .refused(UserError(.noEmail, .noEmailToConfirm)) }
    let isVerified = try await call.one(Bool.self, "SELECT email_verified FROM account WHERE id = \(call.account)")
    if !isVerified, try await !EmailConfirmation.send(to: owner, app: call.app(of: input), call) {
        throw .refused(UserError(.tooManyAttempts, .slowDown))
    }
    return MutationAnswer(
        isVerified ? .emailIsConfirmed : .emailConfirmationSent,
        of: AuditedObject("account", call.account),
        ["account": .int(call.account)]
    )
}

/// `confirmEmail`: confirms the e-mail of an account by the token that was sent there.
let confirmEmail = mutation("confirmEmail", for: .everyone, in: nil) {
    changed("account", "Account")
} rules: { input, call async throws(MutationFailure) in
    var errors = UserErrors()
    let text = errors.required(input, "token", atMost: 200)
    try errors.check()
    let expired = MutationFailure.refused(UserError(.linkExpired, .linkExpired, "token"))
    guard let token = SecretToken(parsing: text.utf8Span.span, kind: .emailConfirmation) else { throw expired }
    // A link to a former address of the account is invalid.
    let confirmed = try await call.first(
        ConfirmedAccount.self,
        """
        WITH link AS (
            DELETE FROM email_confirmation WHERE digest = \(bytes: token.digest.bytes) AND expires_at > now() RETURNING account_id, email
        )
        UPDATE account SET email_verified = true, updated_at = now() FROM link
        WHERE account.id = link.account_id AND account.email = link.email AND account.status = 'ACTIVE'
        RETURNING account.id, account.language
        """
    )
    guard let confirmed else { throw expired }
    try await EmailConfirmation.conclude(of: confirmed.id, app: call.app(of: input), call)
    var answer = MutationAnswer(.emailConfirmed, of: AuditedObject("account", confirmed.id), ["account": .int(confirmed.id)])
    answer.actor = confirmed.id
    // The credentials have more permissions from now on.
    answer.endsAccess = [confirmed.id]
    answer.language = confirmed.language?.text
    return answer
}

/// An account with a newly confirmed e-mail.
private struct ConfirmedAccount: Decodable {
    let id: Int64
    let language: Language?
}
