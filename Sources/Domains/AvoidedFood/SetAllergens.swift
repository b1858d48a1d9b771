import Engine
import GraphQL
import Planner
import Postgres

/// What clients can change about what they must not eat.
let avoidedFoodMutations: [Mutation] = [setAllergens]

/// `setAllergens`: what an account must not eat.
///
/// What is left out stays; an empty list takes it away.
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
    // Every server forgets what it knew of the account's credentials, so that the next list is without them.
    answer.endsAccess = [call.account]
    return answer
}
