import Planner

/// What an account is told as it happens.
let accountSubscriptions: [SubscriptionBinding] = [
    subscription("notificationReceived", "Notification", for: .signedIn, in: .accounts, on: "notification"),
    subscription(
        "viewerUpdated",
        for: .signedIn,
        in: .accounts,
        on: "viewer",
        key: "topic",
        chosenBy: "topics",
        account: "viewer",
        "Account"
    ),
]
