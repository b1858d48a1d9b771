import Engine
import GraphQL
import Languages
import Planner
import Postgres

/// `selectWeeklyMeals`: plans the rest of the week from three recipes for each meal.
///
/// Smaller selections are only stored.
let selectWeeklyMeals = mutation("selectWeeklyMeals", for: .signedIn, in: .mealPlans) {
    changed("account", "Account", isViewer: true)
    answers("unplannedMeals")
} rules: { input, call async throws(MutationFailure) in
    let week = try await call.openWeek(input)
    var errors = UserErrors()
    let people = errors.people(input)
    let chosen = try errors.selectedMeals(input)
    try errors.check()
    let recipes = try await call.offered(chosen, in: week, withAvoided: input.flag("includeAllergens") == true)
    try await call.execute(
        ["DELETE FROM meal_choice WHERE account_id = \(call.account) AND week = \(week.week, as: "date")"]
            + chosen.filter { !$0.recipes.isEmpty }.map { meal -> BoundStatement in
                """
                INSERT INTO meal_choice (account_id, week, slot, recipe_ids)
                VALUES (\(call.account), \(week.week, as: "date"), \(meal.slot, as: "meal_slot"), \(meal.recipes))
                """
            }
    )
    guard chosen.allSatisfy({ $0.recipes.count == 3 }) else { return answer(.chooseThreeOfEach, call) }
    let household = try await call.householdSize()
    let planned = try await call.plan(week, servings: people ?? household)
    let unplanned = recipes.filter { !planned.contains(PlannedChoice(slot: $0.slot, recipeID: $0.recipeID)) }
    var answer = answer(unplanned.isEmpty ? .weekPlanned : .weekPlannedInPart, call)
    answer.members.append(
        "unplannedMeals",
        .list(
            unplanned.map { meal in
                let name = call.language == .spanish ? meal.titleEs : meal.titleEn
                return ["slot": .string(meal.slot), "recipeId": .string("recipe_\(meal.recipeID)"), "name": .string(name)]
            }
        )
    )
    return answer
}

private func answer(_ message: Message, _ call: MutationCall) -> MutationAnswer {
    MutationAnswer(message, of: AuditedObject("account", call.account), ["account": .int(call.account)])
}

/// The recipes selected for a meal, in order and without repetitions.
private struct SelectedMeal {
    /// The field of the input.
    let field: String
    var slot: String { field.uppercased() }
    var recipes: [Int64] = []
}

/// A selected recipe, and the rule that keeps it from being offered.
private struct SelectedRecipe: Decodable {
    let slot: String
    let recipeID: Int64
    let titleEn: String
    let titleEs: String
    /// Nil if `mealOptions` could offer the recipe.
    let rule: String?

    /// The reason why the recipe cannot be selected.
    ///
    /// Nil if it can.
    var objection: Message? {
        switch rule {
        case nil: nil
        case "BUDGET": .overBudget(english: titleEn, spanish: titleEs)
        case "DIET": .notInDiet(english: titleEn, spanish: titleEs)
        case "ALLERGEN", "ALLERGIC_INGREDIENT": .hasAvoidedFood(english: titleEn, spanish: titleEs)
        case "DISLIKED_INGREDIENT": .hasDislikedFood(english: titleEn, spanish: titleEs)
        default: .notForThisMeal(english: titleEn, spanish: titleEs)
        }
    }
}

/// A recipe that was planned for a meal.
private struct PlannedChoice: Decodable, Hashable {
    let slot: String
    let recipeID: Int64
}

extension UserErrors {
    /// Reads the recipes for each meal, and adds an error for more than three.
    fileprivate mutating func selectedMeals(_ input: MutationInput) throws(MutationFailure) -> [SelectedMeal] {
        var chosen: [SelectedMeal] = []
        for field in ["breakfast", "lunch", "dinner"] {
            var meal = SelectedMeal(field: field)
            if input.hasItems(field) {
                let recipes = try input.ids(field, of: "recipe", atMost: 100, otherwise: .deselectOne)
                for recipe in recipes where !meal.recipes.contains(recipe) { meal.recipes.append(recipe) }
            }
            if meal.recipes.count > 3 { add(.outOfRange, .deselectOne, field, summary: .deselectOne) }
            chosen.append(meal)
        }
        return chosen
    }
}

extension MutationCall {
    /// The selected recipes, if `mealOptions` could offer all of them to the account.
    ///
    /// For an API key without the recipe scope, the account's food preferences do not count, because refusals would reveal them.
    fileprivate func offered(
        _ meals: [SelectedMeal],
        in week: OpenWeek,
        withAvoided: Bool
    ) async throws(MutationFailure) -> [SelectedRecipe] {
        let chosen = meals.flatMap { meal in meal.recipes.map { (slot: meal.slot, recipe: $0) } }
        let eater = mayRead(.recipes) ? account : nil
        let recipes = try await all(
            SelectedRecipe.self,
            """
            SELECT chosen.slot, recipe.id AS recipe_id, recipe.title_en, recipe.title_es, meal_objection(
                \(eater)::bigint, recipe.id, chosen.slot::meal_type, budget.weekly_minor, \(withAvoided)
            ) AS rule
            FROM unnest(\(chosen.map { $0.slot }, as: "text[]"), \(chosen.map { $0.recipe }))
                WITH ORDINALITY AS chosen (slot, recipe_id, position)
            JOIN recipe ON recipe.id = chosen.recipe_id
            LEFT JOIN budget_in_force(\(account), \(week.week, as: "date")) AS budget ON true
            ORDER BY chosen.position
            """
        )
        guard recipes.count == chosen.count else { throw .notFound }
        var errors = UserErrors()
        for recipe in recipes {
            guard let objection = recipe.objection else { continue }
            errors.add(.notOffered, objection, recipe.slot.lowercased(), summary: .chooseOffered)
        }
        try errors.check()
        return recipes
    }

    /// Plans the remaining days of a week by rotating through the chosen recipes, and returns the planned ones.
    ///
    /// Meals that people have planned by hand stay. A chosen recipe takes only an empty slot of a day that is not full. Each recipe of a
    /// meal is used once before one is used again.
    fileprivate func plan(_ week: OpenWeek, servings: Int) async throws(MutationFailure) -> Set<PlannedChoice> {
        try await execute(
            """
            DELETE FROM planned_meal USING account
            WHERE account.id = \(account) AND account_day BETWEEN \(week.id) AND \(week.id) + 6 AND is_chosen
                AND date >= local_today(time_zone)
            """
        )
        let planned = try await all(
            PlannedChoice.self,
            """
            INSERT INTO planned_meal (account_id, date, slot, time, recipe_id, servings, is_chosen)
            SELECT account_id, date, slot, meal_time(slot), recipe_ids[1 + (row_number() OVER (PARTITION BY slot ORDER BY date) - 1) % 3],
                \(servings)::numeric, true
            FROM (
                SELECT choice.account_id, day.date, choice.slot, choice.recipe_ids, account_day(choice.account_id, day.date) AS account_day,
                    row_number() OVER (PARTITION BY day.date ORDER BY choice.slot) AS place
                FROM meal_choice AS choice JOIN account ON account.id = choice.account_id
                CROSS JOIN LATERAL (SELECT choice.week + number AS date FROM generate_series(0, 6) AS number) AS day
                WHERE choice.account_id = \(account) AND choice.week = \(week.week, as: "date")
                    AND day.date >= local_today(account.time_zone)
                    AND NOT EXISTS (
                        SELECT FROM planned_meal AS planned
                        WHERE planned.account_day = account_day(choice.account_id, day.date) AND planned.slot = choice.slot
                    )
            ) AS free
            WHERE place <= meal_room(account_day, slot, NULL)
            ORDER BY date, slot
            RETURNING slot::text AS slot, recipe_id
            """
        )
        return Set(planned)
    }
}
