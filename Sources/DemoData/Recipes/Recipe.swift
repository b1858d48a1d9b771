/// A recipe as the demo data describe it.
struct Recipe: Sendable {
    struct Line: Sendable {
        /// The place of the ingredient in the table.
        let ingredient: Int
        /// In thousandths.
        let quantity: Int
        let unit: MeasurementUnit
        /// In hundredths, computed from quantity and unit.
        let grams: Int
        let note: Bilingual?
    }

    let slug: String
    let cuisine: String
    let title: Bilingual
    let description: Bilingual
    let mealTypes: [String]
    let servings: Int
    let prepMinutes: Int
    let cookMinutes: Int
    let lines: [Line]
    let steps: [Bilingual]
}

extension Recipe {
    /// The diets that follow from what is in it; those that follow from nutrients are worked out where the totals are, in SQL.
    func dietsByIngredients(_ table: IngredientTable) -> [String] {
        let ingredients = lines.map { table.ingredients[$0.ingredient] }
        let allergens = Set(ingredients.flatMap(\.allergens))
        let origin = ingredients.map(\.origin).max() ?? .plant
        var diets: [String] = []
        if !allergens.contains("MILK") { diets.append("DAIRY_FREE") }
        if !allergens.contains("GLUTEN") { diets.append("GLUTEN_FREE") }
        if origin <= .fish { diets.append("PESCATARIAN") }
        if origin == .plant { diets.append("VEGAN") }
        if origin <= .vegetarian { diets.append("VEGETARIAN") }
        return diets
    }
}
