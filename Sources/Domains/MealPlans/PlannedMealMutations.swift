import Engine
import GraphQL
import Planner
import Postgres

/// The mutations of meal plans.
let plannedMealMutations: [Mutation] = [
    planMeal, movePlannedMeal, replacePlannedMeal, removePlannedMeal, selectWeeklyMeals,
]

/// `planMeal`: adds a recipe to the plan of a day that is not full.
let planMeal = planning("planMeal") { input, call async throws(MutationFailure) in
    guard let recipe = try input.id("recipeId", of: "recipe") else { throw .notFound }
    let today = try await call.lockedDay()
    var errors = UserErrors()
    let servings = errors.plannedServings(input)
    errors.checkDay(input.text("date"), from: today)
    try errors.check()
    let household = try await call.householdSize()
    let meal = try await call.first(
        Int64.self,
        """
        INSERT INTO planned_meal (account_id, date, slot, time, recipe_id, servings)
        SELECT \(call.account), date, slot, coalesce(\(input.text("time"), as: "time"), meal_time(slot)), recipe.id,
            \(servings ?? Double(household))::numeric
        FROM recipe
        CROSS JOIN (SELECT \(input.text("date"), as: "date") AS date, \(input.enumValue("slot"), as: "meal_slot") AS slot) AS chosen
        WHERE recipe.id = \(recipe) AND meal_room(account_day(\(call.account), date), slot, NULL) > 0
        RETURNING id
        """
    )
    if let meal { return (meal, .mealPlanned) }
    guard try await call.first(Int64.self, "SELECT id FROM recipe WHERE id = \(recipe)") != nil else { throw .notFound }
    throw .refused(.dayIsFull(of: input.enumValue("slot"), "date"))
}

/// `movePlannedMeal`: moves a meal to another day, slot or time.
///
/// Omitted fields do not change.
let movePlannedMeal = planning("movePlannedMeal") { input, call async throws(MutationFailure) in
    let meal = try await call.plannedMeal(input)
    var errors = UserErrors()
    errors.checkDay(input.text("date"), from: meal.today)
    try errors.check()
    let place = try await call.one(
        Place.self,
        """
        SELECT slot::text AS slot, meal_room(account_day(\(call.account), date), slot, \(meal.id)) > 0 AS has_room
        FROM (
            SELECT coalesce(\(input.text("date"), as: "date"), date) AS date,
                coalesce(\(input.enumValue("slot"), as: "meal_slot"), slot) AS slot
            FROM planned_meal WHERE id = \(meal.id)
        ) AS wanted
        """
    )
    guard place.hasRoom else { throw .refused(.dayIsFull(of: place.slot, input.text("date") == nil ? "slot" : "date")) }
    // A meal that changes its slot gets the usual time of the new slot, unless a time is given.
    try await call.execute(
        """
        UPDATE planned_meal SET
            date = coalesce(\(input.text("date"), as: "date"), date),
            slot = coalesce(\(input.enumValue("slot"), as: "meal_slot"), slot),
            time = coalesce(
                \(input.text("time"), as: "time"),
                CASE WHEN \(input.enumValue("slot"), as: "meal_slot") <> slot THEN meal_time(\(input.enumValue("slot"), as: "meal_slot")) END,
                time
            ),
            is_chosen = false, updated_at = now()
        WHERE id = \(meal.id)
        """
    )
    return (meal.id, .mealMoved)
}

/// `replacePlannedMeal`: changes the recipe or the servings of a planned meal.
let replacePlannedMeal = planning("replacePlannedMeal") { input, call async throws(MutationFailure) in
    guard let recipe = try input.id("recipeId", of: "recipe") else { throw .notFound }
    let meal = try await call.plannedMeal(input)
    var errors = UserErrors()
    let servings = errors.amount(input, "servings", upTo: 100)
    try errors.check()
    let replaced = try await call.first(
        Int64.self,
        """
        UPDATE planned_meal AS meal SET recipe_id = recipe.id, servings = coalesce(\(servings)::numeric, meal.servings),
            is_chosen = false, updated_at = now()
        FROM recipe WHERE recipe.id = \(recipe) AND meal.id = \(meal.id)
        RETURNING meal.id
        """
    )
    guard replaced != nil else { throw .notFound }
    return (meal.id, .mealReplaced)
}

/// `removePlannedMeal`: removes a meal from the plan.
let removePlannedMeal = mutation("removePlannedMeal", for: .signedIn, in: .mealPlans) {
    changed("account", "Account", isViewer: true)
} rules: { input, call async throws(MutationFailure) in
    let meal = try await call.plannedMeal(input)
    try await call.execute("DELETE FROM planned_meal WHERE id = \(meal.id)")
    return MutationAnswer(.mealUnplanned, of: AuditedObject("planned_meal", meal.id), ["account": .int(call.account)])
}

/// The slot that a meal moves to.
private struct Place: Decodable {
    let slot: String
    /// Whether the day has room for the meal.
    let hasRoom: Bool
}

/// Creates a mutation that changes one planned meal, and returns its number and the message.
private func planning(
    _ name: StaticString,
    _ change: @escaping @Sendable (_ input: MutationInput, _ call: MutationCall) async throws(MutationFailure) -> (number: Int64, Message)
) -> Mutation {
    ownChange(name, "plannedMeal", "PlannedMeal", table: "planned_meal", in: .mealPlans, change)
}

extension MutationCall {
    /// A planned meal of the caller that can still be changed, and today's date for the account.
    fileprivate func plannedMeal(_ input: MutationInput) async throws(MutationFailure) -> (id: Int64, today: String) {
        guard let meal = try input.id("id", of: "planned_meal") else { throw .notFound }
        let today = try await lockedDay()
        let date = try await first(String.self, "SELECT date::text FROM planned_meal WHERE id = \(meal) AND account_id = \(account)")
        guard let date else { throw .notFound }
        guard date >= today else { throw .refused(UserError(.dayIsOver, .pastMealStays)) }
        return (meal, today)
    }
}

extension UserErrors {
    /// Adds an error if a day is over, or more than a year away.
    ///
    /// ISO dates can be compared as strings.
    fileprivate mutating func checkDay(_ day: String?, from today: String) {
        guard let day else { return }
        if day < today { add(.dayIsOver, .dayIsPast, "date") }
        if let year = Int(today.prefix(4)), day > "\(year + 1)\(today.dropFirst(4))" { add(.outOfRange, .dayTooFar, "date") }
    }
}

extension UserError {
    /// The error for a day that has the maximum number of meals, or of snacks.
    fileprivate static func dayIsFull(of slot: String?, _ field: String) -> UserError {
        UserError(.dayIsFull, slot == "SNACK" ? .tenSnacksADay : .threeMealsADay, field)
    }
}
