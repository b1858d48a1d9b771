public import Importing
import JSON

/// Products of Open Food Facts: the JSONL and CSV exports, and answers of the API.
///
/// People type the figures from labels, so figures that cannot be true are refused or corrected.
///
/// Source: https://world.openfoodfacts.org/data and https://openfoodfacts.github.io/openfoodfacts-server/api/
public struct OpenFoodFacts: ImportFormat {
    /// A file that does not begin like JSON is the CSV export.
    ///
    /// Its fields are separated by tabs and not quoted.
    public let layout = RecordLayout.detected(
        [
            "{": .json(lists: ["products"], takesObjects: true), "[": .json(lists: ["products"], takesObjects: true),
        ],
        otherwise: .tabbedTable(Self.columns)
    )

    static let provider = "open-food-facts"

    private static let columns: [CSVColumn] =
        [.required("code"), .required("product_name")]
        + (["generic_name", "brands", "quantity", "categories_tags", "countries_tags"] + nutrientColumns).map { .optional($0) }

    private static let nutrientColumns =
        [
            "energy-kcal", "energy-kj", "energy", "proteins", "carbohydrates", "sugars", "fiber", "fat", "saturated-fat", "sodium", "salt",
        ]
        .map { "\($0)_100g" } + micronutrients.map { "\($0.code)_100g" }

    /// Reads products.
    public init() {}

    /// Returns the stored facts of a product, or nil for products that are not food.
    public func read(_ content: SourceRecord.Content) throws(RecordProblem) -> StagedRecord? {
        let product = try Self.product(content)
        if let type = product.text("product_type"), type != "food" { return nil }
        guard let code = product.text("code"), (1...40).contains(code.utf8.count), code.allSatisfy({ $0.isASCII && $0.isNumber }) else {
            throw RecordProblem("“code” is “\(product.text("code")?.prefix(40) ?? "")”: the digits of the barcode are needed")
        }
        var facts = FoodFacts(key: code)
        let categories = product.texts("categories_tags")
        (facts.name, facts.language) = try OpenFoodFactsName(product).checked()
        facts.aisle = Self.aisle(of: categories)
        facts.nutrients = try Self.panel(of: product).amounts()
        try Self.check(facts.nutrients)
        for fact in Self.micronutrients where facts.micronutrients.last?.nutrient != fact.nutrient {
            let reported = try product.amount(fact.code)
            guard let grams = reported.amount, let unit = NutrientUnit(named: reported.unit) else { continue }
            let amount = unit.amount(grams, in: .gram)
            guard (0...100).contains(amount) else {
                throw RecordProblem("\(reported.name) is \(grams): an amount from 0 to 100 g per 100 g is needed")
            }
            facts.micronutrients.append((fact.nutrient, NutrientUnit.gram.amount(amount, in: fact.unit)))
        }
        if let (name, value) = Self.volume(of: product) {
            guard let liquid = Self.liquid(of: categories) else { throw Liquid.problem(name, value) }
            liquid.convert(&facts)
        }
        return facts.staged(by: Self.provider)
    }

    /// Returns the product of a line, or of an answer for one product.
    private static func product(_ content: SourceRecord.Content) throws(RecordProblem) -> OpenFoodFactsProduct {
        if case .row(let row) = content { return .row(row) }
        let object = JSONField(try content.object(), at: "")
        if object["product"].value?.kind == .object { return .object(object["product"]) }
        if object["code"].value == nil || object["product_name"].value == nil, let status = object["status_verbose"].text {
            throw RecordProblem("the source reports: \(status.prefix(200))")
        }
        return .object(object)
    }

    private static func panel(of product: OpenFoodFactsProduct) throws(RecordProblem) -> NutrientPanel {
        var kilojoules = try product.amount("energy-kj").amount
        if kilojoules == nil { kilojoules = try product.amount("energy").amount }
        let energy = ReportedEnergy(kilocalories: try product.amount("energy-kcal").amount, kilojoules: kilojoules)
        guard energy.isReported else {
            throw RecordProblem("\(try product.amount("energy-kcal").name) is missing: the energy of 100 g is needed")
        }
        var sodium = try product.amount("sodium")
        if sodium.amount == nil {
            // By the EU's definition, salt is sodium × 2.5.
            sodium = try product.amount("salt")
            sodium.amount = sodium.amount.map { $0 / 2.5 }
        }
        return NutrientPanel(
            protein: try product.amount("proteins"),
            carbs: try product.amount("carbohydrates"),
            sugar: try product.amount("sugars"),
            fiber: try product.amount("fiber"),
            fat: try product.amount("fat"),
            saturated: try product.amount("saturated-fat"),
            sodium: sodium,
            energyName: try product.amount("energy-kcal").name,
            energy: energy.calories
        )
    }

    /// Checks that the nutrients are not heavier than the food.
    private static func check(_ nutrients: [Double]) throws(RecordProblem) {
        let content = nutrients[1] + nutrients[2] + nutrients[5]
        guard content <= 105 else {
            throw RecordProblem("protein, carbohydrates and fat are \(content.rounded(to: 2)) g: at most 100 g in 100 g are possible")
        }
    }

    /// Returns the field that marks the figures as those of 100 ml, or nil if they are of 100 g.
    ///
    /// The old form has `100g` for both, so the unit of the package decides.
    private static func volume(of product: OpenFoodFactsProduct) -> (name: String, value: String)? {
        if let basis = product.basis, basis == "100ml" {
            return (product.hasAggregatedSet ? "nutrition.aggregated_set.per" : "nutrition_data_per", basis)
        }
        if product.hasAggregatedSet { return nil }
        if let unit = product.text("product_quantity_unit") {
            return volumes.contains(unit.lowercased()) ? ("product_quantity_unit", unit) : nil
        }
        guard let quantity = product.text("quantity") else { return nil }
        let words = quantity.lowercased().split { !$0.isLetter }.map(String.init)
        return words.contains(where: volumes.contains) ? ("quantity", quantity) : nil
    }

    private static let volumes: Set<String> = ["ml", "cl", "dl", "l", "litre", "liter", "litres", "liters", "litro", "litros"]
}
