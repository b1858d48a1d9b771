public import Planner

/// Where questions about recipes begin.
@FieldBindings public var recipeQueries: [FieldBinding] {
    byID("recipe", "Recipe")
    connection(
        "recipes",
        "Recipe",
        orders: recipeOrders,
        edge: {
            field("matchedIngredients") { _, scope in scope.joined("match").map { "\($0).matched" } ?? "NULL::integer" }
            field("missingIngredients") { recipe, scope in
                scope.joined("match").map { "\(recipe).ingredient_count - \($0).matched" } ?? "NULL::integer"
            }
        },
        filter: recipeFilter
    )
    connection("ingredients", "Ingredient", orders: ingredientOrders, filter: ingredientFilter)
}

/// The most characters of a search: the work of matching grows with them, and nobody types so many.
let longestSearch = 200

/// The arguments of `Query.ingredients`.
private let ingredientFilter: ConnectionBinding.Filter = { ingredient, scope throws(PlanError) in
    scope.filter("aisle", as: .enumeration("aisle")) { "\(ingredient).aisle = \($0)" }
    if let typed = try scope.typed("search", atMost: longestSearch) { scope.filter("\(ingredientMatch(ingredient, typed)) >= 0.4") }
}

/// `RecipeFilter`, field by field.
private let recipeFilter: ConnectionBinding.Filter = { recipe, scope throws(PlanError) in
    if let typed = try scope.typed("filter.search", atMost: longestSearch) {
        scope.markPageDear()
        scope.filter("\(recipe).search @@ (websearch_to_tsquery('english', \(typed)) || websearch_to_tsquery('spanish', \(typed)))")
    }
    scope.filter("filter.cuisine", as: .enumeration("cuisine")) { "\(recipe).cuisine = \($0)" }
    scope.filter("filter.mealType", as: .enumeration("meal_type")) { "\(recipe).meal_types @> ARRAY[\($0)]" }
    scope.filter("filter.diets", as: .enumerationArray("diet")) { "\(recipe).diets @> \($0)" }
    scope.filter("filter.excludeAllergens", as: .enumerationArray("allergen")) { "NOT \(recipe).allergens && \($0)" }
    scope.filter("filter.diabetesFriendly", as: .boolean) { "\(recipe).diabetes_friendly = \($0)" }
    scope.filterRange("filter.calories", "\(recipe).serving_calories")
    scope.filterRange("filter.proteinG", "\(recipe).serving_protein_g")
    scope.filterRange("filter.carbsG", "\(recipe).serving_carbs_g")
    scope.filterRange("filter.sugarG", "\(recipe).serving_sugar_g")
    scope.filterRange("filter.fiberG", "\(recipe).serving_fiber_g")
    scope.filterRange("filter.fatG", "\(recipe).serving_fat_g")
    scope.filterRange("filter.costPerServing", "\(recipe).serving_cost_minor / 100.0")
    scope.filter("filter.maxMinutes", as: .integer) { "\(recipe).minutes <= \($0)" }
    try matchIngredients(recipe, scope)
}

/// Joins, for each recipe with enough of the chosen ingredients, how many of them it has.
private func matchIngredients(_ recipe: Alias, _ scope: Scope) throws(PlanError) {
    guard let chosen = try scope.ids("filter.ingredientIds", of: "ingredient", atMost: 50) else { return }
    let distinct: SQL = "(SELECT count(DISTINCT chosen.id) FROM unnest(\(chosen)) AS chosen(id))"
    let needed: SQL =
        switch scope.enumValue("filter.ingredientMatch") {
        case "ALL": distinct
        case "MOST": "(\(distinct) + 1) / 2"
        default: "1"
        }
    scope.markPageDear()
    scope.join(
        "match",
        """
        SELECT recipe_id, count(DISTINCT ingredient_id)::integer AS matched FROM recipe_ingredient
        WHERE ingredient_id = ANY(\(chosen)) GROUP BY recipe_id HAVING count(DISTINCT ingredient_id) >= \(needed)
        """,
        on: { "\($0).recipe_id = \(recipe).id" }
    )
}

/// `RecipeOrder`.
let recipeOrders = Orders.by(
    [
        "BEST_MATCH": .descending { scope in
            guard let match = scope.joined("match") else { return [newest] }
            return [
                .descending(.integer) { _ in "\(match).matched" },
                .ascending(.integer) { recipe in "\(recipe).ingredient_count - \(match).matched" },
            ]
        },
        "NEWEST": .descending { _ in [newest] },
        "TITLE": .ascending { scope in [.ascending(.text) { [language = scope.language] in $0.text("title", in: language) }] },
        "CALORIES": .ascending { _ in [.ascending(.numeric) { "\($0).serving_calories" }] },
        "PROTEIN": .ascending { _ in [.ascending(.numeric) { "\($0).serving_protein_g" }] },
        "CARBS": .ascending { _ in [.ascending(.numeric) { "\($0).serving_carbs_g" }] },
        "COST": .ascending { _ in [.ascending(.bigint) { "\($0).serving_cost_minor" }] },
        "MINUTES": .ascending { _ in [.ascending(.integer) { "\($0).minutes" }] },
        "RATING": .descending { _ in [.descending(.numeric) { "coalesce(\($0).average_stars, 0)" }] },
    ],
    default: { scope in scope.joined("match") == nil ? "NEWEST" : "BEST_MATCH" }
)

private let newest = SortKey.descending(.timestamp) { "\($0).created_at" }

/// Without `search` by name; with it by how well the name matches in either language.
private let ingredientOrders = Orders.by(
    [
        "NAME": .ascending { scope in [.ascending(.text) { [language = scope.language] in $0.text("name", in: language) }] },
        "MATCH": .descending { scope in
            guard let typed = scope.value("search", as: .text) else { return [] }
            let language = scope.language
            return [
                .descending(.numeric) { "\(ingredientMatch($0, typed))::numeric" },
                // “Tomato” before “Tomato paste”: both begin with what was typed.
                .ascending(.integer) { "length(\($0.text("name", in: language)))" },
            ]
        },
    ],
    default: { scope in scope.hasTyped("search") ? "MATCH" : "NAME" }
)

private func ingredientMatch(_ ingredient: Alias, _ typed: SQL) -> SQL {
    "greatest(name_match(\(ingredient).name_en, \(typed)), name_match(\(ingredient).name_es, \(typed)))"
}
