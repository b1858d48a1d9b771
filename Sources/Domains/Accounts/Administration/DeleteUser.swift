import GraphQL
import Mail
import Planner
import Postgres

/// `deleteUser`: an administrator deletes an account, just as its owner could.
let deleteUser = mutation("deleteUser", for: .admin, in: .accounts, cost: 300) {
    changed("account", "Account")
} rules: { input, call async throws(MutationFailure) in
    let account = try input.account("accountId", failing: .deleteFailed)
    try Administrators.refuseOneself(account, call, .deleteFailed)
    try await Administrators.lock(call)
    let contact = try await AccountContact.of(account, call)
    guard try await AccountErasure.erase(account, call) else { throw .failed(.deleteFailed, code: .notFound) }
    if let contact { try await contact.send(.accountDeleted(name: contact.name), isGone: true, call) }
    var answer = MutationAnswer(.userDeleted, of: AuditedObject("account", account), ["account": .int(account)])
    answer.endsAccess = [account]
    return answer
}
