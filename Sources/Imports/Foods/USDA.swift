public import Importing
import JSON

/// Foods of the USDA's FoodData Central: downloads of Foundation Foods, SR Legacy, branded and survey foods, and answers of its API.
///
/// Source: https://fdc.nal.usda.gov/api-spec/fdc_api.html
public struct USDA: ImportFormat {
    /// Each kind of food has its own list in downloads. The API answers a search with `foods`, and otherwise one food or a list.
    public let layout = RecordLayout.json(
        lists: ["FoundationFoods", "SRLegacyFoods", "BrandedFoods", "SurveyFoods", "foods"],
        takesObjects: true
    )

    static let provider = "usda"

    private let aisles = CategoryAisles(names: Self.categories, mixed: Self.mixedCategories, words: Self.aisles)

    /// Reads foods.
    public init() {}

    /// Returns the stored facts of a food.
    public func read(_ content: SourceRecord.Content) throws(RecordProblem) -> StagedRecord? {
        let food = JSONField(try content.object(), at: "")
        var facts = FoodFacts()
        guard let id = food["fdcId"].value?.int, id > 0 else { throw RecordProblem("“fdcId” is missing: the food's number is needed") }
        facts.key = String(id)
        facts.name = try name(food)
        facts.aisle = category(food).map { aisles.aisle(of: $0, food: facts.name) } ?? "OTHER"
        try readNutrients(food["foodNutrients"], &facts)
        facts.measures = FoodPortions(food["foodPortions"]).measures
        return facts.staged(by: Self.provider)
    }

    /// Appends the brand, which distinguishes branded foods of the same name.
    private func name(_ food: JSONField) throws(RecordProblem) -> String {
        let description = try food["description"].requiredText("the name of the food")
        guard let brand = food["brandName"].text ?? food["brandOwner"].text else { return String(description.prefix(200)) }
        return String("\(description), \(brand)".prefix(200))
    }

    private func category(_ food: JSONField) -> String? {
        food["foodCategory"]["description"].text ?? food["foodCategory"].text ?? food["brandedFoodCategory"].text
            ?? food["wweiaFoodCategory"]["wweiaFoodCategoryDescription"].text
    }

    private func readNutrients(_ list: JSONField, _ facts: inout FoodFacts) throws(RecordProblem) {
        guard let value = list.value, value.kind == .array else {
            throw RecordProblem("“foodNutrients” is missing: a list of nutrients per 100 g is needed")
        }
        var amounts: [String: (amount: Double, unit: String)] = [:]
        value.forEachItem { item in
            let nutrient = item["nutrient"]
            guard let number = (nutrient?["number"] ?? item["number"])?.withUTF8(Self.number) ?? nil,
                let amount = (item["amount"] ?? item["value"])?.double
            else { return }
            amounts[number] = (amount, (nutrient?["unitName"] ?? item["unitName"])?.string ?? "")
        }
        facts.nutrients = try Self.mainNutrients(amounts)
        for fact in Self.micronutrients where facts.micronutrients.last?.nutrient != fact.nutrient {
            guard let reported = amounts[fact.code], let unit = NutrientUnit(named: reported.unit) else { continue }
            let amount = unit.amount(reported.amount, in: fact.unit)
            guard (0..<1_000_000).contains(amount) else {
                throw RecordProblem("the nutrient \(fact.code) is \(reported.amount) \(reported.unit): an amount per 100 g is needed")
            }
            facts.micronutrients.append((fact.nutrient, amount))
        }
    }

    /// Returns calories, protein, carbs, sugar, fibre, fat, saturated fat and sodium.
    private static func mainNutrients(_ amounts: [String: (amount: Double, unit: String)]) throws(RecordProblem) -> [Double] {
        func grams(_ numbers: [String], _ name: String) throws(RecordProblem) -> Double? {
            guard let reported = numbers.lazy.compactMap({ amounts[$0] }).first else { return nil }
            // Carbohydrates are calculated by difference, so they can be slightly negative.
            let amount = (NutrientUnit(named: reported.unit) ?? .gram).amount(reported.amount, in: .gram)
            guard (-5...100.5).contains(amount) else {
                throw RecordProblem(
                    "\(name) (nutrient \(numbers[0])) is \(reported.amount) \(reported.unit): an amount from 0 to 100 g per 100 g is needed"
                )
            }
            return min(max(amount, 0), 100)
        }
        func required(_ numbers: [String], _ name: String) throws(RecordProblem) -> Double {
            guard let amount = try grams(numbers, name) else {
                throw RecordProblem(
                    "\(name) (nutrient \(numbers[0])) is missing: energy can be calculated, but protein, fat and carbohydrates cannot"
                )
            }
            return amount
        }
        let protein = try required(["203"], "protein")
        let carbs = try required(["205", "205.2"], "carbohydrates")
        let fat = try required(["204", "298"], "fat")
        let reported = ["208", "958", "957"].lazy.compactMap { amounts[$0]?.amount }.first
        // Atwater's general factors.
        let calories = reported ?? min(4 * protein + 4 * carbs + 9 * fat, 910)
        guard (0...910).contains(calories) else {
            throw RecordProblem("energy (nutrient 208) is \(calories): an amount from 0 to 910 kcal per 100 g is needed")
        }
        let sodium = amounts["307"].map { (NutrientUnit(named: $0.unit) ?? .milligram).amount($0.amount, in: .milligram) } ?? 0
        guard (0...40_000).contains(sodium) else {
            throw RecordProblem("sodium (nutrient 307) is \(sodium) mg: an amount from 0 to 40000 mg per 100 g is needed")
        }
        // A part cannot exceed its whole, but different methods of measurement can give such values.
        let sugar = min(try grams(["269", "269.3"], "sugars") ?? 0, carbs)
        let fiber = min(try grams(["291", "293"], "fibre") ?? 0, carbs)
        let saturated = min(try grams(["606"], "saturated fat") ?? 0, fat)
        return [calories, protein, carbs, sugar, fiber, fat, saturated, sodium]
    }
}
