import Planner

/// What an account was told: for nobody else, not even for administrators.
let notificationBindings: [ObjectBinding] = [
    object("Notification", table: "notification", in: .accounts, owner: "account_id", visible: isOfViewer) {
        id()
        columns("kind", "createdAt", "readAt")
        texts("title", "text")
        field("objectId") { notification, _ in globalID(of: notification) }
    }
]

private let isOfViewer: ObjectBinding.Visibility = { notification, viewer in
    viewer.account.map { "\(notification).account_id = \($0)" } ?? "false"
}

/// What an account wants to be told of, and what it was told.
@FieldBindings var notificationsOfAccount: [FieldBinding] {
    value("notificationPreferences") { columns("plannedMeals", "recipeSuggestions", "donations", prefix: "notify_") }
    connection(
        "notifications",
        "Notification",
        orders: newestFirst,
        link: { notification, account in "\(notification).account_id = \(account)" },
        filter: { notification, scope throws(PlanError) in
            scope.filter("unreadOnly", as: .boolean) { "NOT \($0) OR \(notification).read_at IS NULL" }
        }
    )
}
