public import Planner

/// Where questions about recipes begin.
@FieldBindings public var recipeQueries: [FieldBinding] {
    byID("recipe", "Recipe")
    connection(
        "recipes",
        "Recipe",
        orders: recipeOrders,
        search: recipeSearch,
        edge: {
            field("matchedIngredients") { recipe, scope throws(PlanError) in
                try chosenIngredients(scope).map { matched(recipe, $0) } ?? "NULL::integer"
            }
            field("missingIngredients") { recipe, scope throws(PlanError) in
                try chosenIngredients(scope).map { missing(recipe, $0) } ?? "NULL::integer"
            }
        },
        filter: recipeFilter
    )
    suggestedRecipes
    connection("ingredients", "Ingredient", orders: ingredientOrders, search: ingredientSearch, filter: ingredientFilter)
}

/// Among recipes that match alike, the one that has most of the chosen ingredients, or else the best rated one comes first.
let recipeSearch = search("filter.search", in: "'{RECIPES}'") { scope throws(PlanError) in
    guard let chosen = try chosenIngredients(scope) else { return [rating] }
    return mostMatched(chosen)
}

/// “Tomato” before “Tomato paste”: both begin with what was typed.
private let ingredientSearch = search("search", in: "'{INGREDIENTS}'") { scope in
    let language = scope.language
    return [.ascending(.integer) { "length(\($0.text("name", in: language)))" }, .alphabetical("name", in: language)]
}

/// The arguments of `Query.ingredients`.
private let ingredientFilter: ConnectionBinding.Filter = { ingredient, scope throws(PlanError) in
    scope.filter("aisle", as: .enumeration("aisle")) { "\(ingredient).aisle = \($0)" }
}

/// `RecipeFilter`, field by field.
private let recipeFilter: ConnectionBinding.Filter = { recipe, scope throws(PlanError) in
    scope.filter("filter.cuisine", as: .enumeration("cuisine")) { "\(recipe).cuisine = \($0)" }
    scope.filter("filter.mealType", as: .enumeration("meal_type")) { "\(recipe).meal_types @> ARRAY[\($0)]" }
    scope.filter("filter.diets", as: .enumerationArray("diet")) { "\(recipe).diets @> \($0)" }
    scope.filter("filter.excludeAllergens", as: .enumerationArray("allergen")) { "NOT \(recipe).allergens && \($0)" }
    if let excluded = try scope.ids("filter.excludeIngredientIds", of: "ingredient", atMost: 100) {
        scope.filter("NOT \(recipe).ingredient_ids && ingredient_set(\(excluded))")
    }
    scope.filter("filter.diabetesFriendly", as: .boolean) { "\(recipe).diabetes_friendly = \($0)" }
    scope.filterRange("filter.calories", "\(recipe).serving_calories")
    scope.filterRange("filter.proteinG", "\(recipe).serving_protein_g")
    scope.filterRange("filter.carbsG", "\(recipe).serving_carbs_g")
    scope.filterRange("filter.sugarG", "\(recipe).serving_sugar_g")
    scope.filterRange("filter.fiberG", "\(recipe).serving_fiber_g")
    scope.filterRange("filter.fatG", "\(recipe).serving_fat_g")
    scope.filterRange("filter.saturatedFatG", "\(recipe).serving_saturated_fat_g")
    scope.filterRange("filter.sodiumMg", "\(recipe).serving_sodium_mg")
    // In whole cents, so that the column stands alone and an index can tell.
    scope.filter("filter.costPerServing.min", as: .numeric) { "\(recipe).serving_cost_minor >= ceil(\(cents($0)))::bigint" }
    scope.filter("filter.costPerServing.max", as: .numeric) { "\(recipe).serving_cost_minor <= floor(\(cents($0)))::bigint" }
    scope.filter("filter.maxMinutes", as: .integer) { "\(recipe).minutes <= \($0)" }
    try matchIngredients(recipe, scope)
}

/// Dollars as cents within the bounds of a `bigint`; less than nothing costs as much as nothing else.
private func cents(_ dollars: SQL) -> SQL { "least(greatest(\(dollars) * 100, -1), 9e18)" }

/// Keeps the recipes with enough of the chosen ingredients.
private func matchIngredients(_ recipe: Alias, _ scope: Scope) throws(PlanError) {
    guard let chosen = try chosenIngredients(scope) else { return }
    scope.markPageDear()
    switch scope.enumValue("filter.ingredientMatch") {
    case "ALL": scope.filter("\(recipe).ingredient_ids @> ingredient_set(\(chosen))")
    case "MOST":
        scope.filter("\(recipe).ingredient_ids && ingredient_set(\(chosen))")
        scope.filter("\(matched(recipe, chosen)) >= (distinct_count(\(chosen)) + 1) / 2")
    default: scope.filter("\(recipe).ingredient_ids && ingredient_set(\(chosen))")
    }
}

/// The numbers of the chosen ingredients; nil when none is chosen.
private func chosenIngredients(_ scope: Scope) throws(PlanError) -> SQL? {
    try scope.ids("filter.ingredientIds", of: "ingredient", atMost: 50)
}

/// How many of the chosen ingredients a recipe has.
private func matched(_ recipe: Alias, _ chosen: SQL) -> SQL { "icount(\(recipe).ingredient_ids & ingredient_set(\(chosen)))" }

/// How many ingredients of a recipe are not chosen.
private func missing(_ recipe: Alias, _ chosen: SQL) -> SQL { "\(recipe).ingredient_count - \(matched(recipe, chosen))" }

/// `RecipeOrder`.
let recipeOrders = Orders.by(
    [
        "BEST_MATCH": .descending { scope throws(PlanError) in
            guard let chosen = try chosenIngredients(scope) else { return [newest] }
            return mostMatched(chosen)
        },
        "NEWEST": .descending { _ in [newest] },
        "TITLE": .ascending { scope in [.alphabetical("title", in: scope.language)] },
        "CALORIES": .ascending { _ in [.ascending(.numeric) { "\($0).serving_calories" }] },
        "PROTEIN": .ascending { _ in [.ascending(.numeric) { "\($0).serving_protein_g" }] },
        "CARBS": .ascending { _ in [.ascending(.numeric) { "\($0).serving_carbs_g" }] },
        "COST": .ascending { _ in [.ascending(.bigint) { "\($0).serving_cost_minor" }] },
        "MINUTES": .ascending { _ in [.ascending(.integer) { "\($0).minutes" }] },
        "RATING": .descending { _ in [rating] },
    ],
    // Wrong ids were refused by the filter.
    default: { scope in (try? chosenIngredients(scope)) == nil ? "NEWEST" : "BEST_MATCH" }
)

/// Among recipes with as many matches, those with the fewest ingredients miss the fewest.
private func mostMatched(_ chosen: SQL) -> [SortKey] {
    [.descending(.integer) { matched($0, chosen) }, .ascending(.integer) { "\($0).ingredient_count" }]
}

private let rating = SortKey.descending(.numeric) { "coalesce(\($0).average_stars, 0)" }
private let newest = SortKey.descending(.timestamp) { "\($0).created_at" }

/// By name, in the alphabet of the request's language.
private let ingredientOrders = Orders.fixed { scope in [.alphabetical("name", in: scope.language)] }
