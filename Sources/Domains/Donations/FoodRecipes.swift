import Planner

/// What to cook from a post's ingredients: `FoodPost.recipes`.
@FieldBindings var recipesFromFood: [FieldBinding] {
    connection(
        "recipes",
        "Recipe",
        orders: .fixed(isIndexed: false) { _ in
            // The fewest missing first, and the newest first where as many are, so that all keys descend and a cursor is one comparison.
            [.descending(.integer) { "\($0).matched" }, .descending(.integer) { "\($0).matched - \($0).ingredient_count" }]
        },
        from: { post, _ in matchingRecipes(post ?? "NULL") },
        edge: {
            field("matchedIngredients") { recipe, _ in "\(recipe).matched" }
            field("missingIngredients") { recipe, _ in "\(recipe).ingredient_count - \(recipe).matched" }
        }
    )
}

/// The first 500 recipes in that order of all that have any of the post's ingredients, and how many of them each has.
private func matchingRecipes(_ post: SQL) -> SQL {
    """
    SELECT recipe.*, best.matched
    FROM recipes_with_most(
        ingredient_set(ARRAY(SELECT line.ingredient_id FROM food_post_ingredient AS line WHERE line.food_post_id = \(post))), 500
    ) AS best
    JOIN recipe ON recipe.id = best.id
    """
}
