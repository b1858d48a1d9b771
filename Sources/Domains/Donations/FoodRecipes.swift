import Planner

/// What to cook from a post's ingredients: `FoodPost.recipes`.
@FieldBindings var recipesFromFood: [FieldBinding] {
    connection(
        "recipes",
        "Recipe",
        orders: .fixed(isIndexed: false) { _ in
            [.descending(.integer) { "\($0).matched" }, .ascending(.integer) { "\($0).ingredient_count - \($0).matched" }]
        },
        from: { post, _ in matchingRecipes(post ?? "NULL") },
        edge: {
            field("matchedIngredients") { recipe, _ in "\(recipe).matched" }
            field("missingIngredients") { recipe, _ in "\(recipe).ingredient_count - \(recipe).matched" }
        }
    )
}

/// The newest 500 recipes with the post's rarest ingredient, and how many of its ingredients each has.
///
/// Half of all recipes have onions: ranking all that share anything with a box of vegetables took 170 ms at 100,000 recipes, and the best
/// of them have the rarest ingredient anyway. Rarer than in 500 recipes counts as no rarer, so that counting is as bounded as ranking.
private func matchingRecipes(_ post: SQL) -> SQL {
    """
    SELECT recipe.*, usage.matched
    FROM (
        SELECT recipe_id FROM recipe_ingredient
        WHERE ingredient_id = (
            SELECT line.ingredient_id FROM food_post_ingredient AS line
            WHERE line.food_post_id = \(post)
            ORDER BY (
                SELECT count(*) FROM (
                    SELECT FROM recipe_ingredient AS use WHERE use.ingredient_id = line.ingredient_id LIMIT 500
                ) AS uses
            ), line.position
            LIMIT 1
        )
        GROUP BY recipe_id ORDER BY recipe_id DESC LIMIT 500
    ) AS candidate
    JOIN recipe ON recipe.id = candidate.recipe_id
    CROSS JOIN LATERAL (
        SELECT count(*)::integer AS matched FROM food_post_ingredient AS line
        WHERE line.food_post_id = \(post) AND EXISTS (
            SELECT FROM recipe_ingredient AS use WHERE use.ingredient_id = line.ingredient_id AND use.recipe_id = recipe.id
        )
    ) AS usage
    """
}
