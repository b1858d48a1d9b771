import Planner

/// The subscriptions of accounts.
let accountSubscriptions: [SubscriptionBinding] = [
    subscription("notificationReceived", "Notification", for: .signedIn, in: .accounts, on: "notification"),
    subscription(
        "viewerUpdated",
        for: .signedIn,
        // API keys need the domain of each topic.
        in: nil,
        on: "viewer",
        key: "topic",
        chosenBy: "topics",
        domains: ViewerTopic.domains,
        account: "viewer",
        "Account"
    ),
]
