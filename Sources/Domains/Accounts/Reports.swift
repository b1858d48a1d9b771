import Engine
import GraphQL
import Mail
import Planner
import Postgres

/// Reports, for administrators and for the accounts that made them; never for those that they are about.
let reportBindings: [ObjectBinding] = [
    object("Report", table: "report", in: .accounts, owner: "reporter_id", shownTo: .ownerOrAdmin) {
        id()
        columns("reason", "status", "createdAt", "resolvedAt")
        one("reported", "Profile", by: "account_id")
        one("reporter", "Profile", by: "reporter_id")
        restricted(to: .admin) {
            columns("note")
            one("resolver", "Profile", by: "resolver_id")
        }
    }
]

/// `reportUser`: tells administrators of an account that misbehaves; it is under review until they have decided.
let reportUser = mutation("reportUser", for: .confirmed, in: .accounts) {
    changed("report", "Report")
} rules: { input, call async throws(MutationFailure) in
    guard let account = try input.accountID("accountId") else { throw .notFound }
    var errors = UserErrors()
    let reason = errors.required(input, "reason", atMost: 1_000, as: .paragraphs)
    if account == call.account { errors.add(.ownAccount, .cannotReportOneself, "accountId") }
    try errors.check()

    // Also keeps an administrator from deciding at the same time.
    let isUnderReview = try await call.first(
        Bool.self,
        "SELECT is_under_review FROM account WHERE id = \(account) AND status <> 'DELETED' FOR UPDATE"
    )
    guard let isUnderReview else { throw .notFound }
    try await call.refuse(
        beyond: call.services.accounts.dailyReports,
        "SELECT count(*) FROM report WHERE reporter_id = \(call.account) AND created_at > now() - interval '1 day'"
    )
    let inserted = try await call.first(
        Int64.self,
        """
        INSERT INTO report (account_id, reporter_id, reason) VALUES (\(account), \(call.account), \(reason))
        ON CONFLICT DO NOTHING RETURNING id
        """
    )
    guard let report = inserted else { throw .refused(UserError(.alreadyReported, .reportedAlready, "accountId")) }
    if !isUnderReview {
        try await call.execute("UPDATE account SET is_under_review = true WHERE id = \(account)")
        if let contact = try await AccountContact.of(account, call) {
            try await contact.send(.accountUnderReview(name: contact.name), call)
        }
    }
    return MutationAnswer(.userReported, of: AuditedObject("report", report), ["report": .int(report)])
}

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
    // Neither way: no one decides about themself.
    try Administrators.refuseOneself(account, call, .cannotResolveOwnReport, "reportId")
    let hasChanged = isUpheld ? try await AccountStatus.disable(account, call) : false
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
    guard resolved.contains(where: { $0.id == report }) else { throw .refused(UserError(.alreadyResolved, .reportIsResolved, "reportId")) }
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
