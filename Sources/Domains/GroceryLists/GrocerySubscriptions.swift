import Planner

/// The subscriptions of grocery lists.
let grocerySubscriptions: [SubscriptionBinding] = [
    subscription(
        "groceryListUpdated",
        for: .signedIn,
        in: .mealPlans,
        on: "grocery_list",
        key: "weekOf",
        account: "viewer",
        "Account"
    )
]
