import Languages
import Testing

@testable import DemoData

@Suite("Ingredients of the demo data")
struct IngredientTests {
    private let table: IngredientTable

    init() throws { table = try IngredientTable() }

    @Test("has at least 260 ingredients, each with a unique slug and names in both languages")
    func names() {
        #expect(table.ingredients.count >= 260)
        #expect(Set(table.ingredients.map(\.slug)).count == table.ingredients.count)
        #expect(table.ingredients.filter { $0.noun.name.english.isEmpty || $0.noun.name.spanish.isEmpty }.isEmpty)
    }

    @Test("the nutrients of 100 g weigh at most 100 g, and parts do not exceed their totals")
    func nutrients() {
        let impossible = table.ingredients.filter {
            let values = $0.nutrients
            // Sugars and fibre are measured separately: in food tables, too, they may slightly exceed the carbohydrates.
            return values.protein + values.carbs + values.fat + values.alcohol > 101_00 || values.sugar + values.fiber > values.carbs + 1_00
                || values.sugar > values.carbs || values.fiber > values.carbs || values.saturatedFat > values.fat
        }
        #expect(impossible.map(\.slug) == [])
    }

    @Test("ingredients from animals do not count as plants")
    func origins() {
        let animal: Set = ["MILK", "EGGS", "FISH", "CRUSTACEANS", "MOLLUSCS"]
        #expect(table.ingredients.filter { $0.origin == .plant && !animal.isDisjoint(with: $0.allergens) }.map(\.slug) == [])
        #expect(table.ingredients.filter { $0.aisle == "MEAT" && $0.origin != .meat }.map(\.slug) == [])
        #expect(table.ingredients.filter { $0.aisle == "SEAFOOD" && $0.origin != .fish }.map(\.slug) == [])
        #expect(table.ingredients.filter { $0.allergens.contains("FISH") && $0.origin < .fish }.map(\.slug) == [])
    }

    struct Amount: Sendable, CustomTestStringConvertible {
        let quantity: Int
        let unit: MeasurementUnit
        let slug: Substring
        let grams: Int?
        var testDescription: String { "\(quantity) thousandths \(unit) of \(slug)" }
    }

    @Test(
        "computes grams from quantity and unit",
        arguments: [
            Amount(quantity: 1_000, unit: .gram, slug: "salt", grams: 1_00),
            Amount(quantity: 1_500, unit: .kilogram, slug: "potato", grams: 1500_00),
            Amount(quantity: 500_000, unit: .milliliter, slug: "milk", grams: 515_00),
            Amount(quantity: 1_200, unit: .liter, slug: "water", grams: 1200_00),
            Amount(quantity: 1_000, unit: .teaspoon, slug: "salt", grams: 6_00),
            Amount(quantity: 2_000, unit: .tablespoon, slug: "olive-oil", grams: 27_45),
            Amount(quantity: 1_000, unit: .cup, slug: "plain-flour", grams: 124_80),
            Amount(quantity: 2_000, unit: .piece, slug: "onion", grams: 300_00),
            Amount(quantity: 3_000, unit: .clove, slug: "garlic", grams: 15_00),
            Amount(quantity: 4_000, unit: .slice, slug: "bacon", grams: 80_00),
            Amount(quantity: 4_000, unit: .sprig, slug: "basil", grams: 12_00),
            Amount(quantity: 1_000, unit: .pinch, slug: "salt", grams: 38),
            Amount(quantity: 1_000, unit: .clove, slug: "milk", grams: nil),
        ]
    )
    func grams(amount: Amount) throws {
        let ingredient = try table.ingredients[#require(table.position(of: amount.slug))]
        #expect(ingredient.grams(amount.quantity, amount.unit) == amount.grams)
    }
}
