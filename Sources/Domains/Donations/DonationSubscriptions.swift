import Planner

/// The subscriptions of donations.
let donationSubscriptions: [SubscriptionBinding] = [
    subscription(
        "foodPostAdded",
        "FoodPost",
        in: .donations,
        on: "food_post_added",
        arguments: [.argument("withinKm", needs: "near", because: ArgumentRule.distanceNeedsPoint)]
    ) { post, scope throws(PlanError) in
        scope.filter("foodType", as: .enumeration("food_type")) { "\(post).food_type = \($0)" }
        try scope.filter(within: "withinKm", of: "near", "\(post).area_point")
    },
    subscription("foodRequestUpdated", "FoodRequest", for: .signedIn, in: .donations, on: "food_request"),
]
