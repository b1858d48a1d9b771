import Planner

/// The chosen meals of a week, for the account only.
let mealSelectionBindings: [ObjectBinding] = [
    rows("MealSelection", in: .mealPlans) {
        field("weekOf") { week, _ in "\(week).first_day" }
        // The id is an `account_day`: the account times 100,000 plus the number of the day.
        field("isComplete") { week, _ in "has_chosen_meals(\(week).id / 100000, \(week).first_day)" }
        many(
            "choices",
            "ChosenMeal",
            order: .ascending(.enumeration("meal_slot")) { "\($0).slot" },
            .ascending(.integer) { "\($0).position" }
        ) { week, _ in
            """
            SELECT choice.slot, chosen.position::integer AS position, recipe.id AS recipe_id \
            FROM meal_choice AS choice CROSS JOIN unnest(choice.recipe_ids) WITH ORDINALITY AS chosen (recipe_id, position) \
            JOIN recipe ON recipe.id = chosen.recipe_id \
            WHERE account_day(choice.account_id, choice.week) = \(week ?? "NULL") AND choice.account_id = \(week ?? "NULL") / 100000
            """
        }
    },
    rows("ChosenMeal", in: .mealPlans) {
        columns("slot", "position")
        one("recipe", "Recipe", by: "recipe_id")
    },
]

/// The chosen meals of an account for a week, for that account only.
@FieldBindings var mealSelectionOfAccount: [FieldBinding] {
    one("mealSelection", "MealSelection") { account, scope in
        rowsOfDay(scope.value("weekOf", as: .date), account, "planned_week(account, day)")
    }
    needsMealSelection
}

/// The field `needsMealSelection`: whether meals for this week are still to be chosen.
@FieldBindings var needsMealSelection: [FieldBinding] {
    field("needsMealSelection") { account, _ in "NOT has_chosen_meals(\(account).id, local_today(\(account).time_zone))" }
}
