import Planner

/// The meals that an account has eaten each day, for the account only.
let dailyLogBindings: [ObjectBinding] = [
    rows("DailyLog", in: .mealPlans) {
        columns("date")
        many("entries", "LoggedMeal", by: "account_day")
        value("totals") {
            columns("calories", "proteinG", "carbsG", "sugarG", "fiberG", "fatG", "saturatedFatG", "sodiumMg")
            micronutrientsOfDay
        }
        value("targets") { columns("calories", "proteinG", "carbsG", "sugarG", "fiberG", "fatG", prefix: "target_") }
        value("remaining") {
            field("calories") { day, _ in "\(day).target_calories - \(day).calories" }
            field("proteinG") { day, _ in "\(day).target_protein_g - \(day).protein_g" }
            field("carbsG") { day, _ in "\(day).target_carbs_g - \(day).carbs_g" }
            field("sugarG") { day, _ in "\(day).target_sugar_g - \(day).sugar_g" }
            field("fiberG") { day, _ in "\(day).target_fiber_g - \(day).fiber_g" }
            field("fatG") { day, _ in "\(day).target_fat_g - \(day).fat_g" }
        }
    },
    object("LoggedMeal", table: "logged_meal", in: .mealPlans, owner: "account_id", shownTo: .owner) {
        id()
        columns("date", "servings", "createdAt")
        texts("name")
        one("recipe", "Recipe", by: "recipe_id")
        value("nutrients") {
            columns("calories", "proteinG", "carbsG", "sugarG", "fiberG", "fatG", "saturatedFatG", "sodiumMg")
        }
        field("isRemovable") { meal, _ in
            "(SELECT is_removable(\(meal).date, \(meal).created_at, time_zone) FROM account WHERE account.id = \(meal).account_id)"
        }
    },
]

/// The logs of an account, for that account only.
@FieldBindings var dailyLogsOfAccount: [FieldBinding] {
    one("dailyLog", "DailyLog") { account, scope in
        rowsOfDay(scope.value("date", as: .date), account, "tracked_days(account, day, day)")
    }
    many("dailyLogs", "DailyLog", order: .ascending(.date) { "\($0).date" }) { account, scope throws(PlanError) in
        let days = try scope.period(from: "from", to: "to", atMost: 100)
        return "SELECT * FROM tracked_days(\(account ?? "NULL"), \(days.first), \(days.last))"
    }
    recentMeals
}

/// The last entry for each existing recipe and for each typed name, from the last 90 days.
@FieldBindings var recentMeals: [FieldBinding] {
    connection(
        "recentMeals",
        "LoggedMeal",
        orders: .fixed(isIndexed: false) { _ in [.descending(.timestamp) { "\($0).created_at" }] },
        from: { account, scope in
            // Leaves out recipes with food that the viewer now avoids.
            let isSafe =
                isSafe(scope).map { "AND NOT EXISTS (SELECT FROM recipe WHERE recipe.id = recipe_id AND NOT (\($0)))" as SQL } ?? ""
            return """
                SELECT DISTINCT ON (recipe_id, CASE WHEN recipe_id IS NULL THEN lower(name_en) END) * FROM logged_meal \
                WHERE account_id = \(account ?? "NULL") AND created_at > now() - interval '90 days' \
                AND (recipe_id IS NOT NULL OR servings IS NULL AND name_en IS NOT NULL) \(isSafe) \
                ORDER BY recipe_id, CASE WHEN recipe_id IS NULL THEN lower(name_en) END, created_at DESC, id DESC
                """
        }
    )
}
