import Engine
import GraphQL
import Planner
import Postgres

/// What clients can change about what was eaten.
let dailyLogMutations: [Mutation] = [logMeal, logNutrients, removeLoggedMeal]

/// `logMeal`: a recipe was eaten.
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

/// `logNutrients`: amounts that were typed, of which one is enough.
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

/// `removeLoggedMeal`: takes an entry of either kind out of the log, while its day lasts.
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

/// The most entries that a day can have.
private let entriesADay = 100

/// Adds an entry for a day and answers its number, unless something is wrong with the input, be it noted already.
private typealias Insertion =
    @Sendable (
        _ input: MutationInput, _ day: String, _ errors: UserErrors, _ call: MutationCall
    ) async throws(MutationFailure) -> Int64

/// A mutation that adds an entry to the log of a day, today's unless another is given.
private func logging(_ name: StaticString, _ insert: @escaping Insertion) -> Mutation {
    ownChange(name, "loggedMeal", "LoggedMeal", table: "logged_meal", in: .mealPlans) { input, call async throws(MutationFailure) in
        // One entry at a time, so that they can be counted.
        let today = try await call.lockedDay()
        let day = input.text("date") ?? today
        // Dates are written so that their order is that of the texts.
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
