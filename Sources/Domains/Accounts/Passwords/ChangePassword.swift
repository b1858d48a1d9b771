import Engine
import GraphQL
import Planner
import Postgres

/// `changePassword`: sets a new password after checking the current one.
///
/// All sessions end, and a new one begins.
let changePassword = mutation("changePassword", for: .signedIn, in: nil, cost: 300) {
    changed("account", "Account", isViewer: true)
    answers("session")
} rules: { input, call async throws(MutationFailure) in
    var errors = UserErrors()
    if input.password("currentPassword") == nil, try await hasPassword(call) { errors.add(.blank, .fieldIsEmpty, "currentPassword") }
    let password = errors.newPassword(input)
    try errors.check()
    let person: Reauthentication
    switch try await Reauthentication.check(input, "currentPassword", call) {
    case .refused(let answer): return answer
    case .confirmed(let confirmed): person = confirmed
    }
    let hash = try await call.services.passwords.hash(password, of: "account \(call.account)", call)
    try await person.hold(call)
    guard try await PasswordChange.set(hash, of: call.account, call) != nil else { throw .denied(rule: "account") }
    let session = try await Session.begin(for: call.account, call)
    var answer = MutationAnswer(
        .passwordChanged,
        of: AuditedObject("account", call.account),
        ["account": .int(call.account), "session": session]
    )
    answer.endsAccess = [call.account]
    return answer
}

/// Whether the account has a password to check.
///
/// An account of an identity provider has none.
private func hasPassword(_ call: MutationCall) async throws(MutationFailure) -> Bool {
    try await call.read("SELECT FROM account WHERE id = \(call.account) AND password_hash IS NOT NULL").rowCount > 0
}
