import GraphQL
import Planner
import Postgres

/// `resolveReport`: an administrator dismisses a report, or disables the account that it is about, which decides all open reports about it.
let resolveReport = mutation("resolveReport", for: .admin, in: .accounts) {
    changed("report", "Report")
} rules: { input, call async throws(MutationFailure) in
    guard let report = try input.id("reportId", of: "report") else { throw .notFound }
    let isUpheld = input.enumValue("action") == "DISABLE"
    var errors = UserErrors()
    let note = errors.optional(input, "note", atMost: 1_000, as: .paragraphs)
    try errors.check()

    guard let account = try await call.first(Int64.self, "SELECT account_id FROM report WHERE id = \(report)") else { throw .notFound }
    let hasChanged = isUpheld ? try await AccountStatus.disable(account, call, "reportId") : false
    // Keeps new reports out until this is done.
    try await call.execute("SELECT true FROM account WHERE id = \(account) FOR UPDATE")
    let status = isUpheld ? "UPHELD" : "DISMISSED"
    let resolved = try await call.all(
        ResolvedReport.self,
        """
        UPDATE report SET status = \(status, as: "report_status"), note = \(note), resolver_id = \(call.account), resolved_at = now()
        WHERE status = 'OPEN' AND (id = \(report) OR \(isUpheld) AND account_id = \(account)) RETURNING id, reporter_id
        """
    )
    guard resolved.contains(where: { $0.id == report }) else { throw .refused(UserError(.expired, .reportIsResolved, "reportId")) }
    try await call.execute(
        """
        UPDATE account SET is_under_review = EXISTS (SELECT FROM report WHERE account_id = \(account) AND status = 'OPEN')
        WHERE id = \(account)
        """
    )
    for decided in resolved {
        let notice = Notice(.account, .reportWasReviewed, .reportWasReviewedText, about: AuditedObject("report", decided.id))
        try await notice.give(to: decided.reporterID, call)
    }
    var answer = MutationAnswer(.reportResolved, of: AuditedObject("report", report), ["report": .int(report)])
    answer.details = ["status": .string(status)]
    if hasChanged { answer.endsAccess = [account] }
    return answer
}

/// A report that has been decided.
private struct ResolvedReport: Decodable {
    let id: Int64
    let reporterID: Int64
}
