import GraphQL
import Planner
import Postgres

/// `deleteAccount`: takes the details of whoever asks out of the database.
let deleteAccount = mutation("deleteAccount", for: .signedIn, in: nil, cost: 500) {
} rules: { input, call async throws(MutationFailure) in
    let person: Reauthentication
    switch try await Reauthentication.check(input, "password", call) {
    case .refused(let answer): return answer
    case .confirmed(let confirmed): person = confirmed
    }
    try await person.hold(call)
    // Somebody must be left who runs the service.
    if call.viewer?.roles.contains(.admin) == true { try await Administrators.refuseLast(call.account, call, .failed) }
    try await AccountErasure.erase(call.account, call)
    var answer = MutationAnswer(.accountDeleted, of: AuditedObject("account", call.account))
    answer.endsAccess = [call.account]
    return answer
}
