import Planner

/// The recipes that use a post's ingredients: `FoodPost.recipes`.
@FieldBindings var recipesFromFood: [FieldBinding] {
    connection(
        "recipes",
        "Recipe",
        orders: .fixed(isIndexed: false) { _ in
            // Most matches first, then fewest missing, then newest. All keys descend, so a cursor is one row comparison.
            [.descending(.integer) { "\($0).matched" }, .descending(.integer) { "\($0).matched - \($0).ingredient_count" }]
        },
        from: { post, _ in matchingRecipes(post ?? "NULL") },
        edge: {
            field("matchedIngredients") { recipe, _ in "\(recipe).matched" }
            field("missingIngredients") { recipe, _ in "\(recipe).ingredient_count - \(recipe).matched" }
        }
    )
}

/// The first 500 recipes, in the order of `recipesFromFood`, that use any of the post's ingredients, with their numbers of matches.
private func matchingRecipes(_ post: SQL) -> SQL {
    """
    SELECT recipe.*, best.matched
    FROM recipes_with_most(
        ingredient_set(ARRAY(SELECT line.ingredient_id FROM food_post_ingredient AS line WHERE line.food_post_id = \(post))), 500
    ) AS best
    JOIN recipe ON recipe.id = best.id
    """
}
