public import Planner

/// Recipes with what they are made of and what people say of them.
public let recipeBindings: [ObjectBinding] = [
    Object("Recipe", table: "recipe") {
        ID()
        Texts("title", "description")
        Columns("images", "cuisine", "mealTypes", "diets", "allergens", "servings", "minutes", "prepMinutes", "cookMinutes")
        Columns("diabetesFriendly", "ingredientCount", "averageStars", "reviewCount", "createdAt", "updatedAt")
        money("cost", minorUnits: "cost_minor")
        money("costPerServing", minorUnits: "serving_cost_minor")
        Value("nutrition") {
            Value("perServing") { nutrients(prefix: "serving_") }
            Value("whole") { nutrients(prefix: "") }
        }
        Many("ingredients", "RecipeIngredient", by: "recipe_id", order: .ascending(.integer) { "\($0).position" })
        Many("instructions", "RecipeStep", by: "recipe_id", order: .ascending(.integer) { "\($0).position" })
        One("author", "Account", by: "author_id")
        Connection(
            "reviews",
            "RecipeReview",
            orders: .fixed(.descending(.timestamp) { "\($0).created_at" }),
            link: { review, recipe in "\(review).recipe_id = \(recipe)" }
        )
    },
    Object("RecipeIngredient", table: "recipe_ingredient") {
        ID()
        Columns("position", "quantity", "unit", "grams")
        Texts("note")
        One("ingredient", "Ingredient", by: "ingredient_id")
    },
    Object("RecipeStep", table: "recipe_step") {
        ID()
        Columns("position")
        Texts("text")
    },
    Object("RecipeReview", table: "recipe_review") {
        ID()
        Columns("stars", "comment", "createdAt")
        One("author", "Account", by: "author_id")
        One("recipe", "Recipe", by: "recipe_id")
    },
    Object("Ingredient", table: "ingredient") {
        ID()
        Texts("name")
        Columns("aisle", "allergens")
        money("pricePerKg", minorUnits: "price_per_kg_minor")
        Value("nutritionPer100g") { nutrients(prefix: "") }
        Connection(
            "recipes",
            "Recipe",
            orders: recipeOrders,
            link: { recipe, ingredient in "\(recipe).id IN (SELECT recipe_id FROM recipe_ingredient WHERE ingredient_id = \(ingredient))" }
        )
    },
]

/// The columns of `Nutrients`, of which a table can hold several sets that differ by a prefix.
private func nutrients(prefix: StaticString) -> [FieldBinding] {
    Columns("calories", "proteinG", "carbsG", "sugarG", "fiberG", "fatG", "saturatedFatG", "sodiumMg", prefix: prefix)
}

/// `Money` from a column with minor units (cents).
private func money(_ name: StaticString, minorUnits column: Identifier) -> [FieldBinding] {
    Value(name) {
        Field("amount") { row, _ in "round(\(row).\(column) / 100.0, 2)" }
        Columns("currencyCode")
    }
}
