import Foundation
import Importing
import Imports
import Postgres
import TestSupport
import Testing

@Suite("Facts of foods from FoodData Central", .tags(.database), .removesDatabases)
struct FoodFactsTests {
    /// A food with its category and the texts and grams of its portions.
    private struct Food {
        var name = "Food"
        var category = "Snacks"
        var portions: [(text: String, grams: Double)] = []
    }

    /// Imports foods.
    ///
    /// Returns the database; the key of a food is its place, from 1.
    private func imported(_ foods: [Food]) throws -> ImportSupport {
        let support = try ImportSupport(hasDemoData: false)
        let list = foods.enumerated().map { place, food in
            [
                "fdcId": place + 1, "description": "\(food.name) \(place)",
                "wweiaFoodCategory": ["wweiaFoodCategoryDescription": food.category],
                "foodNutrients": ["203", "204", "205"].map {
                    ["nutrient": ["number": $0, "unitName": "g"], "amount": 1.0] as [String: Any]
                },
                "foodPortions": food.portions.map {
                    [
                        "measureUnit": ["name": "undetermined"], "modifier": "10205", "portionDescription": $0.text, "gramWeight": $0.grams,
                    ] as [String: Any]
                },
            ] as [String: Any]
        }
        let text = try JSONSerialization.data(withJSONObject: ["SurveyFoods": list])
        let outcome = try support.run(USDA(), into: FoodTarget.usda, text: String(decoding: text, as: UTF8.self))
        #expect(outcome.report.counts == [foods.count, 0, 0, 0], "\(outcome.messages)")
        return support
    }

    private static let aisles = [
        ("Fruits and Fruit Juices", "Figs, raw", "PRODUCE"), ("Fruits and Fruit Juices", "Apple juice, canned", "BEVERAGES"),
        ("Vegetables and Vegetable Products", "Kale, raw", "PRODUCE"), ("Soups, Sauces, and Gravies", "Sauce, hoisin", "OILS_AND_SAUCES"),
        ("Soups, Sauces, and Gravies", "Soup, onion", "CANNED"), ("White potatoes, baked or boiled", "Potato", "PRODUCE"),
        ("Apples", "Apple", "PRODUCE"), ("Tomatoes", "Tomato", "PRODUCE"), ("Steaks", "Sirloin", "MEAT"),
        ("Nut & Seed Butters", "Almond butter", "NUTS_AND_SEEDS"), ("Dried fruits", "Raisins", "NUTS_AND_SEEDS"),
        ("Iced & Bottle Tea", "Tea", "BEVERAGES"), ("Doughnuts, sweet rolls, pastries", "Doughnut", "BAKERY"),
        ("Cakes, Cupcakes, Snack Cakes", "Cake", "BAKERY"), ("Vegetable & Cooking Oils", "Oil", "OILS_AND_SAUCES"),
        ("Butter & Spread", "Butter", "DAIRY_AND_EGGS"), ("Herbs & Spices", "Basil", "SPICES"), ("Invented things", "Thing", "OTHER"),
    ]

    @Test("categories lead to aisles by the source's own list and by whole words")
    func categories() throws {
        let support = try imported(Self.aisles.map { Food(name: $0.1, category: $0.0) })
        let aisles = try support.session.query(
            "SELECT aisle::text FROM ingredient JOIN ingredient_source ON ingredient_id = ingredient.id ORDER BY key::integer"
        ).decode(String.self)
        #expect(aisles.count == Self.aisles.count)
        for (aisle, expected) in zip(aisles, Self.aisles) { #expect(aisle == expected.2, "\(expected)") }
    }

    private static let measures: [(portions: [(String, Double)], measures: String?)] = [
        ([("1/2 cup", 79)], "CUP 158"), ([("2 tablespoons", 30)], "TABLESPOON 15"), ([("1-1/2 cups", 240)], "CUP 160"),
        ([("1 1/2 cups", 240)], "CUP 160"), ([("½ cup", 60)], "CUP 120"), ([("1½ cups", 240)], "CUP 160"), ([("0.25 cup", 30)], "CUP 120"),
        ([("cup, sliced", 110)], "CUP 110"), ([("1 slice", 28)], "SLICE 28"), ([("1 medium slice", 28)], "SLICE 28"),
        ([("1 small wedge", 30)], nil), ([("1 medium (2-3/4\" dia)", 182)], "PIECE 182"), ([("Quantity not specified", 100)], nil),
        ([("1 large egg", 50)], "PIECE 50"), ([("0 cups", 10)], nil), ([("1/0 cup", 10)], nil),
        // Of several sizes, the medium one, then one without a size, then the first.
        ([("1 small", 165), ("1 medium", 200), ("1 large", 242), ("1 cup, sliced", 110)], "CUP 110, PIECE 200"),
        ([("1 medium", 200), ("1 small", 165)], "PIECE 200"), ([("1 small", 165), ("1 fruit", 180), ("1 large", 242)], "PIECE 180"),
        ([("1 small", 165), ("1 large", 242)], "PIECE 165"),
    ]

    @Test("portions are the weight of one unit, whatever their amount and size")
    func portions() throws {
        let support = try imported(Self.measures.map { Food(portions: $0.portions) })
        for (place, expected) in Self.measures.enumerated() {
            let measures = try support.value(
                """
                SELECT string_agg(unit || ' ' || trim_scale(grams), ', ' ORDER BY unit::text) FROM ingredient_measure
                JOIN ingredient_source USING (ingredient_id) WHERE key = '\(place + 1)'
                """
            )
            #expect(measures == expected.measures, "\(expected)")
        }
    }
}
