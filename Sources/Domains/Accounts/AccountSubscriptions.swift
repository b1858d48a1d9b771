import Planner

/// What an account is told as it happens.
let accountSubscriptions: [SubscriptionBinding] = [
    subscription("notificationReceived", "Notification", for: .signedIn, in: .accounts, on: "notification"),
    subscription(
        "viewerUpdated",
        for: .signedIn,
        // A key needs the domain of each topic.
        in: nil,
        on: "viewer",
        key: "topic",
        chosenBy: "topics",
        domains: ViewerTopic.domains,
        account: "viewer",
        "Account"
    ),
]
