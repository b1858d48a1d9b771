import Engine
import GraphQL
import Planner
import Postgres

/// The mutations of the daily log.
let dailyLogMutations: [Mutation] = [logMeal, logNutrients, removeLoggedMeal]

/// `logMeal`: logs a recipe that was eaten.
let logMeal = logging("logMeal") { input, day, errors, call async throws(MutationFailure) in
    guard let recipe = try input.id("recipeId", of: "recipe") else { throw .notFound }
    var errors = errors
    let servings = errors.amount(input, "servings", upTo: 100) ?? 1
    try errors.check()
    guard
        let meal = try await call.first(
            Int64.self,
            """
            INSERT INTO logged_meal (account_id, date, recipe_id, servings)
            SELECT \(call.account), \(day, as: "date"), id, \(servings)::numeric FROM recipe WHERE id = \(recipe)
            RETURNING id
            """
        )
    else { throw .notFound }
    return meal
}

private let amountFields = ["calories", "proteinG", "carbsG", "sugarG", "fiberG", "fatG"]

/// `logNutrients`: logs typed amounts, at least one.
let logNutrients = logging("logNutrients") { input, day, errors, call async throws(MutationFailure) in
    var errors = errors
    let name = errors.optional(input, "name", atMost: 200)
    let calories = errors.amount(input, "calories", upTo: 20_000)
    let protein = errors.amount(input, "proteinG", upTo: 5_000)
    let carbs = errors.amount(input, "carbsG", upTo: 5_000)
    let sugar = errors.amount(input, "sugarG", upTo: 5_000)
    let fiber = errors.amount(input, "fiberG", upTo: 5_000)
    let fat = errors.amount(input, "fatG", upTo: 5_000)
    if ![calories, protein, carbs, sugar, fiber, fat].contains(where: { $0 != nil }), !amountFields.contains(where: errors.concerns) {
        errors.add(.blank, .noAmount, "calories")
    }
    try errors.check()
    return try await call.one(
        Int64.self,
        """
        INSERT INTO logged_meal (account_id, date, name_en, name_es, calories, protein_g, carbs_g, sugar_g, fiber_g, fat_g)
        VALUES (\(call.account), \(day, as: "date"), \(name), \(name), \(calories)::numeric, \(protein)::numeric, \(carbs)::numeric,
            \(sugar)::numeric, \(fiber)::numeric, \(fat)::numeric)
        RETURNING id
        """
    )
}

/// `removeLoggedMeal`: removes an entry of either kind from the log, until its day ends.
let removeLoggedMeal = mutation("removeLoggedMeal", for: .signedIn, in: .mealPlans) {
    changed("account", "Account", isViewer: true)
} rules: { input, call async throws(MutationFailure) in
    guard let meal = try input.id("id", of: "logged_meal") else { throw .notFound }
    let isRemovable = try await call.first(
        Bool.self,
        """
        SELECT is_removable(meal.date, meal.created_at, account.time_zone) FROM logged_meal AS meal JOIN account ON account.id = meal.account_id
        WHERE meal.id = \(meal) AND meal.account_id = \(call.account) FOR UPDATE OF meal
        """
    )
    guard let isRemovable else { throw .notFound }
    guard isRemovable else { throw .refused(UserError(.dayIsOver, .dayIsOver)) }
    try await call.execute("DELETE FROM logged_meal WHERE id = \(meal)")
    return MutationAnswer(.mealUnlogged, of: AuditedObject("logged_meal", meal), ["account": .int(call.account)])
}

/// The maximum number of entries in a day.
private let entriesADay = 100

/// Inserts an entry for a day and returns its number.
///
/// Throws if the input is invalid or `errors` already contains errors.
private typealias Insertion =
    @Sendable (
        _ input: MutationInput, _ day: String, _ errors: UserErrors, _ call: MutationCall
    ) async throws(MutationFailure) -> Int64

/// Creates a mutation that adds an entry to the log of a day.
///
/// The default is today.
private func logging(_ name: StaticString, _ insert: @escaping Insertion) -> Mutation {
    ownChange(name, "loggedMeal", "LoggedMeal", table: "logged_meal", in: .mealPlans) { input, call async throws(MutationFailure) in
        // The lock lets one entry at a time through, so that they can be counted.
        let today = try await call.lockedDay()
        let day = input.text("date") ?? today
        // ISO dates can be compared as strings.
        var errors = UserErrors()
        if day > today { errors.add(.outOfRange, .dayNotYet, "date") }
        if day < "2000-01-01" { errors.add(.outOfRange, .dayTooEarly, "date") }
        let count = try await call.one(
            Int64.self,
            "SELECT count(*) FROM logged_meal WHERE account_id = \(call.account) AND date = \(day, as: "date")"
        )
        if count >= entriesADay { errors.add(.dayIsFull, .entriesADay(entriesADay), "date", summary: .entriesADay(entriesADay)) }
        return (try await insert(input, day, errors, call), .mealLogged)
    }
}
