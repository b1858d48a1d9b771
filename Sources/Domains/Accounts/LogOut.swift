import GraphQL
import Planner
import Postgres

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

/// `logOutEverywhere`: ends all sessions of the account.
let logOutEverywhere = mutation("logOutEverywhere", for: .signedIn, in: nil) {
} rules: { _, call async throws(MutationFailure) in
    let ended = try await call.execute("DELETE FROM session WHERE account_id = \(call.account)")
    var answer = MutationAnswer(.loggedOut, of: AuditedObject("account", call.account))
    // Somebody else may have ended it just now, and then nothing is told any more.
    if ended.affectedRows > 0 { answer.endsAccess = [call.account] }
    return answer
}
