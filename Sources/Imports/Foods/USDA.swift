public import Importing
import JSON

/// Foods of the USDA's FoodData Central: downloads of Foundation Foods, SR Legacy, branded and survey foods, and answers of its API.
///
/// Source: https://fdc.nal.usda.gov/api-spec/fdc_api.html
public struct USDA: ImportFormat {
    /// Each kind of food has its own list in downloads.
    ///
    /// The API answers a search with `foods`, and otherwise one food or a list.
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
        guard let id = food["fdcId"].value?.int ?? food["fdcId"].text.flatMap({ Int64($0) }), id > 0 else {
            if let message = food["error"]["message"].text { throw RecordProblem("the source reports: \(message.prefix(200))") }
            throw RecordProblem("“fdcId” is missing: the food's number is needed")
        }
        facts.key = String(id)
        facts.name = try name(food)
        let category = category(food)
        facts.aisle = category.map { aisles.aisle(of: $0, food: facts.name) } ?? "OTHER"
        try readNutrients(food["foodNutrients"], &facts)
        // Answers to searches have `foodMeasures` instead.
        facts.measures = FoodPortions(food[food["foodPortions"].value == nil ? "foodMeasures" : "foodPortions"]).measures
        // Labels of branded foods give the amounts of 100 ml if the serving is a volume.
        if let unit = food["servingSizeUnit"].text, Self.volumes.contains(unit.lowercased()) {
            guard let liquid = Self.liquid(of: category ?? "", in: facts.aisle) else { throw Liquid.problem("servingSizeUnit", unit) }
            liquid.convert(&facts)
        }
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
            // Downloads have an object, abridged foods `number`, and answers to searches `nutrientNumber`.
            guard let number = (nutrient?["number"] ?? item["number"] ?? item["nutrientNumber"])?.withUTF8(Self.number) ?? nil,
                let amount = (item["amount"] ?? item["value"])?.double
            else { return }
            amounts[number] = (amount, (nutrient?["unitName"] ?? item["unitName"])?.string ?? "")
        }
        facts.nutrients = try Self.panel(of: amounts).amounts()
        for fact in Self.micronutrients where facts.micronutrients.last?.nutrient != fact.nutrient {
            guard let reported = amounts[fact.code], let unit = NutrientUnit(named: reported.unit) else { continue }
            let amount = unit.amount(reported.amount, in: fact.unit)
            guard (0..<1_000_000).contains(amount) else {
                throw RecordProblem("the nutrient \(fact.code) is \(reported.amount) \(reported.unit): an amount per 100 g is needed")
            }
            facts.micronutrients.append((fact.nutrient, amount))
        }
    }

    /// The main nutrients by their numbers.
    ///
    /// If two numbers denote the same nutrient, the first one present is used.
    private static func panel(of amounts: [String: (amount: Double, unit: String)]) -> NutrientPanel {
        func reported(_ numbers: String..., as name: String) -> NutrientPanel.Reported {
            let found = numbers.lazy.compactMap { amounts[$0] }.first
            return NutrientPanel.Reported("\(name) (nutrient \(numbers[0]))", found?.amount, found?.unit ?? "")
        }
        let energy = ["208", "958", "957"].lazy.compactMap { amounts[$0]?.amount }.first
        return NutrientPanel(
            protein: reported("203", as: "protein"),
            carbs: reported("205", "205.2", as: "carbohydrates"),
            sugar: reported("269", "269.3", as: "sugars"),
            fiber: reported("291", "293", as: "fibre"),
            fat: reported("204", "298", as: "fat"),
            saturated: reported("606", as: "saturated fat"),
            sodium: reported("307", as: "sodium"),
            energyName: "energy (nutrient 208)",
            energy: { _ in energy }
        )
    }
}
