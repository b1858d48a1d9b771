import Importing
import Postgres

/// The stored facts of a recipe from any source.
struct RecipeFacts {
    var key = ""
    /// `EN` or `ES`.
    var language = ""
    var title = ""
    var description = ""
    var picture: Picture?
    /// A value of `Cuisine`.
    var cuisine = "OTHER"
    /// Values of `MealType`, in the order of the enum.
    var mealTypes: [String] = []
    /// Values of `Diet` that don't depend on nutrients.
    var diets: [String] = []
    /// Nil if the source gives no number.
    var servings: Int?
    /// Nil if the source gives no time.
    var minutes: Int?
    /// The minutes of preparation, which are a part of `minutes`.
    var preparationMinutes = 0
    /// The amounts in the whole recipe: calories, protein, carbs, sugar, fibre, fat, saturated fat, sodium.
    ///
    /// Nil if the source gives none.
    var nutrients: [Double?] = []
    var micronutrients: [(nutrient: String, amount: Double)] = []
    var sourceName: String?
    var sourceURL: String?
    var labels = Labels()
    /// Values of `Allergen` that the source does not exclude, or nil if it excludes none.
    var allergens: [String]?
    var lines: [Line] = []
    /// Lines that could not be read, such as headings.
    var unreadLines: [String] = []
    var steps: [String] = []

    struct Picture {
        var address: String
        /// The address without the query, which changes with each response.
        var lastingAddress: String
        var size: (width: Int, height: Int)?
    }

    /// The source's labels, verbatim.
    struct Labels {
        var diets: [String] = []
        var health: [String] = []
        var cautions: [String] = []
        var cuisines: [String] = []
        var meals: [String] = []
    }

    struct Line {
        /// The source's id for the food.
        var foodKey: String
        var food: String
        /// A value of `Aisle`.
        var aisle: String
        var amount: LineAmount
        var text: String?
        var measure: String?
        var category: String?
        /// Sizes, preparation and comments, in the language of the recipe.
        var note: String?
    }

    /// The number of servings of a recipe that names none.
    static let usualServings = 4

    /// Limits sugar and fibre to the carbohydrates, and saturated fat to the fat, because sources measure or round them differently.
    mutating func limitParts() {
        for (part, whole) in [(3, 2), (4, 2), (6, 5)] {
            if let amount = nutrients[part], let limit = nutrients[whole] { nutrients[part] = min(amount, limit) }
        }
    }

    /// Returns the recipe as rows of `RecipeTarget.tables`.
    func staged(by provider: RecipeProvider) -> StagedRecord {
        StagedRecord(key: key) { rows in
            rows.add(to: 0) { row in
                for text in [provider.key, key, language, title, description] { row.append(text) }
                row.append(picture?.lastingAddress)
                row.append(cuisine)
                row.append(elements: mealTypes)
                row.append(elements: diets)
                for number in [servings, minutes, preparationMinutes] {
                    if let number { row.append(number) } else { row.appendNull() }
                }
                for amount in nutrients {
                    if let amount { row.append(amount.rounded(to: 2)) } else { row.appendNull() }
                }
                row.append(elements: micronutrients.map(\.nutrient))
                row.append(elements: micronutrients.map { "\($0.amount.rounded(to: 3))" })
                row.append(sourceName)
                row.append(sourceURL)
                for list in [labels.diets, labels.health, labels.cautions, labels.cuisines, labels.meals] { row.append(elements: list) }
                if let allergens { row.append(elements: allergens) } else { row.appendNull() }
                row.append(elements: unreadLines)
            }
            for (index, line) in lines.enumerated() {
                rows.add(to: 1) { row in
                    row.append(index + 1)
                    for text in [line.foodKey, line.food, line.aisle] { row.append(text) }
                    row.append(line.amount.quantity)
                    row.append(line.amount.unit)
                    if let grams = line.amount.grams { row.append(grams) } else { row.appendNull() }
                    row.append(line.amount.isEstimated)
                    for text in [line.text, line.measure, line.category, line.note] { row.append(text) }
                }
            }
            for (index, step) in steps.enumerated() {
                rows.add(to: 2) { row in
                    row.append(index + 1)
                    row.append(step)
                }
            }
            if let picture {
                rows.add(to: 3, counts: false) { row in
                    row.append(picture.address)
                    if let size = picture.size {
                        row.append(size.width)
                        row.append(size.height)
                    } else {
                        row.appendNull()
                        row.appendNull()
                    }
                }
            }
        }
    }
}
