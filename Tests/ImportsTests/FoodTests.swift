import Importing
import Imports
import Postgres
import TestSupport
import Testing

@Suite("Foods from FoodData Central", .tags(.database), .removesDatabases)
struct FoodTests {
    private static let samples = ["foundation.json", "srlegacy.json", "branded.json", "survey.json"].map(ImportSupport.sample)
    private static let tables = ["ingredient", "ingredient_nutrient", "ingredient_measure", "ingredient_source", "recipe"]

    private func imported() throws -> ImportSupport {
        let support = try ImportSupport()
        let outcome = try support.run(USDA(), into: FoodTarget.usda, Self.samples)
        #expect(outcome.report.counts == [5, 0, 0, 0])
        #expect(outcome.messages == [])
        return support
    }

    struct Kept: Sendable {
        let food: Int
        let facts: String
        let nutrients: String?
        let measures: String?
    }

    static let facts = [
        Kept(
            food: 321_360,
            facts: "Tomatoes, grape, raw|PRODUCE|31.00|0.83|5.51|0.00|2.10|0.63|0.00|6.00",
            nutrients: "POTASSIUM 260.000, FOLATE 10.000",
            measures: "CUP 152.000000"
        ),
        // Calculates energy by Atwater's factors. Carbohydrates by difference are at least 0, sugar does not exceed them, and vitamins in
        // IU are ignored.
        Kept(
            food: 323_604,
            facts: "Egg, dried|DAIRY_AND_EGGS|550.60|48.10|0.00|0.00|0.00|39.80|0.00|0.00",
            nutrients: nil,
            measures: nil
        ),
        Kept(
            food: 173_944,
            facts: "Bananas, raw|PRODUCE|89.00|1.09|22.84|12.23|0.00|0.33|0.00|0.00",
            nutrients: "VITAMIN_C 8.700",
            measures: "CUP 225.000000, PIECE 118.000000"
        ),
        // Its serving is 15 ml, so the figures are of 100 ml.
        Kept(
            food: 1_105_904,
            facts:
                "WESSON Vegetable Oil 1 GAL, Richardson Oilseed Products (US) Limited|OILS_AND_SAUCES|900.00|0.00|0.00|0.00|0.00|100.00|14.28|0.00",
            nutrients: nil,
            measures: "MILLILITER 0.920000"
        ),
        Kept(
            food: 2_705_384,
            facts: "Milk, NFS|DAIRY_AND_EGGS|52.00|3.33|4.83|0.00|0.00|2.14|0.00|0.00",
            nutrients: "VITAMIN_B12 0.540",
            measures: "CUP 244.000000"
        ),
    ]

    @Test("stores the nutrients of 100 g, the weights of portions, and the aisle")
    func kept() throws {
        let support = try imported()
        for kept in Self.facts {
            let food =
                "FROM ingredient JOIN ingredient_source ON ingredient_id = ingredient.id WHERE provider = 'usda' AND key = '\(kept.food)'"
            #expect(
                try support.value(
                    "SELECT concat_ws('|', name_en, aisle, calories, protein_g, carbs_g, sugar_g, fiber_g, fat_g, saturated_fat_g, sodium_mg) \(food)"
                ) == kept.facts
            )
            #expect(
                try support.value(
                    "SELECT (SELECT string_agg(nutrient || ' ' || amount, ', ' ORDER BY nutrient) FROM ingredient_nutrient WHERE ingredient_id = ingredient.id) \(food)"
                ) == kept.nutrients
            )
            #expect(
                try support.value(
                    "SELECT (SELECT string_agg(unit || ' ' || grams, ', ' ORDER BY unit) FROM ingredient_measure WHERE ingredient_id = ingredient.id) \(food)"
                ) == kept.measures
            )
            // The allergens are unknown, so all are possible.
            #expect(
                try support.value(
                    "SELECT concat_ws('|', written_in, has_known_allergens, is_price_known, allergens = enum_range(NULL::allergen)) \(food)"
                )
                    == "EN|f|f|t"
            )
        }
    }

    @Test("importing the same files again writes nothing")
    func again() throws {
        let support = try imported()
        let before = try support.versions(Self.tables)
        #expect(try support.run(USDA(), into: FoodTarget.usda, Self.samples).report.counts == [0, 0, 5, 0])
        #expect(try support.versions(Self.tables) == before)
    }

    @Test("a changed food is updated, and missing nutrients are removed")
    func change() throws {
        let support = try imported()
        let changed = try ImportSupport.text("foundation.json").replacing("\"306\"", with: "\"303\"").replacing("5.51", with: "5.61")
        #expect(try support.run(USDA(), into: FoodTarget.usda, text: changed).report.counts == [0, 1, 1, 0])
        let food = "ingredient JOIN ingredient_source ON ingredient_id = ingredient.id WHERE key = '321360'"
        #expect(try support.value("SELECT carbs_g FROM \(food)") == "5.61")
        #expect(
            try support.value(
                "SELECT string_agg(nutrient::text, ' ' ORDER BY nutrient) FROM ingredient_nutrient NATURAL JOIN (SELECT ingredient_id FROM \(food)) AS f"
            )
                == "IRON FOLATE"
        )
    }

    struct Wrong: Sendable {
        let original: String
        let replacement: String
        let message: String
    }

    static let mistakes = [
        Wrong(original: "\"fdcId\": 173944, ", replacement: "", message: "“fdcId” is missing"),
        Wrong(original: "\"number\": \"203\"", replacement: "\"number\": \"999\"", message: "protein (nutrient 203) is missing"),
        Wrong(
            original: "\"amount\": 22.84",
            replacement: "\"amount\": 228.4",
            message: "carbohydrates (nutrient 205) is 228.4 g: an amount from 0 to 100 g per 100 g is needed"
        ),
        Wrong(
            original: "\"amount\": 89}",
            replacement: "\"amount\": 8900}",
            message: "energy (nutrient 208) is 8900.0: an amount from 0 to 910 kcal per 100 g is needed"
        ),
        Wrong(
            original: "\"description\": \"Bananas, raw\", ",
            replacement: "",
            message: "“description” is missing: the name of the food is needed"
        ),
        Wrong(original: "\"foodNutrients\"", replacement: "\"nutrients\"", message: "“foodNutrients” is missing"),
    ]

    @Test("an invalid food is reported with its position", arguments: mistakes)
    func wrong(_ wrong: Wrong) throws {
        let support = try ImportSupport()
        let text = try ImportSupport.text("srlegacy.json")
        #expect(text.contains(wrong.original))
        let outcome = try support.run(USDA(), into: FoodTarget.usda, text: text.replacing(wrong.original, with: wrong.replacement))
        #expect(outcome.report.counts == [0, 0, 0, 1])
        #expect(outcome.report.isFailure)
        #expect(outcome.messages.joined().hasPrefix("text: record 1 (line 2, byte 20) skipped: \(wrong.message)"))
    }

    @Test("a file of another kind is reported with the missing list")
    func nothing() throws {
        let support = try ImportSupport(hasDemoData: false)
        let outcome = try support.run(USDA(), into: FoodTarget.usda, text: "<html>no</html>")
        #expect(outcome.report.isFailure)
        #expect(outcome.messages.joined().contains("“FoundationFoods” or “SRLegacyFoods”"))
        #expect(try !support.run(USDA(), into: FoodTarget.usda, text: "{\"SurveyFoods\": []}").report.isFailure)
    }
}
