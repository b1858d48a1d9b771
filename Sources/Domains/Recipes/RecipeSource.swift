import Planner

/// The source of an imported recipe.
@FieldBindings var recipeSource: [FieldBinding] {
    value("source", when: { recipe, _ in "\(recipe).source_key IS NOT NULL" }) {
        // Never null if the recipe has a source.
        field("provider") { recipe, _ in "coalesce(\(recipe).source_provider, '')" }
        field("key") { recipe, _ in "coalesce(\(recipe).source_key, '')" }
        columns("name", prefix: "source_")
        field("pageUrl") { recipe, _ in "\(recipe).source_url" }
        field("dietLabels") { recipe, _ in "\(recipe).source_diets" }
        field("healthLabels") { recipe, _ in "\(recipe).source_health" }
        field("cautions") { recipe, _ in "\(recipe).source_cautions" }
        field("cuisineLabels") { recipe, _ in "\(recipe).source_cuisines" }
        field("unreadLines") { recipe, _ in "\(recipe).source_unread_lines" }
        field("mealLabels") { recipe, _ in "\(recipe).source_meals" }
    }
}
