import Engine
import GraphQL
import Planner
import Postgres

/// `logIn`: begins a session for the account with an e-mail and a password.
let logIn = mutation("logIn", for: .everyone, in: nil, cost: 200) {
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
    // Compared even when there is no account, so that both take as long.
    let verdict = try await call.services.passwords.verify(password, against: stored, of: email, call)
    guard let found, verdict.isRight else {
        return try await gate.refuse(.wrongCredentials(isKnown: found != nil, call), owner: found?.contact, call)
    }
    // Where no one is to learn who has an account, one must not come out by signing up and logging in: the link is sent again instead.
    if call.services.accounts.hidesAccounts, !found.emailVerified {
        if found.isActive { try await EmailConfirmation.send(to: found.contact, call) }
        return try await gate.refuse(.wrongCredentials(isKnown: true, call), owner: found.contact, call)
    }
    let (account, version) = (found.contact.id, found.passwordVersion)
    // Before anything is told: of a crowd of guesses only so many get an answer.
    try await gate.pass(call)
    guard found.isActive else { throw .refused(UserError(.accountDisabled, .accountDisabled)) }
    var renewed: String?
    if case .rightButOutdated = verdict { renewed = try await call.services.passwords.hash(password, of: email, call) }

    // Whoever changes the password or disables the account at this moment waits for this session, and then ends it, or has come first.
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

/// What a password is compared with.
private struct StoredPassword: Decodable {
    let contact: AccountContact
    let isActive: Bool
    let emailVerified: Bool
    /// Nil where somebody else says who it is.
    let passwordHash: String?
    let passwordVersion: Int64
}

extension UserError {
    /// What somebody is told who is not let in: as little as the settings want.
    fileprivate static func wrongCredentials(isKnown: Bool, _ call: MutationCall) -> UserError {
        if call.services.accounts.hidesAccounts { return UserError(.wrongCredentials, .incorrectEmailOrPassword, "password") }
        return isKnown ? UserError(.wrongPassword, .incorrectPassword, "password") : UserError(.accountNotFound, .accountNotFound, "email")
    }
}

/// `logOut`: ends the session that the request came with.
let logOut = mutation("logOut", for: .signedIn, in: nil) {
} rules: { _, call async throws(MutationFailure) in
    guard let session = call.origin.session else { throw .denied(rule: "session") }
    let ended = try await call.execute("DELETE FROM session WHERE id = \(session)")
    var answer = MutationAnswer(.loggedOut, of: AuditedObject("account", call.account))
    // Somebody else may have ended it just now, and then nothing is told any more.
    if ended.affectedRows > 0 { answer.endsAccess = [call.account] }
    return answer
}

/// `logOutEverywhere`: ends all sessions of the account, and the links to its data.
let logOutEverywhere = mutation("logOutEverywhere", for: .signedIn, in: nil) {
} rules: { _, call async throws(MutationFailure) in
    let ended = try await call.execute("DELETE FROM session WHERE account_id = \(call.account)")
    // A stolen session may have asked for one.
    try await call.forgetDataExports(of: call.account)
    var answer = MutationAnswer(.loggedOut, of: AuditedObject("account", call.account))
    // Somebody else may have ended it just now, and then nothing is told any more.
    if ended.affectedRows > 0 { answer.endsAccess = [call.account] }
    return answer
}
