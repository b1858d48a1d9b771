import Engine
import GraphQL
import Mail
import Planner
import Postgres
import Reactor
import Sodium

/// `requestPasswordReset`: e-mails the account a one-time token for a new password.
///
/// The answer is the same whether or not an account has the e-mail. Both cases run the same number of statements and take at least 50 ms.
/// So the response time reveals nothing, unless the server is very busy.
let requestPasswordReset = mutation(
    "requestPasswordReset",
    for: .everyone,
    in: nil,
    cost: 200,
    minimumDuration: .milliseconds(50),
    leadsToCredentials: true
) {
} rules: { input, call async throws(MutationFailure) in
    var errors = UserErrors()
    let email = errors.email(input, "email")
    try errors.check()
    let settings = call.services.accounts
    let owner = try await call.readFirst(
        AccountContact.self,
        "SELECT id, name, email, language FROM account WHERE email = \(email) AND status = 'ACTIVE'"
    )
    let perAccount = AttemptCounter(.resetOfAccount, of: email, settings.passwordResets)
    let perAddress = AttemptCounter(.resetFromAddress, from: call.origin, settings.passwordResetsPerAddress)
    if try await perAccount?.add(call) == false { throw .tooManyAttempts }
    if try await perAddress?.add(call) == false { throw .tooManyAttempts }

    let token = SecretToken(random: .passwordReset)
    let account = owner?.id
    // The share lock makes a concurrent deletion of the account wait, unless the deletion came first.
    let inserted = try await call.execute(
        """
        INSERT INTO password_reset (digest, account_id, expires_at)
        SELECT \(bytes: token.digest.bytes), id, now() + make_interval(secs => \(settings.passwordResetLifetime / .seconds(1)))
        FROM account WHERE id = \(account) AND status = 'ACTIVE' FOR SHARE
        """
    )
    // Earlier tokens stay valid until they expire, because the e-mails may arrive in a different order.
    try await call.execute("DELETE FROM password_reset WHERE account_id = \(account) AND (expires_at <= now() OR used_at IS NOT NULL)")
    if inserted.affectedRows == 1, let owner {
        let lifetime = settings.passwordResetLifetime
        // The answer is the same if a limit of e-mails is reached. Otherwise it would reveal the account.
        try await owner.send(
            .passwordReset(name: owner.name, token: token.text, lifetime: lifetime, app: call.app(of: input)),
            from: .network(call.origin.network.description),
            call
        )
    } else {
        // Runs as many statements as with an account.
        try await call.execute("SELECT FROM email_outbox WHERE account_id = \(account)")
    }
    return MutationAnswer(.passwordResetRequested, of: account.map { AuditedObject("account", $0) })
}

/// `resetPassword`: sets a new password with a one-time token.
///
/// All sessions end.
let resetPassword = mutation("resetPassword", for: .everyone, in: nil, cost: 200, leadsToCredentials: true) {
    changed("account", "Account", isViewer: true)
} rules: { input, call async throws(MutationFailure) in
    var errors = UserErrors()
    let text = errors.required(input, "token", atMost: 200)
    let password = errors.newPassword(input)
    try errors.check()
    let expired = MutationFailure.refused(UserError(.linkExpired, .linkExpired, "token"))
    guard let token = SecretToken(parsing: text.utf8Span.span, kind: .passwordReset) else { throw expired }
    let digest = token.digest.bytes
    // Checks the token first, so that invalid tokens do not make the server hash passwords.
    let open = try await call.readFirst(
        Int64.self,
        "SELECT account_id FROM password_reset WHERE digest = \(bytes: digest) AND used_at IS NULL AND expires_at > now()"
    )
    guard let open else { throw expired }
    let hash = try await call.services.passwords.hash(password, of: "account \(open)", call)

    let owner = try await call.first(
        Int64.self,
        """
        UPDATE password_reset SET used_at = now()
        WHERE digest = \(bytes: digest) AND used_at IS NULL AND expires_at > now()
        RETURNING account_id
        """
    )
    guard let account = owner, let change = try await PasswordChange.set(hash, of: account, provesEmail: true, call) else {
        throw expired
    }
    var answer = MutationAnswer(.passwordChanged, of: AuditedObject("account", account), ["account": .int(account)])
    answer.actor = account
    answer.endsAccess = change.hasOtherAccess ? [account] : []
    answer.language = change.language?.text
    return answer
}
