import Engine
import GraphQL
import Planner
import Postgres

/// `resolveReport`: dismisses a report, or restricts or disables the account, which decides all open reports about it.
let resolveReport = mutation("resolveReport", for: .admin, in: .accounts) {
    changed("report", "Report")
} rules: { input, call async throws(MutationFailure) in
    guard let report = try input.id("reportId", of: "report") else { throw .notFound }
    let decision = input.enumValue("action").flatMap(ReportDecision.init(rawValue:)) ?? .dismiss
    var errors = UserErrors()
    let note = errors.optional(input, "note", atMost: 1_000, as: .paragraphs)
    try errors.check()

    guard let account = try await call.first(Int64.self, "SELECT account_id FROM report WHERE id = \(report)") else { throw .notFound }
    // Administrators cannot decide about themselves.
    try Administrators.refuseOneself(account, call, .cannotResolveOwnReport, "reportId")
    let isDisabled = decision == .disable ? try await AccountStatus.disable(account, call) : false
    // New reports wait until the decision is committed.
    guard let former = try await AccountReview.hold(account, call) else { throw .notFound }
    let decided = try await call.all(
        DecidedReport.self,
        decision.settling(report, about: account, note: note, resolver: call.account)
    )
    guard decided.contains(where: { $0.id == report }) else { throw .refused(UserError(.alreadyResolved, .reportIsResolved, "reportId")) }
    if decision == .restrict { try await call.execute(ReportDecision.restricting(account)) }
    // Disabling the account sends its own e-mail.
    if decision != .disable { try await former.notifyOfChange(of: account, call) }
    try await call.execute(decided.map(\.notice))
    var answer = MutationAnswer(.reportResolved, of: AuditedObject("report", report), ["report": .int(report)])
    answer.details = ["status": .string(decision.status), "action": .string(decision.rawValue)]
    if isDisabled { answer.endsAccess = [account] }
    return answer
}

/// `liftRestriction`: lets an account publish again, and dismisses the open reports about it.
let liftRestriction = mutation("liftRestriction", for: .admin, in: .accounts) {
    changed("account", "Account")
} rules: { input, call async throws(MutationFailure) in
    let account = try input.account("accountId", failing: .failed)
    try Administrators.refuseOneself(account, call, .cannotLiftOwnRestriction)
    guard let former = try await AccountReview.hold(account, call) else { throw .failed(.failed, code: .notFound) }
    if former.restriction != nil {
        let lifting = ReportDecision.lifting(account, resolver: call.account)
        try await call.execute(lifting.decision)
        let decided = try await call.all(DecidedReport.self, lifting.reports)
        try await former.notifyOfChange(of: account, call)
        try await call.execute(decided.map(\.notice))
    }
    return MutationAnswer(.restrictionLifted, of: AuditedObject("account", account), ["account": .int(account)])
}
