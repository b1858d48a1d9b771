import Importing

/// The nutrition of a serving, in texts such as “270 calories”, “1,130 kJ”, “12 g” or “0.3 g”.
///
/// Source: https://schema.org/NutritionInformation
enum SchemaNutrition {
    /// The properties, in the order of `RecipeFacts.nutrients` without energy, with our unit and the unit of a bare number.
    private static let properties: [(names: [String], unit: NutrientUnit)] = [
        (["proteinContent"], .gram), (["carbohydrateContent"], .gram), (["sugarContent"], .gram), (["fiberContent"], .gram),
        (["fatContent"], .gram), (["saturatedFatContent"], .gram), (["sodiumContent"], .milligram),
    ]

    private static let cholesterol = "cholesterolContent"
    private static let kilojoulesPerCalorie = 4.184

    /// The largest plausible amounts of a serving: kilocalories, and grams or milligrams.
    private static let maximumCalories = 10_000.0
    private static let maximumAmount = 100_000.0

    /// Reads the amounts of a serving into amounts of the whole recipe.
    ///
    /// What is missing or implausible is unknown.
    static func read(_ nutrition: JSONField, _ facts: inout RecipeFacts) {
        let servings = Double(facts.servings ?? RecipeFacts.usualServings)
        facts.nutrients = [calories(nutrition["calories"]).map { $0 * servings }]
        for property in properties {
            let field = property.names.lazy.map { nutrition[$0] }.first { $0.value != nil }
            facts.nutrients.append(field.flatMap { amount($0, property.unit) }.map { $0 * servings })
        }
        // A part cannot exceed its whole.
        facts.limitParts()
        if let amount = amount(nutrition[cholesterol], .milligram) { facts.micronutrients.append(("CHOLESTEROL", amount * servings)) }
    }

    private static func calories(_ field: JSONField) -> Double? {
        guard let amount = field.amount else { return nil }
        let unit = field.text.flatMap { WrittenNumber($0)?.rest.lowercased() } ?? ""
        let isKilojoules = unit.hasPrefix("kj") || unit.hasPrefix("kilojoule")
        let calories = isKilojoules ? amount / kilojoulesPerCalorie : amount
        return (0...maximumCalories).contains(calories) ? calories : nil
    }

    private static func amount(_ field: JSONField, _ unit: NutrientUnit) -> Double? {
        guard let number = field.amount else { return nil }
        let name = field.text.flatMap { WrittenNumber($0)?.rest.prefix(while: \.isLetter) }.map(String.init) ?? ""
        let amount = (NutrientUnit(written: name) ?? unit).amount(number, in: unit)
        return (0...maximumAmount).contains(amount) ? amount : nil
    }
}

extension NutrientUnit {
    /// Looks up a unit as people write it: `g`, `grams`, `gramos`, `mg`, `milligrams`.
    init?(written name: String) {
        let name = name.lowercased()
        if let unit = NutrientUnit(named: name) {
            self = unit
        } else if name.hasPrefix("gram") || name == "gr" {
            self = .gram
        } else if name.hasPrefix("milligram") || name.hasPrefix("miligram") {
            self = .milligram
        } else {
            return nil
        }
    }
}
