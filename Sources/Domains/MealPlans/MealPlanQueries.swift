public import Planner

/// Where questions about meal plans begin.
@FieldBindings public var mealPlanQueries: [FieldBinding] {
    many("budgetOptions", "BudgetOption", order: .ascending(.bigint) { "\($0).weekly_minor" }) { _, _ in "SELECT * FROM budget_option" }
    many(
        "mealOptions",
        "MealOption",
        order: .ascending(.enumeration("meal_type")) { "\($0).meal_type" },
        .ascending(.integer) { "\($0).position" },
        from: mealOptions
    )
    connection("exploreMeals", "Recipe", orders: recipeOrders, filter: exploreMealsFilter)
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
    scope.filter("mealType", as: .enumeration("meal_type")) { "\(recipe).meal_types @> ARRAY[\($0)]" }
    guard let weekly = try weeklyBudget(scope) else { return }
    guard let meal = scope.enumValue("mealType").flatMap(PlannedMeal.init(rawValue:)) else { throw PlannedMeal.hasNoShare }
    scope.filter("\(recipe).serving_cost_minor <= meal_allowance(\(weekly), \(meal.sql))")
}

/// A meal that a weekly budget has a share for.
private enum PlannedMeal: String, CaseIterable {
    case breakfast = "BREAKFAST"
    case lunch = "LUNCH"
    case dinner = "DINNER"

    /// The label; where it stands in a condition, PostgreSQL sees which circle's index is meant.
    var sql: SQL {
        switch self {
        case .breakfast: "'BREAKFAST'"
        case .lunch: "'LUNCH'"
        case .dinner: "'DINNER'"
        }
    }

    static let hasNoShare = PlanError("A week’s budget and its meals are for “mealType” BREAKFAST, LUNCH or DINNER only.")
}

/// How many meals of each type a week offers.
private let offerSize: SQL = "5"

/// `BudgetInput` in minor units; nil when no budget is given.
private func weeklyBudget(_ scope: Scope) throws(PlanError) -> SQL? {
    if let option = scope.value("budget.option", as: .enumeration("weekly_budget")) {
        return "(SELECT weekly_minor FROM budget_option WHERE option = \(option))"
    }
    return try scope.number("budget.weekly", in: 0...1_000_000).map { "round((100 * \($0))::numeric)::bigint" }
}

/// The Sunday of the week asked for, or of this week.
private func sunday(_ day: SQL?) -> SQL {
    "week_start(\(day ?? "(now() AT TIME ZONE 'UTC')::date"))"
}

/// The recipes offered for a week: for each meal the next ones on its circle, from the week's point on and round it if need be.
private let mealOptions: FieldBinding.Source = { _, scope throws(PlanError) in
    let week = sunday(scope.value("weekOf", as: .date))
    let weekly = try weeklyBudget(scope)
    let asked = scope.enumValue("mealType")
    let meals = PlannedMeal.allCases.filter { asked == nil || $0.rawValue == asked }
    guard !meals.isEmpty else { throw PlannedMeal.hasNoShare }
    return .joined(meals.map { offer(of: $0, week: week, weekly: weekly) }, separator: " UNION ALL ")
}

private func offer(of meal: PlannedMeal, week: SQL, weekly: SQL?) -> SQL {
    let start: SQL = "(SELECT meal_offer_start(\(week), \(meal.sql)))"
    let isAffordable: SQL = weekly.map { "AND serving_cost_minor <= (SELECT meal_allowance(\($0), \(meal.sql)))" } ?? ""
    func walk(_ round: SQL, _ part: SQL) -> SQL {
        """
        (SELECT \(round) AS round, id, hashint8(id) AS place, serving_cost_minor FROM recipe \
        WHERE meal_types @> ARRAY[\(meal.sql)::meal_type] \(isAffordable) AND hashint8(id) \(part) ORDER BY hashint8(id), id LIMIT \(offerSize))
        """
    }
    return """
        SELECT \(week) AS week_of, \(meal.sql)::meal_type AS meal_type, walk.position::integer, recipe.id AS recipe_id, \
        recipe.serving_cost_minor, recipe.currency_code \
        FROM (SELECT id, row_number() OVER (ORDER BY round, place, id) AS position FROM \
        (\(walk("1", ">= \(start)")) UNION ALL \(walk("2", "< \(start)"))) AS walk ORDER BY position LIMIT \(offerSize)) AS walk \
        JOIN recipe ON recipe.id = walk.id
        """
}

/// Weeks from a day's on, a row for each of their days.
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
