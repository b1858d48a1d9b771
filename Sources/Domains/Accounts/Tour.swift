import GraphQL
public import Planner
import Postgres

/// `Query.tour`: what the service can do, step by step.
@FieldBindings public var tourQueries: [FieldBinding] {
    many("tour", "TourStep", order: .ascending(.integer) { "\($0).position" }) { _, scope in TourStep.relation(in: scope.language) }
}

let tourBindings: [ObjectBinding] = [
    rows("TourStep") { columns("position", "title", "text") }
]

/// `completeTour`: the account has seen the tour, or skipped it, and is not shown it again by itself.
let completeTour = mutation("completeTour", for: .signedIn, in: .accounts) {
    changed("account", "Account", isViewer: true)
} rules: { _, call async throws(MutationFailure) in
    try await call.execute("UPDATE account SET tour_completed = true WHERE id = \(call.account)")
    return MutationAnswer(.tourCompleted, of: AuditedObject("account", call.account), ["account": .int(call.account)])
}
