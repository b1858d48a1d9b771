import Planner

/// What an account is told of its lists as it happens.
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
