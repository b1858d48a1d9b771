import GraphQL
import Mail
import Planner
import Postgres

/// `reportUser`: somebody tells administrators of an account that does not behave; it is under review until they have decided.
let reportUser = mutation("reportUser", for: .signedIn, in: .accounts) {
    changed("report", "Report")
} rules: { input, call async throws(MutationFailure) in
    guard let account = try input.id("accountId", of: "account") else { throw .notFound }
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
    guard let report = inserted else { throw .refused(UserError(.taken, .reportedAlready, "accountId")) }
    if !isUnderReview {
        try await call.execute("UPDATE account SET is_under_review = true WHERE id = \(account)")
        if let contact = try await AccountContact.of(account, call) {
            try await contact.send(.accountUnderReview(name: contact.name), call)
        }
    }
    return MutationAnswer(.userReported, of: AuditedObject("report", report), ["report": .int(report)])
}
