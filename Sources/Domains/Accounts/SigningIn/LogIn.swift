import Engine
import GraphQL
import Planner
import Postgres

/// `logIn`: begins a session for the account with an e-mail and a password.
let logIn = mutation("logIn", for: .everyone, in: nil, cost: 200, leadsToCredentials: true) {
    changed("account", "Account", isViewer: true)
    answers("session")
} rules: { input, call async throws(MutationFailure) in
    var errors = UserErrors()
    let email = errors.required(input, "email", atMost: 254).asStoredEmail
    let password = input.password("password") ?? ""
    if password.isEmpty { errors.add(.blank, .fieldIsEmpty, "password") }
    try errors.check()

    let gate = try await PasswordGate(email: email, call)
    try await gate.enter(call)
    let found = try await call.readFirst(
        StoredPassword.self,
        """
        SELECT id, name, email, language, status = 'ACTIVE' AS is_active, email_verified, password_hash, password_version
        FROM account WHERE email = \(email) AND status <> 'DELETED'
        """
    )
    let stored = call.services.accounts.refusedLogIns.contains(email) ? nil : found?.passwordHash
    // Compares even without an account, so that both cases take as long.
    let verdict = try await call.services.passwords.verify(password, against: stored, of: email, isKnown: gate.isKnown, call)
    guard let found, verdict.isRight else {
        return try await gate.refuse(.wrongCredentials(isKnown: found != nil, call), owner: found?.contact, call)
    }
    // If accounts are hidden, signing up and then logging in must not reveal whether the e-mail had an account. So an unconfirmed account
    // gets the confirmation link again instead of a session.
    if call.services.accounts.hidesAccounts, !found.emailVerified {
        if found.isActive { try await EmailConfirmation.send(to: found.contact, call) }
        return try await gate.refuse(.wrongCredentials(isKnown: true, call), owner: found.contact, call)
    }
    let (account, version) = (found.contact.id, found.passwordVersion)
    // Runs before any answer, so that only a limited number of concurrent guesses get an answer.
    try await gate.pass(call)
    guard found.isActive else { throw .refused(UserError(.accountDisabled, .accountDisabled)) }
    var renewed: String?
    if case .rightButOutdated = verdict {
        renewed = try await call.services.passwords.hash(password, of: email, isKnown: gate.isKnown, call)
    }

    // The lock serializes with password changes and disabling. Either they wait for this session and end it, or they came first.
    let held: QueryResult
    if let renewed {
        held = try await call.execute(
            """
            UPDATE account SET password_hash = \(renewed)
            WHERE id = \(account) AND status = 'ACTIVE' AND password_version = \(version)
            """
        )
    } else {
        held = try await call.execute(
            "SELECT FROM account WHERE id = \(account) AND status = 'ACTIVE' AND password_version = \(version) FOR SHARE"
        )
    }
    guard held.affectedRows == 1 else { throw .refused(.wrongCredentials(isKnown: true, call)) }
    let session = try await Session.begin(for: account, call)
    var answer = MutationAnswer(.loggedIn, of: AuditedObject("account", account), ["account": .int(account), "session": session])
    answer.actor = account
    answer.language = found.contact.language?.text
    return answer
}

/// The stored password and its account.
private struct StoredPassword: Decodable {
    let contact: AccountContact
    let isActive: Bool
    let emailVerified: Bool
    /// The stored hash.
    ///
    /// Nil if the account logs in through an identity provider.
    let passwordHash: String?
    let passwordVersion: Int64
}

extension UserError {
    /// The error for a failed login, which reveals no more than the settings allow.
    fileprivate static func wrongCredentials(isKnown: Bool, _ call: MutationCall) -> UserError {
        if call.services.accounts.hidesAccounts { return UserError(.wrongCredentials, .incorrectEmailOrPassword, "password") }
        return isKnown ? UserError(.wrongPassword, .incorrectPassword, "password") : UserError(.accountNotFound, .accountNotFound, "email")
    }
}

/// `logOut`: ends the session of the request.
let logOut = mutation("logOut", for: .signedIn, in: nil) {
} rules: { _, call async throws(MutationFailure) in
    guard let session = call.origin.session else { throw .denied(rule: "session") }
    let ended = try await call.execute("DELETE FROM session WHERE id = \(session)")
    var answer = MutationAnswer(.loggedOut, of: AuditedObject("account", call.account))
    // If a concurrent request has already ended the session, that request notifies the servers.
    if ended.affectedRows > 0 { answer.endsAccess = [call.account] }
    return answer
}

/// `logOutEverywhere`: ends all sessions of the account and its data export links.
let logOutEverywhere = mutation("logOutEverywhere", for: .signedIn, in: nil) {
} rules: { _, call async throws(MutationFailure) in
    let ended = try await call.execute("DELETE FROM session WHERE account_id = \(call.account)")
    // A stolen session may have requested a data export link.
    try await call.forgetDataExports(of: call.account)
    var answer = MutationAnswer(.loggedOut, of: AuditedObject("account", call.account))
    // If a concurrent request has already ended the sessions, that request notifies the servers.
    if ended.affectedRows > 0 { answer.endsAccess = [call.account] }
    return answer
}
