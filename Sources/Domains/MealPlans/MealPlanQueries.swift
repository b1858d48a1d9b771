public import Planner

/// The queries of meal plans.
@FieldBindings public var mealPlanQueries: [FieldBinding] {
    many("budgetOptions", "BudgetOption", order: .ascending(.bigint) { "\($0).weekly_minor" }) { _, _ in "SELECT * FROM budget_option" }
    // The offer depends on the account's allergens, diets and cuisines, so a key needs the recipe scope.
    restricted(to: .everyone, in: .recipes) {
        many(
            "mealOptions",
            "MealOption",
            arguments: [plannedMeals()],
            order: .ascending(.enumeration("meal_type")) { "\($0).meal_type" },
            .ascending(.integer) { "\($0).position" },
            from: mealOptions
        )
        many(
            "mealShortages",
            "MealShortage",
            arguments: [plannedMeals()],
            order: .ascending(.enumeration("meal_type")) { "\($0).meal_type" },
            .ascending(.integer) { "\($0).position" },
            from: mealShortages
        )
    }
    connection(
        "exploreMeals",
        "Recipe",
        arguments: [plannedMeals(with: "budget")],
        orders: recipeOrders,
        filter: exploreMealsFilter
    )
    groups(
        "weeks",
        by: "first_day",
        order: .ascending(.date) { "\($0).first_day" },
        .ascending(.date) { "\($0).date" },
        from: weeks
    ) {
        columns("firstDay", "lastDay")
        items("days") { columns("date", "dayOfWeek") }
    }
}

/// The arguments of `Query.exploreMeals`.
private let exploreMealsFilter: ConnectionBinding.Filter = { recipe, scope throws(PlanError) in
    let weekly = try weeklyBudget(scope)
    guard let meal = scope.value("mealType", as: .enumeration("meal_type")) else {
        // Without a meal type, a recipe must fit the budget as at least one of its meals.
        if let weekly {
            let allowance: SQL = "SELECT max(meal_allowance(\(weekly), meal)) FROM unnest(\(recipe).meal_types) AS meal"
            scope.filter("\(recipe).serving_cost_minor <= (\(allowance))")
        }
        return
    }
    scope.filter("\(recipe).meal_types @> ARRAY[\(meal)]")
    guard let weekly else { return }
    scope.filter("\(recipe).serving_cost_minor <= meal_allowance(\(weekly), \(meal))")
}

/// The weekly budget of a `BudgetInput` in minor units.
///
/// Nil if no budget is given.
private func weeklyBudget(_ scope: Scope) throws(PlanError) -> SQL? {
    if let option = scope.value("budget.option", as: .enumeration("weekly_budget")) {
        return "(SELECT weekly_minor FROM budget_option WHERE option = \(option))"
    }
    // Rounded down, because a meal that exceeds the budget by a fraction of a cent does not fit.
    return try scope.number("budget.weekly", in: 0...1_000_000, as: .numeric).map { "floor(100 * \($0))::bigint" }
}

/// The viewer's own budget for the requested week.
///
/// Nil for anonymous viewers.
private func budgetOfViewer(_ scope: Scope) -> SQL? {
    scope.viewer.map { "(SELECT weekly_minor FROM budget_in_force(\($0), week.sunday))" }
}

/// Only breakfast, lunch and dinner have a share of the weekly budget.
private func plannedMeals(with other: String? = nil) -> ArgumentRule {
    .values(
        "BREAKFAST",
        "LUNCH",
        "DINNER",
        of: "mealType",
        with: other,
        because: "has no share of the weekly budget and no options"
    )
}

/// The Sunday of the requested week, or of the current week in UTC.
private func sunday(_ day: SQL?) -> SQL {
    "week_start(\(day ?? "(now() AT TIME ZONE 'UTC')::date"))"
}

/// The recipes offered for a week.
///
/// An account without a budget, avoided food and preferences gets the same offer as anonymous viewers.
private let mealOptions: FieldBinding.Source = { _, scope throws(PlanError) in
    """
    SELECT week.sunday AS week_of, option.meal AS meal_type, option.position, recipe.id AS recipe_id, recipe.serving_cost_minor, \
    recipe.currency_code, option.is_in_budget, option.is_preferred, option.follows_diets \
    FROM \(try offer("meal_options", scope)) AS option \
    JOIN recipe ON recipe.id = option.recipe_id
    """
}

/// The meals with too few recipes to offer, with the rules that exclude recipes.
private let mealShortages: FieldBinding.Source = { _, scope throws(PlanError) in
    """
    SELECT week.sunday AS week_of, shortage.meal AS meal_type, shortage.position, shortage.available_count, shortage.rule, shortage.diet, \
    shortage.allergen, shortage.ingredient_id, shortage.count_without_rule FROM \(try offer("meal_shortages", scope)) AS shortage
    """
}

/// The rows of a function of the account, the week, the meals, the budget and whether avoided food is included.
private func offer(_ function: SQL, _ scope: Scope) throws(PlanError) -> SQL {
    let meals = scope.value("mealType", as: .enumeration("meal_type")).map { "ARRAY[\($0)]" as SQL } ?? "planned_meals()"
    let budget = try weeklyBudget(scope) ?? budgetOfViewer(scope) ?? "NULL"
    let day = scope.value("weekOf", as: .date) ?? today(scope)
    let account = scope.viewer ?? "NULL"
    let withAvoided: SQL = includesAvoided(scope) ? "true" : "false"
    return """
        (SELECT week_start(\(day)) AS sunday OFFSET 0) AS week \
        CROSS JOIN LATERAL \(function)(\(account), week.sunday, \(meals), \(budget), \(withAvoided))
        """
}

/// Consecutive weeks, with one row for each of their days.
private let weeks: FieldBinding.Source = { _, scope throws(PlanError) in
    let first = sunday(scope.value("from", as: .date))
    let count: SQL = try scope.number("count", in: 1...100) ?? "1"
    return """
        SELECT week_start(day) AS first_day, week_start(day) + 6 AS last_day, day AS date, \
        (enum_range(NULL::day_of_week))[1 + number % 7] AS day_of_week \
        FROM generate_series(0, 7 * (\(count))::integer - 1) AS number CROSS JOIN LATERAL (SELECT \(first) + number AS day) AS generated \
        WHERE week_start(day) IS NOT NULL
        """
}
