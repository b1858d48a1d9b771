import Testing

@testable import DemoData

@Suite("Cholesterol, minerals and vitamins of the demo data")
struct MicronutrientTests {
    private let ingredients: [Ingredient]

    init() throws { ingredients = try IngredientTable().ingredients }

    /// The amount in 100 g, in the nutrient's unit.
    private func amount(_ nutrient: Micronutrient, in ingredient: Ingredient) -> Double {
        guard let place = Micronutrient.allCases.firstIndex(of: nutrient) else { return 0 }
        return Double(ingredient.micronutrients[place]) / 1_000
    }

    private func slugs(_ condition: (Ingredient) -> Bool) -> [String] { ingredients.filter(condition).map(\.slug) }

    /// The maximum amounts in foods of these tables according to food tables: dried algae, liver, yolk, red palm oil, spices.
    private static let most: [Micronutrient: Double] = [
        .cholesterol: 1_100, .potassium: 6_500, .calcium: 6_000, .iron: 70, .vitaminA: 5_000, .vitaminC: 250, .vitaminD: 20,
    ]

    @Test("amounts are plausible for foods", arguments: Micronutrient.allCases)
    func bounds(nutrient: Micronutrient) throws {
        let most = try #require(Self.most[nutrient])
        #expect(slugs { amount(nutrient, in: $0) > most } == [])
        #expect(slugs { amount(nutrient, in: $0) > 0 }.count >= 30)
    }

    @Test("all minerals fit into the weight besides protein, carbohydrates and fat")
    func room() {
        let crowded = slugs { ingredient in
            let values = ingredient.nutrients
            let minerals = (amount(.potassium, in: ingredient) + amount(.calcium, in: ingredient) + Double(values.sodium) / 100) / 1_000
            return Double(values.protein + values.carbs + values.fat + values.alcohol) / 100 + minerals > 105
        }
        #expect(crowded == [])
    }

    @Test("only animal products contain cholesterol, and all meat, fish and cheese does")
    func cholesterol() {
        #expect(slugs { $0.origin == .plant && amount(.cholesterol, in: $0) > 0 } == [])
        #expect(slugs { ["MEAT", "SEAFOOD"].contains($0.aisle) && amount(.cholesterol, in: $0) < 10 } == [])
        #expect(slugs { $0.aisle == "DAIRY_AND_EGGS" && $0.nutrients.fat > 5_00 && amount(.cholesterol, in: $0) < 20 } == [])
    }

    @Test("only animal products, mushrooms and fortified foods contain vitamin D, oily fish the most")
    func vitaminD() {
        let plants = slugs { $0.origin == .plant && amount(.vitaminD, in: $0) > 0 }
        #expect(plants.sorted() == ["almond-milk", "mushrooms", "shiitake"])
        let best = ingredients.filter { amount(.vitaminD, in: $0) >= 7 }
        #expect(best.count >= 5)
        #expect(best.filter { $0.origin != .fish }.map(\.slug) == [])
    }

    @Test("vitamin C is high in citrus fruit and peppers, and low in grains, oils, cheese and eggs")
    func vitaminC() {
        let fresh: Set = ["lemon", "lime", "orange", "grapefruit", "red-pepper", "green-pepper", "strawberries", "broccoli", "kale"]
        #expect(slugs { fresh.contains($0.slug) && amount(.vitaminC, in: $0) < 25 } == [])
        #expect(slugs { ["GRAINS_AND_PASTA", "DAIRY_AND_EGGS"].contains($0.aisle) && amount(.vitaminC, in: $0) > 3 } == ["cassava-flour"])
        #expect(slugs { $0.nutrients.fat > 95_00 && amount(.vitaminC, in: $0) > 0 } == [])
    }

    @Test("vitamin A is high in orange vegetables, leaves and liver")
    func vitaminA() {
        let rich: Set = ["carrot", "sweet-potato", "pumpkin", "butternut-squash", "spinach", "kale", "chicken-livers", "butter"]
        #expect(slugs { rich.contains($0.slug) && amount(.vitaminA, in: $0) < 200 } == [])
        #expect(slugs { $0.aisle == "LEGUMES" && amount(.vitaminA, in: $0) > 10 } == [])
    }

    @Test("calcium is high in cheese, iron in pulses, liver and spices, potassium in nearly all fresh vegetables")
    func minerals() {
        let cheeses: Set = ["cheddar", "mozzarella", "parmesan", "gruyere", "emmental", "manchego", "feta", "halloumi"]
        #expect(slugs { cheeses.contains($0.slug) && amount(.calcium, in: $0) < 400 } == [])
        #expect(slugs { $0.slug.hasSuffix("lentils") && amount(.iron, in: $0) < 6 } == [])
        #expect(slugs { $0.aisle == "PRODUCE" && amount(.potassium, in: $0) < 70 } == [])
        #expect(slugs { $0.nutrients.fat > 95_00 && amount(.potassium, in: $0) > 30 } == [])
    }

    @Test("sodium is high in salted foods and low in fresh ones")
    func sodium() {
        let salted = ["salt", "soy-sauce", "tamari", "fish-sauce", "miso", "shrimp-paste", "anchovies", "capers", "baking-soda"]
        #expect(Set(salted).isSubset(of: slugs { $0.nutrients.sodium > 2_000_00 }))
        #expect(slugs { ["PRODUCE", "NUTS_AND_SEEDS"].contains($0.aisle) && $0.nutrients.sodium > 250_00 } == [])
    }
}
