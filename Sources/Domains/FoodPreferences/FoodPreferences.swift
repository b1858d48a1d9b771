import Planner

/// Food preferences and price ranges, for the account only.
let foodPreferenceBindings: [ObjectBinding] = [
    rows("FoodPreferences", in: .recipes) {
        columns("diets", "cuisines")
        many("dislikedIngredients", "Ingredient", order: .ascending(.bigint) { "\($0).id" }) { account, _ in
            """
            SELECT ingredient.* FROM food_preference AS liked JOIN ingredient ON ingredient.id = ANY (liked.disliked_ingredient_ids) \
            WHERE liked.id = \(account ?? "NULL")
            """
        }
    },
    rows("RecipePriceRange", in: .recipes) {
        money("min", when: { row, _ in "\(row).least_cost_minor IS NOT NULL" }, minorUnits: { row, _ in "\(row).least_cost_minor" })
        money("max", when: { row, _ in "\(row).most_cost_minor IS NOT NULL" }, minorUnits: { row, _ in "\(row).most_cost_minor" })
    },
]

/// The food preferences of an account, for that account only.
@FieldBindings var foodPreferencesOfAccount: [FieldBinding] {
    one("foodPreferences", "FoodPreferences") { account, _ in
        """
        SELECT account.id, coalesce(liked.diets, '{}') AS diets, coalesce(liked.cuisines, '{}') AS cuisines \
        FROM account LEFT JOIN food_preference AS liked ON liked.id = account.id WHERE account.id = \(account ?? "NULL")
        """
    }
    one("recipePriceRange", "RecipePriceRange") { account, _ in
        """
        SELECT id, least_cost_minor, most_cost_minor FROM food_preference \
        WHERE id = \(account ?? "NULL") AND (least_cost_minor IS NOT NULL OR most_cost_minor IS NOT NULL)
        """
    }
}
