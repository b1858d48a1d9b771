import Importing
import Imports
import Postgres
import TestSupport
import Testing

@Suite("Answers of FoodData Central's API", .tags(.database), .removesDatabases)
struct FoodAnswerTests {
    private static let search = """
        {"totalHits": 2, "currentPage": 1, "foods": [
        {"fdcId": 2900001, "description": "GLADE GINGER SNAPS", "brandOwner": "Glade Bakers", "foodCategory": "Cookies & Biscuits", "servingSize": 30, "servingSizeUnit": "GRM",
         "foodNutrients": [
          {"nutrientId": 1003, "nutrientNumber": "203", "nutrientName": "Protein", "unitName": "G", "value": 5.5},
          {"nutrientId": 1004, "nutrientNumber": "204", "unitName": "G", "value": 12}, {"nutrientId": 1005, "nutrientNumber": "205", "unitName": "G", "value": 72.5},
          {"nutrientId": 1008, "nutrientNumber": "208", "unitName": "KCAL", "value": 421}, {"nutrientId": 1087, "nutrientNumber": "301", "unitName": "MG", "value": 40}]},
        {"fdcId": "2900002", "description": "Squash, boiled", "foodCategory": "Vegetables and Vegetable Products",
         "foodMeasures": [{"disseminationText": "1/2 cup", "gramWeight": 90, "modifier": "10205", "measureUnitName": "undetermined"}],
         "foodNutrients": [
          {"nutrientNumber": "203", "unitName": "G", "value": 0.9}, {"nutrientNumber": "204", "unitName": "G", "value": 0.3},
          {"nutrientNumber": "205", "unitName": "G", "value": 8.1}]}
        ]}
        """

    private static let abridged = """
        {"fdcId": 2900003, "dataType": "SR Legacy", "description": "Dill weed, dried", "foodNutrients": [
        {"number": "203", "name": "Protein", "amount": 19.9, "unitName": "G"}, {"number": "204", "name": "Fat", "amount": 4.3, "unitName": "G"},
        {"number": "205", "name": "Carbohydrate", "amount": 55.8, "unitName": "G"}]}
        """

    private func facts(_ key: Int, _ support: ImportSupport) throws -> String? {
        try support.value(
            """
            SELECT concat_ws('|', name_en, aisle, calories, protein_g, carbs_g, fat_g,
                (SELECT string_agg(unit || ' ' || trim_scale(grams), ', ' ORDER BY unit) FROM ingredient_measure WHERE ingredient_id = ingredient.id))
            FROM ingredient JOIN ingredient_source ON ingredient_id = ingredient.id WHERE provider = 'usda' AND key = '\(key)'
            """
        )
    }

    @Test("a search, a list of abridged foods and a single food")
    func answers() throws {
        let support = try ImportSupport(hasDemoData: false)
        for (text, count) in [(Self.search, 2), ("[\(Self.abridged)]", 1)] {
            let outcome = try support.run(USDA(), into: FoodTarget.usda, text: text)
            #expect(outcome.report.counts == [count, 0, 0, 0], "\(outcome.messages)")
        }
        #expect(try support.run(USDA(), into: FoodTarget.usda, text: Self.abridged).report.counts == [0, 0, 1, 0])
        #expect(try facts(2_900_001, support) == "GLADE GINGER SNAPS, Glade Bakers|BAKERY|421.00|5.50|72.50|12.00")
        #expect(try facts(2_900_002, support) == "Squash, boiled|PRODUCE|38.70|0.90|8.10|0.30|CUP 180")
        #expect(try facts(2_900_003, support) == "Dill weed, dried|OTHER|341.50|19.90|55.80|4.30")
    }

    @Test("the message of a refused request is reported")
    func refused() throws {
        let support = try ImportSupport(hasDemoData: false)
        let text = #"{"error": {"code": "API_KEY_INVALID", "message": "An invalid api_key was supplied."}}"#
        let outcome = try support.run(USDA(), into: FoodTarget.usda, text: text)
        #expect(outcome.messages.joined().hasSuffix("skipped: the source reports: An invalid api_key was supplied."))
    }

    @Test(
        "figures of 100 ml of a drink or an oil are converted, and those of other liquids are reported",
        arguments: [
            ("Soda", "ml", "BEVERAGES|42.00|0.00|10.50|0.00|MILLILITER 1"),
            ("Plant Based Milk", "MLT", "DAIRY_AND_EGGS|42.00|0.00|10.50|0.00|MILLILITER 1"),
            ("Ice Cream & Frozen Yogurt", "ml", nil), ("Syrups & Molasses", "ml", nil),
            ("Syrups & Molasses", "g", "BAKING|42.00|0.00|10.50|0.00"),
        ]
    )
    func liquids(category: String, unit: String, expected: String?) throws {
        let support = try ImportSupport(hasDemoData: false)
        let text = """
            {"fdcId": 2900004, "description": "Fern", "brandedFoodCategory": "\(category)", "servingSize": 240, "servingSizeUnit": "\(unit)", "foodNutrients": [
            {"number": "203", "amount": 0, "unitName": "G"}, {"number": "204", "amount": 0, "unitName": "G"}, {"number": "205", "amount": 10.5, "unitName": "G"}]}
            """
        let outcome = try support.run(USDA(), into: FoodTarget.usda, text: text)
        #expect(try facts(2_900_004, support) == expected.map { "Fern|\($0)" })
        #expect(outcome.messages.joined().contains("“servingSizeUnit” is “\(unit)”, so the figures are of 100 ml") == (expected == nil))
    }
}
