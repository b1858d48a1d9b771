extension PushEntry {
    /// The members that identify the notification for the app.
    var details: [(name: String, value: String)] {
        [("notificationId", "notification_\(notification)"), ("kind", kind)] + (object.map { [("objectId", $0)] } ?? [])
    }
}
