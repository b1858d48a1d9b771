public import Planner

/// Recipes with their ingredients, steps and reviews.
public let recipeBindings: [ObjectBinding] = [
    object("Recipe", table: "recipe", in: .recipes, listed: isSafe) {
        id()
        texts("title", "description")
        columns("images", "cuisine", "mealTypes", "diets", "allergens", "servings", "minutes", "prepMinutes", "cookMinutes")
        columns("isTimeKnown", "isServingsKnown", "isNutritionKnown", "writtenIn")
        pictures()
        columns("diabetesFriendly", "ingredientCount", "averageStars", "reviewCount", "createdAt", "updatedAt")
        money("cost", minorUnits: "cost_minor")
        money("costPerServing", minorUnits: "serving_cost_minor")
        value("nutrition") {
            value("perServing") { nutrients(prefix: "serving_") }
            value("whole") { nutrients(prefix: "") }
            micronutrientsPerServing
        }
        many("ingredients", "RecipeIngredient", by: "recipe_id", order: .ascending(.integer) { "\($0).position" })
        many("instructions", "RecipeStep", by: "recipe_id", order: .ascending(.integer) { "\($0).position" })
        one("author", "Profile", by: "author_id")
        recipeSource
        recipeForViewer
        budgetsOfRecipe
        allergyWarning
        connection(
            "reviews",
            "RecipeReview",
            orders: .fixed(.descending(.timestamp) { "\($0).created_at" }),
            link: { review, recipe in "\(review).recipe_id = \(recipe)" }
        )
    },
    object("RecipeIngredient", table: "recipe_ingredient", in: .recipes) {
        id()
        field("text") { line, scope in IngredientLine(row: line, language: scope.language).text }
        columns("position", "quantity", "unit", "grams", "sourceText", "sourceMeasure", "sourceAisle")
        texts("note")
        one("ingredient", "Ingredient", by: "ingredient_id")
    },
    object("RecipeStep", table: "recipe_step", in: .recipes) {
        id()
        columns("position")
        texts("text")
    },
    object("RecipeReview", table: "recipe_review", in: .recipes) {
        id()
        columns("stars", "comment", "createdAt")
        one("author", "Profile", by: "author_id")
        one("recipe", "Recipe", by: "recipe_id")
    },
    object("Ingredient", table: "ingredient", in: .recipes) {
        id()
        texts("name")
        columns("aisle", "allergens", "writtenIn", "isNutritionKnown", "hasKnownAllergens", "isPriceKnown")
        money("pricePerKg", minorUnits: "price_per_kg_minor")
        compositionOfIngredient
        value("nutritionPer100g") { nutrients(prefix: "") }
        micronutrientsPer100g
        connection(
            "recipes",
            "Recipe",
            orders: recipeOrders,
            // No ingredient has the largest integer as its id. A larger id would raise an error and not just find nothing.
            link: { recipe, ingredient in "\(recipe).ingredient_ids @> ARRAY[least(\(ingredient), 2147483647)::integer]" },
            plansWithValues: true
        )
        donationsOfIngredient
    },
]

/// The columns of `Nutrients`.
///
/// A table can contain several sets with different prefixes.
private func nutrients(prefix: StaticString) -> [FieldBinding] {
    columns("calories", "proteinG", "carbsG", "sugarG", "fiberG", "fatG", "saturatedFatG", "sodiumMg", prefix: prefix)
}
