/// A recipe of the demo data.
struct Recipe: Sendable {
    struct Line: Sendable {
        /// The index of the ingredient in the table.
        let ingredient: Int
        /// The quantity in thousandths.
        let quantity: Int
        let unit: MeasurementUnit
        /// The weight in hundredths of a gram, computed from quantity and unit.
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
    /// The diets that follow from the ingredients alone.
    ///
    /// SQL computes the diets that follow from nutrients, because it has the totals.
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
