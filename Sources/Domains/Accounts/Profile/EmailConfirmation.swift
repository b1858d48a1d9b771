import Engine
import GraphQL
import Languages
import Mail
import Planner
import Postgres
import Sodium

/// A link to the e-mail of an account, by which those who read it show that it is theirs.
enum EmailConfirmation {
    /// Sends a link to an account's e-mail, unless too many went to that address lately: then the ones before are good still.
    ///
    /// - Returns: Whether one was sent.
    @discardableResult
    static func send(to owner: AccountContact, _ call: MutationCall) async throws(MutationFailure) -> Bool {
        guard let email = owner.email else { return false }
        let settings = call.services.accounts
        // By the address, which may be a stranger's, whatever accounts are made with it.
        let sent = AttemptCounter(.confirmationOfEmail, of: email, settings.emailConfirmations)
        if try await sent?.add(call) == false { return false }
        let token = SecretToken(random: .emailConfirmation)
        let lifetime = settings.emailConfirmationLifetime
        let outcome = try await owner.send(
            .emailConfirmation(name: owner.name, token: token.text, lifetime: lifetime, app: call.services.app),
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

    /// Does what waits for the e-mail of an account to be confirmed, which has just happened.
    ///
    /// The first time, the account is welcomed.
    static func conclude(of account: Int64, _ call: MutationCall) async throws(MutationFailure) {
        try await call.execute("UPDATE photo SET is_shown = true WHERE account_id = \(account) AND NOT is_shown")
        try await forget(of: account, call)
        // These mutations confirm an e-mail or begin with a confirmed one; the present one is not in the audit yet.
        let newcomer = try await call.first(
            AccountContact.self,
            """
            SELECT id, name, email, language FROM account WHERE id = \(account) AND NOT EXISTS (
                SELECT FROM audit_entry WHERE object_type = 'account' AND object_id = \(account)
                    AND action IN ('confirmEmail', 'resetPassword', 'logInWithIdentityToken')
            )
            """
        )
        if let newcomer { try await newcomer.send(.welcome(name: newcomer.name, app: call.services.app), call) }
    }

    /// Forgets the links of an account, which are of no use any more.
    static func forget(of account: Int64, _ call: MutationCall) async throws(MutationFailure) {
        try await call.execute("DELETE FROM email_confirmation WHERE account_id = \(account)")
    }
}

/// `requestEmailConfirmation`: sends the link once more to the e-mail of the account that asks.
let requestEmailConfirmation = mutation("requestEmailConfirmation", for: .signedIn, in: nil, cost: 200) {
    changed("account", "Account", isViewer: true)
} rules: { _, call async throws(MutationFailure) in
    guard let owner = try await AccountContact.of(call.account, call) else { throw .denied(rule: "account") }
    guard owner.email != nil else { throw .refused(UserError(.noEmail, .noEmailToConfirm)) }
    let isVerified = try await call.one(Bool.self, "SELECT email_verified FROM account WHERE id = \(call.account)")
    if !isVerified, try await !EmailConfirmation.send(to: owner, call) { throw .refused(UserError(.tooManyAttempts, .slowDown)) }
    return MutationAnswer(
        isVerified ? .emailIsConfirmed : .emailConfirmationSent,
        of: AuditedObject("account", call.account),
        ["account": .int(call.account)]
    )
}

/// `confirmEmail`: the e-mail of an account is its owner's, for they have read the token there.
let confirmEmail = mutation("confirmEmail", for: .everyone, in: nil) {
    changed("account", "Account")
} rules: { input, call async throws(MutationFailure) in
    var errors = UserErrors()
    let text = errors.required(input, "token", atMost: 200)
    try errors.check()
    let expired = MutationFailure.refused(UserError(.linkExpired, .linkExpired, "token"))
    guard let token = SecretToken(parsing: text.utf8Span.span, kind: .emailConfirmation) else { throw expired }
    // A link to an address that the account has no more confirms nothing.
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
    try await EmailConfirmation.conclude(of: confirmed.id, call)
    var answer = MutationAnswer(.emailConfirmed, of: AuditedObject("account", confirmed.id), ["account": .int(confirmed.id)])
    answer.actor = confirmed.id
    // From now on its credentials open more.
    answer.endsAccess = [confirmed.id]
    answer.language = confirmed.language?.text
    return answer
}

/// An account whose e-mail has just been confirmed.
private struct ConfirmedAccount: Decodable {
    let id: Int64
    let language: Language?
}
