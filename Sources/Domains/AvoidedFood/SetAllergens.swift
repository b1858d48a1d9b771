import Engine
import GraphQL
import Planner
import Postgres

/// The mutations of avoided food.
let avoidedFoodMutations: [Mutation] = [setAllergens]

/// `setAllergens`: sets the allergens and ingredients that an account avoids.
///
/// Omitted fields do not change, and an empty list clears its field. The payload has the planned meals from today on and the saved recipes
/// with avoided food, at most a hundred of each.
let setAllergens = mutation("setAllergens", for: .signedIn, in: .recipes) {
    changed("account", "Account", isViewer: true)
    changedList("affectedMeals", "PlannedMeal")
    changedList("affectedSavedRecipes", "Recipe")
} rules: { input, call async throws(MutationFailure) in
    let ingredients = try await input.ingredients("ingredientIds", call, atMost: 100, otherwise: .atMostHundredIngredients)
    try await call.execute("INSERT INTO avoided_food (id) VALUES (\(call.account)) ON CONFLICT DO NOTHING")
    try await call.execute(
        """
        UPDATE avoided_food SET
            allergens = CASE WHEN \(input.isGiven("allergens"))
                THEN ARRAY(SELECT DISTINCT unnest(\(input.enumValues("allergens") ?? [], as: "allergen[]")) ORDER BY 1) ELSE allergens END,
            ingredient_ids = CASE WHEN \(ingredients != nil) THEN ingredient_set(\(ingredients ?? [])) ELSE ingredient_ids END
        WHERE id = \(call.account)
        """
    )
    try await call.execute("DELETE FROM avoided_food WHERE id = \(call.account) AND allergens = '{}' AND ingredient_ids = '{}'")
    let meals = try await call.all(
        Int64.self,
        """
        SELECT meal.id
        FROM account CROSS JOIN avoided_food_of(account.id) AS avoided
        JOIN planned_meal AS meal ON meal.account_id = account.id AND meal.date >= local_today(account.time_zone)
        JOIN recipe ON recipe.id = meal.recipe_id
        WHERE account.id = \(call.account) AND (recipe.allergens && avoided.allergens OR recipe.ingredient_ids && avoided.ingredient_ids)
        ORDER BY meal.date, meal.slot, meal.id LIMIT 100
        """
    )
    let saved = try await call.all(
        Int64.self,
        """
        SELECT recipe.id
        FROM saved_recipe AS saved CROSS JOIN avoided_food_of(saved.account_id) AS avoided
        JOIN recipe ON recipe.id = saved.recipe_id
        WHERE saved.account_id = \(call.account) AND (recipe.allergens && avoided.allergens OR recipe.ingredient_ids && avoided.ingredient_ids)
        ORDER BY saved.created_at DESC, recipe.id DESC LIMIT 100
        """
    )
    var answer = MutationAnswer(
        .allergensSaved,
        of: AuditedObject("account", call.account),
        [
            "account": .int(call.account),
            "affectedMeals": .list(meals.map { .int($0) }),
            "affectedSavedRecipes": .list(saved.map { .int($0) }),
        ]
    )
    // Every server drops the cached credentials of the account, so the next list already omits the avoided food.
    answer.endsAccess = [call.account]
    return answer
}
