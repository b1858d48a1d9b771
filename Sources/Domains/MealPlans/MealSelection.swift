import Engine
import GraphQL
import Planner
import Postgres

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

/// `selectWeeklyMeals`: plans the rest of the week from three recipes for each meal.
///
/// Smaller selections are only stored.
let selectWeeklyMeals = mutation("selectWeeklyMeals", for: .signedIn, in: .mealPlans) {
    changed("account", "Account", isViewer: true)
} rules: { input, call async throws(MutationFailure) in
    let week = try await call.openWeek(input)
    var errors = UserErrors()
    var chosen: [(slot: String, recipes: [Int64])] = []
    for (field, slot) in [("breakfast", "BREAKFAST"), ("lunch", "LUNCH"), ("dinner", "DINNER")] {
        var recipes: [Int64] = []
        if input.hasItems(field) {
            for recipe in try input.ids(field, of: "recipe", atMost: 100, otherwise: .deselectOne) where !recipes.contains(recipe) {
                recipes.append(recipe)
            }
        }
        if recipes.count > 3 { errors.add(.outOfRange, .deselectOne, field, summary: .deselectOne) }
        chosen.append((slot, recipes))
    }
    try errors.check()
    let all = Set(chosen.flatMap(\.recipes))
    let known = try await call.one(Int.self, "SELECT count(*) FROM recipe WHERE id = ANY (\(Array(all)))")
    guard known == all.count else { throw .notFound }
    try await call.execute(
        ["DELETE FROM meal_choice WHERE account_id = \(call.account) AND week = \(week.week, as: "date")"]
            + chosen.filter { !$0.recipes.isEmpty }.map { meal -> BoundStatement in
                """
                INSERT INTO meal_choice (account_id, week, slot, recipe_ids)
                VALUES (\(call.account), \(week.week, as: "date"), \(meal.slot, as: "meal_slot"), \(meal.recipes))
                """
            }
    )
    let isComplete = chosen.allSatisfy { $0.recipes.count == 3 }
    if isComplete { try await call.plan(week) }
    return MutationAnswer(
        isComplete ? .weekPlanned : .chooseThreeOfEach,
        of: AuditedObject("account", call.account),
        ["account": .int(call.account)]
    )
}

extension MutationCall {
    /// Plans the remaining days of a week by rotating through the chosen recipes.
    ///
    /// Meals that people have planned by hand stay.
    fileprivate func plan(_ week: OpenWeek) async throws(MutationFailure) {
        try await execute([
            """
            DELETE FROM planned_meal USING account
            WHERE account.id = \(account) AND account_day BETWEEN \(week.id) AND \(week.id) + 6 AND is_chosen AND date >= local_today(time_zone)
            """,
            """
            INSERT INTO planned_meal (account_id, date, slot, time, recipe_id, servings, is_chosen)
            SELECT account.id, choice.week + day, choice.slot, meal_time(choice.slot), choice.recipe_ids[1 + day % 3], 1, true
            FROM meal_choice AS choice JOIN account ON account.id = choice.account_id CROSS JOIN generate_series(0, 6) AS day
            WHERE choice.account_id = \(account) AND choice.week = \(week.week, as: "date")
                AND choice.week + day >= local_today(account.time_zone)
            ON CONFLICT (account_day, slot) DO NOTHING
            """,
        ])
    }
}
