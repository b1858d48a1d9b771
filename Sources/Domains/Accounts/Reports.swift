import Engine
import GraphQL
import Planner
import Postgres

/// Reports, for administrators and for their authors.
///
/// The reported accounts never see them.
let reportBindings: [ObjectBinding] = [
    object("Report", table: "report", in: .accounts, owner: "reporter_id", shownTo: .ownerOrAdmin) {
        id()
        columns("reason", "status", "createdAt", "resolvedAt")
        one("reported", "Profile", by: "account_id")
        one("reporter", "Profile", by: "reporter_id")
        restricted(to: .admin) {
            columns("note")
            one("resolver", "Profile", by: "resolver_id")
            field("isCounted") { report, _ in
                "(\(report).qualifies AND EXISTS (SELECT FROM active_report WHERE active_report.id = \(report).id))"
            }
        }
    }
]

/// `reportUser`: reports an account to administrators.
///
/// The account is under review until they decide. A report alone restricts nothing. An account is restricted once enough qualifying reports
/// exist (`AccountReview`).
let reportUser = mutation("reportUser", for: .confirmed, in: .accounts) {
    changed("report", "Report")
} rules: { input, call async throws(MutationFailure) in
    guard let account = try input.accountID("accountId") else { throw .notFound }
    var errors = UserErrors()
    let reason = errors.required(input, "reason", atMost: 1_000, as: .paragraphs)
    if account == call.account { errors.add(.ownAccount, .cannotReportOneself, "accountId") }
    try errors.check()

    // Locks out other reports about the account, and decisions, until this transaction ends.
    guard let former = try await AccountReview.hold(account, call) else { throw .notFound }
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
    try await former.notifyOfChange(of: account, call)
    return MutationAnswer(.userReported, of: AuditedObject("report", report), ["report": .int(report)])
}
