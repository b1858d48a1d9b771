import Planner

/// The start screens of the five products, as fields of the account, so that a screen needs only one request.
///
/// For the account only. Lists that also exist elsewhere use the same bindings.
@FieldBindings var homeOfAccount: [FieldBinding] {
    value("home") {
        restricted(to: .owner, in: .accounts) {
            field("unreadNotifications") { account, scope in
                var counted: SQL = "account_id = \(account).id AND read_at IS NULL"
                if let isOpen = Notice.shown("kind", opens: scope.opens) { counted = "\(counted) AND \(isOpen)" }
                if let isOfApp = Notice.concerning(scope.enumValue("app"), "kind") { counted = "\(counted) AND \(isOfApp)" }
                return "(SELECT count(*)::integer FROM notification WHERE \(counted))"
            }
        }
        restricted(to: .owner, in: .donations) { value("foodSaver") { foodSaverHome } }
        restricted(to: .owner, in: .mealPlans) {
            value("foodnFit") { foodnFitHome }
            value("diabeticMealPlanner") { diabeticMealPlannerHome }
            value("mealBudgetPlan") { mealBudgetPlanHome }
        }
        restricted(to: .owner, in: .fashion) { value("fabulyst") { fabulystHome } }
    }
}

@FieldBindings private var foodSaverHome: [FieldBinding] {
    // The order and the distances would reveal the account's location.
    restricted(to: .everyone, in: .accounts) {
        connection(
            "foodNearby",
            "FoodPost",
            orders: .fixed(isIndexed: false) { _ in [.ascending(.double) { "\($0).home_distance" }] },
            from: { account, _ in
                let account = account ?? "NULL"
                return """
                    SELECT post.*, post.area_point <-> home.area_point AS home_distance \
                    FROM (SELECT area_point FROM account WHERE account.id = \(account) AND area_point IS NOT NULL) AS home \
                    CROSS JOIN LATERAL (SELECT * FROM food_post AS near \
                    WHERE near.is_shown AND \(isAvailable("near")) AND near.donor_id <> \(account) \
                    ORDER BY near.area_point <-> home.area_point LIMIT 100) AS post \
                    WHERE kilometres(post.area_point <-> home.area_point) <= 50
                    """
            },
            excludesHidden: true,
            edge: { field("distanceKm") { post, _ in "kilometres(\(post).home_distance)" } }
        )
    }
    connection(
        "requestsToAnswer",
        "FoodRequest",
        orders: .fixed(.ascending(.timestamp) { "\($0).created_at" }),
        link: { request, account in "\(request).donor_id = \(account) AND \(request).status = unanswered_request()" }
    )
    connection(
        "foodToCollect",
        "FoodRequest",
        orders: newestFirst,
        link: { request, account in
            """
            \(request).receiver_id = \(account) AND \(request).reserved_quantity > 0 \
            AND EXISTS (SELECT FROM food_post AS post WHERE post.id = \(request).food_post_id AND post.expires_at > now())
            """
        }
    )
}

@FieldBindings private var foodnFitHome: [FieldBinding] {
    one("dailyLog", "DailyLog") { account, _ in rowsOfDay(nil, account, "tracked_days(account, day, day)") }
    recentMeals
    restricted(to: .owner, in: .recipes) { recipesOfAccount }
}

@FieldBindings private var diabeticMealPlannerHome: [FieldBinding] {
    todaysPlan
    one("nextMeal", "PlannedMeal") { account, _ in
        """
        SELECT meal.* FROM (SELECT now() AT TIME ZONE time_zone AS now FROM account WHERE account.id = \(account ?? "NULL") OFFSET 0) AS local \
        CROSS JOIN LATERAL (SELECT * FROM planned_meal WHERE account_id = \(account ?? "NULL") \
        AND account_day BETWEEN account_day(account_id, local.now::date) AND account_day(account_id, local.now::date + 7) \
        AND date + time >= local.now ORDER BY date, time, id LIMIT 1) AS meal
        """
    }
    thisWeeksGroceries
    restricted(to: .owner, in: .recipes) { suggestedRecipes }
}

@FieldBindings private var mealBudgetPlanHome: [FieldBinding] {
    one("mealPlan", "MealPlan") { account, _ in rowsOfDay(nil, account, "planned_week(account, day)") }
    budgetOfAccount
    needsMealSelection
    thisWeeksGroceries
}

/// The grocery list of this week.
@FieldBindings private var thisWeeksGroceries: [FieldBinding] {
    one("groceryList", "GroceryList") { account, _ in rowsOfDay(nil, account, "planned_week(account, day)") }
}

@FieldBindings private var fabulystHome: [FieldBinding] {
    handpickedItems
    wishlistOfAccount
    latestCollections
}
