import Engine
import GraphQL
import Languages
import Mail
import Planner
import Postgres
import Push

/// The notifications of an account.
///
/// Only the account itself sees its notifications; administrators do not. An API key sees the notifications of the domains it can read.
let notificationBindings: [ObjectBinding] = [
    object(
        "Notification",
        table: "notification",
        in: .accounts,
        owner: "account_id",
        shownTo: .owner,
        visible: { notification, viewer in Notice.shown("\(notification).kind", opens: viewer.opens) }
    ) {
        id()
        columns("kind", "createdAt", "readAt")
        texts("title", "text")
        field("objectId") { notification, _ in globalID(of: notification) }
    }
]

/// The notification preferences of an account.
@FieldBindings var notificationPreferences: [FieldBinding] {
    value("notificationPreferences") {
        columns("plannedMeals", "recipeSuggestions", "donations", "morningTime", "byEmail", "foodRequestsByEmail", prefix: "notify_")
    }
}

/// The notifications of an account.
@FieldBindings var notificationsOfAccount: [FieldBinding] {
    connection(
        "notifications",
        "Notification",
        orders: newestFirst,
        link: { notification, account in "\(notification).account_id = \(account)" },
        filter: { notification, scope throws(PlanError) in
            if scope.isTrue("unreadOnly") { scope.filter("\(notification).read_at IS NULL") }
            if let kinds = scope.list("kinds", as: .enumerationArray("notification_kind")) {
                scope.filter("\(notification).kind = ANY(\(kinds))")
            }
            if let isOfApp = Notice.concerning(scope.enumValue("app"), "\(notification).kind") { scope.filter(isOfApp) }
        }
    )
}

/// `markNotificationsRead`: marks some or all notifications of the account as read.
let markNotificationsRead = mutation("markNotificationsRead", for: .signedIn, in: .accounts) {
    changed("account", "Account", isViewer: true)
    answers("count")
} rules: { input, call async throws(MutationFailure) in
    let all = input.flag("all") == true
    let scopes = call.viewer?.scopes ?? []
    let app = input.enumValue("app").flatMap { App(rawValue: $0) }
    // Given ids must exist, whatever the app, so the app concerns only `all`.
    let kinds = Notice.kinds { Denial.ofScope($0, writing: false, in: scopes) == nil }.map(\.rawValue)
    let kindsOfApp = Notice.Kind.allCases.filter { kind in app.map(kind.apps.contains) ?? true }.map(\.rawValue)
    var numbers: [Int64] = []
    // Given ids must exist, even if `all` is set. Clients send null or an empty list for none.
    if !all || input.hasItems("notificationIds") {
        numbers = try input.ids("notificationIds", of: "notification", atMost: 100, otherwise: .chooseNotifications)
        let own = try await call.one(
            Int.self,
            """
            SELECT count(*) FROM notification
            WHERE account_id = \(call.account) AND id = ANY (\(numbers)) AND kind = ANY (\(kinds, as: "notification_kind[]"))
            """
        )
        guard own == Set(numbers).count else { throw .notFound }
    }
    let marked = try await call.execute(
        """
        UPDATE notification SET read_at = greatest(now(), created_at)
        WHERE account_id = \(call.account) AND read_at IS NULL AND (\(all) AND kind = ANY (\(kindsOfApp, as: "notification_kind[]")) OR id = ANY (\(numbers)))
            AND kind = ANY (\(kinds, as: "notification_kind[]"))
        """
    )
    return MutationAnswer(
        .notificationsRead,
        of: AuditedObject("account", call.account),
        ["account": .int(call.account), "count": .int(Int64(marked.affectedRows))]
    )
}

/// `setNotificationPreferences`: changes the notification preferences of the account.
///
/// Omitted fields do not change.
let setNotificationPreferences = mutation("setNotificationPreferences", for: .signedIn, in: .accounts) {
    changed("account", "Account", isViewer: true)
} rules: { input, call async throws(MutationFailure) in
    let morningTime = input.text("morningTime")
    // A `LocalTime` has exactly one form, so comparing the texts compares the times.
    if let morningTime, morningTime >= "12:00:00" { throw .refused(UserError(.outOfRange, .mustBeBeforeNoon, "morningTime")) }
    try await call.execute(
        """
        UPDATE account SET notify_planned_meals = coalesce(\(input.flag("plannedMeals")), notify_planned_meals),
            notify_recipe_suggestions = coalesce(\(input.flag("recipeSuggestions")), notify_recipe_suggestions),
            notify_donations = coalesce(\(input.flag("donations")), notify_donations),
            notify_morning_time = coalesce(\(morningTime, as: "time"), notify_morning_time),
            notify_by_email = coalesce(\(input.flag("byEmail")), notify_by_email),
            notify_food_requests_by_email =
                coalesce(\(input.flag("foodRequestsByEmail")), \(input.flag("byEmail")), notify_food_requests_by_email),
            updated_at = now()
        WHERE id = \(call.account)
        """
    )
    try await call.execute(OutboxEmail.withdrawingUnwanted(by: call.account))
    try await call.execute(PushOutbox.withdrawingUnwanted(by: call.account))
    var answer = MutationAnswer(.preferencesSaved, of: AuditedObject("account", call.account), ["account": .int(call.account)])
    answer.details = ObjectValue(input.fields.filter { $0.name != "idempotencyKey" })
    return answer
}
