import Engine
import GraphQL
import Planner
import Postgres

/// The mutations of avoided food.
let avoidedFoodMutations: [Mutation] = [setAllergens]

/// `setAllergens`: sets the allergens and ingredients that an account avoids.
///
/// Omitted fields do not change, and an empty list clears its field.
let setAllergens = mutation("setAllergens", for: .signedIn, in: .recipes) {
    changed("account", "Account", isViewer: true)
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
    var answer = MutationAnswer(.allergensSaved, of: AuditedObject("account", call.account), ["account": .int(call.account)])
    // Every server drops the cached credentials of the account, so the next list already omits the avoided food.
    answer.endsAccess = [call.account]
    return answer
}
