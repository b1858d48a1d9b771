import GraphQL
import Planner
import Postgres

/// `markNotificationsRead`: some of the account's notices have been read, or all.
let markNotificationsRead = mutation("markNotificationsRead", for: .signedIn, in: .accounts) {
    changed("account", "Account", isViewer: true)
    answers("count")
} rules: { input, call async throws(MutationFailure) in
    let marked: QueryResult
    if input.flag("all") == true {
        marked = try await call.execute(
            "UPDATE notification SET read_at = greatest(now(), created_at) WHERE account_id = \(call.account) AND read_at IS NULL"
        )
    } else {
        let numbers = try input.ids("ids", of: "notification", atMost: 100, otherwise: .chooseNotifications)
        let own = try await call.one(
            Int.self,
            "SELECT count(*) FROM notification WHERE account_id = \(call.account) AND id = ANY (\(numbers))"
        )
        guard own == Set(numbers).count else { throw .notFound }
        marked = try await call.execute(
            "UPDATE notification SET read_at = greatest(now(), created_at) WHERE id = ANY (\(numbers)) AND read_at IS NULL"
        )
    }
    return MutationAnswer(
        .notificationsRead,
        of: AuditedObject("account", call.account),
        ["account": .int(call.account), "count": .int(Int64(marked.affectedRows))]
    )
}
