public import Planner
import SearchText

/// The queries of recipes.
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
        fields: { recipeFacets },
        filter: { recipe, scope throws(PlanError) in
            filterByFacets(recipe, scope)
            try filterWithoutFacets(recipe, scope)
        }
    )
    suggestedRecipes
    connection("ingredients", "Ingredient", orders: ingredientOrders, search: ingredientSearch, filter: ingredientFilter)
}

/// The search for recipes.
///
/// If ingredients are chosen, equally good matches are sorted by the number of chosen ingredients that they have. Otherwise they are
/// sorted by rating, the best first.
let recipeSearch = search("filter.search", in: "'{RECIPES}'", limitedBy: recipeLimits) { scope throws(PlanError) in
    guard let chosen = try chosenIngredients(scope) else { return [rating] }
    return mostMatched(chosen)
}

/// The properties of recipes that limits in a search filter.
let recipeLimits = SearchLimits([
    .minutes: { recipe, bound, value in "\(recipe).is_time_known AND \(recipe).minutes \(bound.comparison) \(value)" },
    .calories: { recipe, bound, value in "\(recipe).is_nutrition_known AND \(recipe).serving_calories \(bound.comparison) \(value)" },
    .price: { recipe, bound, value in "\(recipe).serving_cost_minor \(bound.comparison) \(cents(value))" },
])

/// Shorter names come first: “Tomato” before “Tomato paste”.
private let ingredientSearch = search("search", in: "'{INGREDIENTS}'") { scope in
    let language = scope.language
    return [.ascending(.integer) { "length(\($0.text("name", in: language)))" }, .alphabetical("name", in: language)]
}

/// The arguments of `Query.ingredients`.
private let ingredientFilter: ConnectionBinding.Filter = { ingredient, scope throws(PlanError) in
    scope.filter("aisle", as: .enumeration("aisle")) { "\(ingredient).aisle = \($0)" }
}

/// The fields of `RecipeFilter` that have a facet.
private func filterByFacets(_ recipe: Alias, _ scope: Scope) {
    scope.filter("filter.cuisine", as: .enumeration("cuisine")) { "\(recipe).cuisine = \($0)" }
    scope.filter("filter.mealType", as: .enumeration("meal_type")) { "\(recipe).meal_types @> ARRAY[\($0)]" }
    scope.filter("filter.diets", as: .enumerationArray("diet")) { "\(recipe).diets @> \($0)" }
    scope.filterRange("filter.calories", "\(recipe).serving_calories")
    scope.filterRange("filter.proteinG", "\(recipe).serving_protein_g")
    scope.filterRange("filter.carbsG", "\(recipe).serving_carbs_g")
    scope.filterRange("filter.sugarG", "\(recipe).serving_sugar_g")
    scope.filterRange("filter.fiberG", "\(recipe).serving_fiber_g")
    scope.filterRange("filter.fatG", "\(recipe).serving_fat_g")
}

/// The fields of `RecipeFilter` without a facet, except the search.
func filterWithoutFacets(_ recipe: Alias, _ scope: Scope) throws(PlanError) {
    scope.filter("filter.excludeAllergens", as: .enumerationArray("allergen")) { "NOT \(recipe).allergens && \($0)" }
    if let excluded = try scope.ids("filter.excludeIngredientIds", of: "ingredient", atMost: 100) {
        let made: SQL = "ARRAY(SELECT made.id FROM made_from(ingredient_set(\(excluded))) AS made ORDER BY made.id)"
        scope.filter("NOT \(recipe).ingredient_ids && \(made)")
    }
    scope.filter("filter.diabetesFriendly", as: .boolean) { "\(recipe).diabetes_friendly = \($0)" }
    scope.filterRange("filter.saturatedFatG", "\(recipe).serving_saturated_fat_g")
    scope.filterRange("filter.sodiumMg", "\(recipe).serving_sodium_mg")
    // Compared in whole cents, so that the bare column can use an index.
    scope.filter("filter.costPerServing.min", as: .numeric) { "\(recipe).serving_cost_minor >= ceil(\(cents($0)))::bigint" }
    scope.filter("filter.costPerServing.max", as: .numeric) { "\(recipe).serving_cost_minor <= floor(\(cents($0)))::bigint" }
    scope.filter("filter.maxMinutes", as: .integer) { "\(recipe).minutes <= \($0)" }
    try matchIngredients(recipe, scope)
}

/// Dollars in cents, limited to the range of a `bigint`.
///
/// Amounts below −1 cent become −1 cent.
private func cents(_ dollars: SQL) -> SQL { "least(greatest(\(dollars) * 100, -1), 9e18)" }

/// Keeps recipes with enough of the chosen ingredients.
private func matchIngredients(_ recipe: Alias, _ scope: Scope) throws(PlanError) {
    guard let chosen = try chosenIngredients(scope) else { return }
    scope.markPageExpensive()
    switch scope.enumValue("filter.ingredientMatch") {
    case "ALL": scope.filter("\(recipe).ingredient_ids @> ingredient_set(\(chosen))")
    case "MOST":
        scope.filter("\(recipe).ingredient_ids && ingredient_set(\(chosen))")
        scope.filter("\(matched(recipe, chosen)) >= (distinct_count(\(chosen)) + 1) / 2")
    default: scope.filter("\(recipe).ingredient_ids && ingredient_set(\(chosen))")
    }
}

/// The numbers of the chosen ingredients.
///
/// Nil if none are chosen.
private func chosenIngredients(_ scope: Scope) throws(PlanError) -> SQL? {
    try scope.ids("filter.ingredientIds", of: "ingredient", atMost: 50)
}

/// The number of chosen ingredients in a recipe.
private func matched(_ recipe: Alias, _ chosen: SQL) -> SQL { "icount(\(recipe).ingredient_ids & ingredient_set(\(chosen)))" }

/// The number of a recipe's ingredients that are not chosen.
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
        "SUGAR": .ascending { _ in [.ascending(.numeric) { "\($0).serving_sugar_g" }] },
        "FIBER": .ascending { _ in [.ascending(.numeric) { "\($0).serving_fiber_g" }] },
        "FAT": .ascending { _ in [.ascending(.numeric) { "\($0).serving_fat_g" }] },
        "COST": .ascending { _ in [.ascending(.bigint) { "\($0).serving_cost_minor" }] },
        "MINUTES": .ascending { _ in [.ascending(.integer) { "\($0).minutes" }] },
        "RATING": .descending { _ in [rating] },
    ],
    // The filter has already rejected invalid ids.
    default: { scope in (try? chosenIngredients(scope)) == nil ? "NEWEST" : "BEST_MATCH" }
)

/// The most matches first.
///
/// Among recipes with equally many matches, those with the fewest ingredients come first, because they lack the fewest.
private func mostMatched(_ chosen: SQL) -> [SortKey] {
    [.descending(.integer) { matched($0, chosen) }, .ascending(.integer) { "\($0).ingredient_count" }]
}

private let rating = SortKey.descending(.numeric) { "coalesce(\($0).average_stars, 0)" }
private let newest = SortKey.descending(.timestamp) { "\($0).created_at" }

/// The order by name, in the alphabet of the request's language.
private let ingredientOrders = Orders.fixed { scope in [.alphabetical("name", in: scope.language)] }
