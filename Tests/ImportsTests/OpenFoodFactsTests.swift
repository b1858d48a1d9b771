import Importing
import Imports
import Postgres
import TestSupport
import Testing

@Suite("Products of Open Food Facts", .tags(.database), .removesDatabases)
struct OpenFoodFactsTests {
    private static let sample = ImportSupport.sample("open-food-facts.jsonl")

    /// Returns the stored facts of a product.
    private func facts(_ code: String, _ support: ImportSupport) throws -> String? {
        try support.value(
            """
            SELECT concat_ws('|', written_in, name_en, aisle, calories, protein_g, carbs_g, sugar_g, fiber_g, fat_g, saturated_fat_g, sodium_mg,
                (SELECT string_agg(nutrient || ' ' || trim_scale(amount), ', ' ORDER BY nutrient) FROM ingredient_nutrient WHERE ingredient_id = ingredient.id),
                (SELECT string_agg(unit || ' ' || trim_scale(grams), ', ' ORDER BY unit) FROM ingredient_measure WHERE ingredient_id = ingredient.id))
            FROM ingredient JOIN ingredient_source ON ingredient_id = ingredient.id WHERE provider = 'open-food-facts' AND key = '\(code)'
            """
        )
    }

    @Test("a product a line: names, nutrients and aisles; kJ in the field for kcal and figures of 100 ml are converted")
    func lines() throws {
        let support = try ImportSupport(hasDemoData: false)
        let outcome = try support.run(OpenFoodFacts(), into: FoodTarget.openFoodFacts, [Self.sample])
        #expect(outcome.report.counts == [4, 0, 0, 0], "\(outcome.messages)")
        let expected = [
            "2100000000012":
                "ES|Crema de almendra, Valleverde|NUTS_AND_SEEDS|610.00|21.20|18.10|5.00|10.00|52.00|4.10|200.00|CALCIUM 270, VITAMIN_E 24.2",
            // A drink weighs as much as water.
            "2100000000029": "EN|Brook apple juice|BEVERAGES|45.00|0.10|11.00|10.50|0.00|0.00|0.00|0.00|MILLILITER 1",
            // 100 ml of oil weigh 92 g.
            "2100000000036":
                "EN|Hillfoot rapeseed oil|OILS_AND_SAUCES|895.65|0.00|0.00|0.00|0.00|99.57|6.96|0.00|VITAMIN_K 70.652|MILLILITER 0.92",
            "2100000000043": "EN|Wheat rusks \"Aldgate\"|BAKERY|403.92|11.00|73.00|73.00|0.00|7.50|0.00|0.00",
        ]
        for (code, expected) in expected { #expect(try facts(code, support) == expected) }
        // The allergens of the crowd are not complete, so all are possible.
        let unknown =
            "SELECT bool_and(NOT has_known_allergens AND allergens = enum_range(NULL::allergen)) FROM ingredient WHERE written_in IS NOT NULL"
        #expect(try support.value(unknown) == "true")
        let before = try support.versions(["ingredient", "ingredient_source"])
        #expect(try support.run(OpenFoodFacts(), into: FoodTarget.openFoodFacts, [Self.sample]).report.counts == [0, 0, 4, 0])
        #expect(try support.versions(["ingredient", "ingredient_source"]) == before)
    }

    @Test("answers of the API for a product and for a search")
    func answers() throws {
        let support = try ImportSupport(hasDemoData: false)
        let products = try ImportSupport.text("open-food-facts.jsonl").split(separator: "\n")
        let one = #"{"code": "2100000000012", "status": 1, "product": \#(products[0])}"#
        #expect(try support.run(OpenFoodFacts(), into: FoodTarget.openFoodFacts, text: one).report.counts == [1, 0, 0, 0])
        let many = #"{"count": 2, "page": 1, "products": [\#(products[0]), \#(products[1])]}"#
        #expect(try support.run(OpenFoodFacts(), into: FoodTarget.openFoodFacts, text: many).report.counts == [1, 0, 1, 0])
        let none = #"{"code": "2100000000999", "status": 0, "status_verbose": "product not found"}"#
        let outcome = try support.run(OpenFoodFacts(), into: FoodTarget.openFoodFacts, text: none)
        #expect(outcome.report.counts == [0, 0, 0, 1])
        #expect(outcome.messages.joined().hasSuffix("skipped: the source reports: product not found"))
    }

    @Test("the CSV export: tabs, quotation marks without a meaning, and the language by the countries")
    func table() throws {
        let support = try ImportSupport(hasDemoData: false)
        let header =
            "code\turl\tproduct_name\tbrands\tquantity\tcategories_tags\tcountries_tags\tenergy-kcal_100g\tfat_100g\tproteins_100g"
            + "\tcarbohydrates_100g\tsalt_100g\n"
        let rows = [
            "21000001\thttp://a\t\"Old mill\" oats\tOld Mill\t500 g\ten:breakfast-cereals\ten:united-kingdom\t370\t8\t11\t60\t",
            "21000002\thttp://a\tGazpacho \"suave\tHuerta\t1 L\ten:soups\ten:spain\t44\t2.6\t0.8\t3.5\t0.6",
            "21000003\thttp://a\tPan de centeno\tHorno Alto\t500 g\ten:breads\ten:spain,en:france\t240\t1.1\t7\t48\t1",
            "21000004\thttp://a\tPain complet\t\t\ten:breads\ten:france\t240\t1.1\t7\t48\t1",
            "21000005\thttp://a\tShort row",
        ]
        let outcome = try support.run(OpenFoodFacts(), into: FoodTarget.openFoodFacts, text: header + rows.joined(separator: "\n") + "\n")
        #expect(outcome.report.counts == [2, 0, 0, 3], "\(outcome.messages)")
        #expect(try facts("21000001", support)?.hasPrefix("EN|\"Old mill\" oats|GRAINS_AND_PASTA|370.00|11.00|60.00|") == true)
        #expect(try facts("21000003", support)?.hasPrefix("ES|Pan de centeno, Horno Alto|BAKERY|240.00|") == true)
        let messages = outcome.messages.joined(separator: "\n")
        #expect(messages.contains("record 2 (line 3) skipped: “quantity” is “1 L”, so the figures are of 100 ml: only drinks and oils"))
        #expect(messages.contains("record 4 (line 5) skipped: “countries_tags” is “en:france”: the table does not say the language"))
        #expect(messages.contains("record 5 (line 6) skipped: it has 3 fields, but the first line names 12"))
    }

    struct Wrong: Sendable {
        let original: String
        let replacement: String
        let message: String
    }

    static let mistakes = [
        Wrong(
            original: #""code": "2100000000012""#,
            replacement: #""code": """#,
            message: "“code” is “”: the digits of the barcode are needed"
        ),
        Wrong(original: #""lang": "es""#, replacement: #""lang": "fr""#, message: ""),
        Wrong(original: #""proteins_100g": "21.2", "#, replacement: "", message: "“proteins_100g” is missing"),
        Wrong(original: #""fat_100g": 52, "#, replacement: "", message: "“fat_100g” is missing"),
        Wrong(
            original: #""energy-kcal_100g": 610, "energy_100g": 2552, "#,
            replacement: "",
            message: "“energy-kcal_100g” is missing: the energy of 100 g is needed"
        ),
        Wrong(
            original: #""energy-kcal_100g": 610"#,
            replacement: #""energy-kcal_100g": 5000"#,
            message: "“energy-kcal_100g” is 5000.0: an amount from 0 to 910 kcal per 100 g is needed"
        ),
        Wrong(
            original: #""carbohydrates_100g": 18.1"#,
            replacement: #""carbohydrates_100g": 181"#,
            message: "“carbohydrates_100g” is 181.0 g: an amount from 0 to 100 g per 100 g is needed"
        ),
        Wrong(
            original: #""carbohydrates_100g": 18.1"#,
            replacement: #""carbohydrates_100g": 68.1"#,
            message: "protein, carbohydrates and fat are 141.3 g: at most 100 g in 100 g are possible"
        ),
        Wrong(
            original: #""salt_100g": 0.5"#,
            replacement: #""salt_100g": 500"#,
            message: "“salt_100g” is 200000.0 mg: an amount from 0 to 40000 mg per 100 g is needed"
        ),
        Wrong(
            original: #""calcium_100g": 0.27"#,
            replacement: #""calcium_100g": 270"#,
            message: "“calcium_100g” is 270.0: an amount from 0 to 100 g per 100 g is needed"
        ),
        Wrong(
            original: #""proteins_100g": "21.2""#,
            replacement: #""proteins_100g": "a lot""#,
            message: "“nutriments.proteins_100g” is “a lot”: a number is needed"
        ),
        Wrong(
            original: #""nutrition_data_per": "100g""#,
            replacement: #""nutrition_data_per": "100ml""#,
            message: "“nutrition_data_per” is “100ml”, so the figures are of 100 ml"
        ),
    ]

    @Test("a product with impossible figures is reported with the reason", arguments: mistakes)
    func wrong(_ wrong: Wrong) throws {
        let support = try ImportSupport(hasDemoData: false)
        let text = try String(ImportSupport.text("open-food-facts.jsonl").prefix { $0 != "\n" })
        #expect(text.contains(wrong.original))
        let outcome = try support.run(
            OpenFoodFacts(),
            into: FoodTarget.openFoodFacts,
            text: text.replacing(wrong.original, with: wrong.replacement)
        )
        // A product of another country can have a name in English.
        let isImported = wrong.message.isEmpty
        #expect(outcome.report.counts == (isImported ? [1, 0, 0, 0] : [0, 0, 0, 1]))
        if isImported {
            #expect(try facts("2100000000012", support)?.hasPrefix("EN|Almond spread, Valleverde|") == true)
        } else {
            #expect(outcome.messages.joined().hasPrefix("text: record 1 (line 1, byte 0) skipped: \(wrong.message)"), "\(outcome.messages)")
        }
    }

    private static let aisles = [
        (["en:frozen-foods", "en:frozen-vegetables", "en:frozen-peas"], "FROZEN"), (["en:seafood", "en:smoked-salmons"], "SEAFOOD"),
        (["en:plant-based-foods-and-beverages", "en:wild-things"], "OTHER"),
        (["en:dairies", "en:desserts", "en:yogurts"], "DAIRY_AND_EGGS"),
        (["en:almond-drinks"], "BEVERAGES"), (["en:canned-foods", "en:canned-legumes", "en:canned-chickpeas"], "CANNED"), ([], "OTHER"),
    ]

    @Test("the most specific known category leads to the aisle", arguments: aisles)
    func aisle(of tags: [String], expected: String) throws {
        let support = try ImportSupport(hasDemoData: false)
        let text = try String(ImportSupport.text("open-food-facts.jsonl").prefix { $0 != "\n" }).replacing(
            #"["en:plant-based-foods-and-beverages", "en:spreads", "en:nut-butters", "en:almond-butters"]"#,
            with: "[" + tags.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
        )
        try support.run(OpenFoodFacts(), into: FoodTarget.openFoodFacts, text: text)
        #expect(try facts("2100000000012", support)?.contains("|\(expected)|") == true)
    }
}
