import Importing
import Postgres

/// The stored facts of a food from any source.
struct FoodFacts {
    var key = ""
    /// `EN` or `ES`.
    var language = "EN"
    var name = ""
    /// A value of `Aisle`.
    var aisle = "OTHER"
    /// The amounts in 100 g: calories, protein, carbs, sugar, fibre, fat, saturated fat, sodium.
    var nutrients: [Double] = []
    var micronutrients: [(nutrient: String, amount: Double)] = []
    /// The weight of one of each unit.
    var measures: [(unit: String, grams: Double)] = []

    /// Returns the food as rows of `FoodTarget.tables`.
    func staged(by provider: String) -> StagedRecord {
        StagedRecord(key: key) { rows in
            rows.add(to: 0) { row in
                for text in [provider, key, language, name, aisle] { row.append(text) }
                for amount in nutrients { row.append(amount.rounded(to: 2)) }
            }
            for (nutrient, amount) in micronutrients {
                rows.add(to: 1) { row in
                    row.append(nutrient)
                    row.append(amount.rounded(to: 3))
                }
            }
            for (unit, grams) in measures {
                rows.add(to: 2) { row in
                    row.append(unit)
                    row.append(grams.rounded(to: 6))
                }
            }
        }
    }
}
