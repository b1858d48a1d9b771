import GraphQL
import Planner
import Postgres

/// `logIn`: begins a session for whoever knows the password.
let logIn = mutation("logIn", for: .everyone, in: nil, cost: 200) {
    changed("account", "Account", isViewer: true)
    answers("session")
} rules: { input, call async throws(MutationFailure) in
    var errors = UserErrors()
    let email = errors.required(input, "email", atMost: 254).lowercased()
    let password = input.text("password") ?? ""
    if password.isEmpty { errors.add(.blank, .fieldIsEmpty, "password") }
    try errors.check()

    let found = try await call.read("SELECT id, password_hash, status::text FROM account WHERE email = \(email) AND status <> 'DELETED'")
    // Compared even when there is no account, so that both take as long.
    let isRight = try await call.services.passwords.verify(password, against: found.text(0, 1))
    guard let account = found.int8(0, 0), isRight else {
        let settings = call.services.accounts
        if settings.hidesAccounts { throw .refused(UserError(.mismatch, .incorrectEmailOrPassword, "password")) }
        if found.rowCount == 0 { throw .refused(UserError(.notFound, .accountNotFound, "email")) }
        throw .refused(UserError(.mismatch, .incorrectPassword, "password"))
    }
    guard found.text(0, 2) == "ACTIVE" else { throw .refused(UserError(.accountDisabled, .accountDisabled)) }
    let session = try await Session.begin(for: account, call)
    var answer = MutationAnswer(.loggedIn, of: AuditedObject("account", account), ["account": .int(account), "session": session])
    answer.actor = account
    return answer
}
