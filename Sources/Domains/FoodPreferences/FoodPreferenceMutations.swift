import Engine
import GraphQL
import Planner
import Postgres

/// The mutations of food preferences.
let foodPreferenceMutations: [Mutation] = [setFoodPreferences, setRecipePriceRange]

/// `setFoodPreferences`: sets the diets, cuisines and disliked ingredients of an account.
///
/// Omitted fields do not change.
let setFoodPreferences = preference("setFoodPreferences", .foodPreferencesSaved) { input, call async throws(MutationFailure) in
    let disliked = try await input.ingredients("dislikedIngredientIds", call, atMost: 100, otherwise: .atMostHundredIngredients)
    return """
        UPDATE food_preference SET
            diets = CASE WHEN \(input.isGiven("diets"))
                THEN ARRAY(SELECT DISTINCT unnest(\(input.enumValues("diets") ?? [], as: "diet[]")) ORDER BY 1) ELSE diets END,
            cuisines = CASE WHEN \(input.isGiven("cuisines"))
                THEN ARRAY(SELECT DISTINCT unnest(\(input.enumValues("cuisines") ?? [], as: "cuisine[]")) ORDER BY 1) ELSE cuisines END,
            disliked_ingredient_ids = CASE WHEN \(disliked != nil) THEN ingredient_set(\(disliked ?? [])) ELSE disliked_ingredient_ids END
        WHERE id = \(call.account)
        """
}

/// `setRecipePriceRange`: sets the price range for a serving of suggested recipes.
let setRecipePriceRange = preference("setRecipePriceRange", .priceRangeSaved) { input, call async throws(MutationFailure) in
    var errors = UserErrors()
    // Rounds to whole cents inside the range.
    let least = errors.moneyInMinorUnits(input, "min", upTo: 10_000, rounded: .up)
    let most = errors.moneyInMinorUnits(input, "max", upTo: 10_000, rounded: .down)
    if let least, let most, least > most { errors.add(.outOfRange, .maximumBelowMinimum, "max") }
    try errors.check()
    return """
        UPDATE food_preference SET least_cost_minor = \(least), most_cost_minor = \(most) WHERE id = \(call.account)
        """
}

/// Creates a mutation that changes the account's single row of preferences.
private func preference(
    _ name: StaticString,
    _ message: Message,
    _ change: @escaping @Sendable (_ input: MutationInput, _ call: MutationCall) async throws(MutationFailure) -> BoundStatement
) -> Mutation {
    mutation(name, for: .signedIn, in: .recipes) {
        changed("account", "Account", isViewer: true)
    } rules: { input, call async throws(MutationFailure) in
        let change = try await change(input, call)
        try await call.execute(["INSERT INTO food_preference (id) VALUES (\(call.account)) ON CONFLICT DO NOTHING", change])
        return MutationAnswer(message, of: AuditedObject("account", call.account), ["account": .int(call.account)])
    }
}
