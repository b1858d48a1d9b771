import Planner

/// Planned meals, for the account only.
let plannedMealBindings: [ObjectBinding] = [
    rows("MealPlan", in: .mealPlans) {
        columns("firstDay", "lastDay")
        many("days", "MealPlanDay", order: .ascending(.date) { "\($0).date" }) { week, _ in
            let week = week ?? "NULL"
            // The id is an `account_day`: the account times 100,000 plus the number of the day.
            return """
                SELECT day.* FROM (SELECT \(week) / 100000 AS account, date '2000-01-01' + (\(week) % 100000)::integer AS first_day) AS week \
                CROSS JOIN LATERAL planned_days(week.account, week.first_day, week.first_day + 6) AS day
                """
        }
    },
    rows("MealPlanDay", in: .mealPlans) {
        columns("date", "dayOfWeek")
        many("meals", "PlannedMeal", by: "account_day", order: .ascending(.integer) { "extract(epoch FROM \($0).time)::integer" })
        value("nutrients") {
            columns("calories", "proteinG", "carbsG", "sugarG", "fiberG", "fatG", "saturatedFatG", "sodiumMg")
        }
    },
    object("PlannedMeal", table: "planned_meal", in: .mealPlans, owner: "account_id", shownTo: .owner) {
        id()
        columns("date", "slot", "time", "servings", "createdAt", "updatedAt")
        texts("name")
        one("recipe", "Recipe", by: "recipe_id")
        value("nutrients") {
            columns("calories", "proteinG", "carbsG", "sugarG", "fiberG", "fatG", "saturatedFatG", "sodiumMg")
        }
        money("cost", minorUnits: "cost_minor")
    },
]

/// The meal plans of an account, for that account only.
@FieldBindings var mealPlansOfAccount: [FieldBinding] {
    one("mealPlan", "MealPlan") { account, scope in
        rowsOfDay(scope.value("weekOf", as: .date), account, "planned_week(account, day)")
    }
    todaysPlan
}

/// The meals planned for today.
@FieldBindings var todaysPlan: [FieldBinding] {
    one("today", "MealPlanDay") { account, _ in rowsOfDay(nil, account, "planned_days(account, day, day)") }
}
