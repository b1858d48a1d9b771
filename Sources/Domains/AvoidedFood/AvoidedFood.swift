import Planner

extension ViewerRoles {
    /// An account that avoids allergens or single ingredients.
    static let avoidsFood = ViewerRoles(rawValue: 16)
}

/// The condition that a recipe of a list contains nothing that the viewer avoids.
///
/// Nil if the viewer avoids nothing, or if the list includes everything.
func isSafe(_ recipe: Alias, _ scope: Scope) -> SQL? {
    isSafe(allergens: "\(recipe).allergens", ingredients: "\(recipe).ingredient_ids", scope)
}

/// The same condition for a row that a relation calls `recipe`.
func isSafe(_ scope: Scope) -> SQL? {
    isSafe(allergens: "recipe.allergens", ingredients: "recipe.ingredient_ids", scope)
}

/// Whether the client also wants recipes with avoided food.
func includesAvoided(_ scope: Scope) -> Bool {
    scope.isTrue("includeAllergens") || scope.isTrue("filter.includeAllergens")
}

private func isSafe(allergens: SQL, ingredients: SQL, _ scope: Scope) -> SQL? {
    // For an API key without the recipe scope, gaps in a list would reveal the allergens.
    guard !includesAvoided(scope), scope.opens(.recipes), let account = scope.viewer(with: .avoidsFood) else { return nil }
    return "NOT (\(isAvoided(allergens: allergens, ingredients: ingredients, by: account)))"
}

/// The condition that a recipe contains something that an account avoids, or something made from it.
///
/// Its subqueries depend on no row, so PostgreSQL runs them once per statement.
private func isAvoided(allergens: SQL, ingredients: SQL, by account: SQL) -> SQL {
    """
    \(allergens) && coalesce((SELECT allergens FROM avoided_food WHERE id = \(account)), '{}') \
    OR \(ingredients) && coalesce((SELECT ingredient_ids FROM avoided_food_of(\(account))), '{}')
    """
}

/// The allergens and ingredients that an account avoids, for that account only.
@FieldBindings var avoidedFoodOfAccount: [FieldBinding] {
    field("allergens") { account, _ in "coalesce((SELECT allergens FROM avoided_food WHERE id = \(account).id), '{}')" }
    many("allergicIngredients", "Ingredient", order: .ascending(.bigint) { "\($0).id" }) { account, _ in
        """
        SELECT ingredient.* FROM avoided_food JOIN ingredient ON ingredient.id = ANY (avoided_food.ingredient_ids) \
        WHERE avoided_food.id = \(account ?? "NULL")
        """
    }
}

/// The allergens and ingredients of a recipe that the viewer avoids, and its ingredients with unknown contents.
@FieldBindings var allergyWarning: [FieldBinding] {
    value(
        "allergyWarning",
        when: { recipe, scope in
            // The payload of `setAllergens` is planned before the viewer has the role of accounts that avoid food.
            guard scope.opens(.recipes), let account = scope.viewer else { return nil }
            return """
                (\(isAvoided(allergens: "\(recipe).allergens", ingredients: "\(recipe).ingredient_ids", by: account)) \
                OR EXISTS (SELECT FROM avoided_food WHERE id = \(account)) AND EXISTS (
                SELECT FROM ingredient_content WHERE ingredient_id = ANY (\(recipe).ingredient_ids) AND content = \(unknown)))
                """
        }
    ) {
        field("allergens") { recipe, scope in
            "ARRAY(SELECT unnest(\(recipe).allergens) INTERSECT SELECT unnest(allergens) FROM avoided_food WHERE id = \(scope.viewer ?? "NULL") ORDER BY 1)"
        }
        many("ingredients", "Ingredient", order: .ascending(.bigint) { "\($0).id" }) { recipe, scope in
            """
            SELECT ingredient.* FROM recipe CROSS JOIN avoided_food_of(\(scope.viewer ?? "NULL")) AS avoided \
            JOIN ingredient ON ingredient.id = ANY (recipe.ingredient_ids) AND ingredient.id = ANY (avoided.ingredient_ids) \
            WHERE recipe.id = \(recipe ?? "NULL")
            """
        }
        many("unknownIngredients", "Ingredient", order: .ascending(.bigint) { "\($0).id" }) { recipe, _ in
            """
            SELECT ingredient.* FROM recipe JOIN ingredient ON ingredient.id = ANY (recipe.ingredient_ids) \
            JOIN ingredient_content ON ingredient_id = ingredient.id AND content = \(unknown) WHERE recipe.id = \(recipe ?? "NULL")
            """
        }
    }
}

/// The field `hasKnownComposition` of an ingredient.
@FieldBindings var compositionOfIngredient: [FieldBinding] {
    field("hasKnownComposition") { ingredient, _ in
        "NOT EXISTS (SELECT FROM ingredient_content WHERE ingredient_id = \(ingredient).id AND content = \(unknown))"
    }
}

/// The content of ingredients that may contain more than is known.
private let unknown: SQL = "'…'"
