import Foundation
import Importing
import Imports
import Postgres
import TestSupport
import Testing

@Suite("Recipes from Edamam", .tags(.database), .removesDatabases)
struct EdamamTests {
    private static let tables = [
        "recipe", "recipe_ingredient", "recipe_step", "ingredient", "ingredient_source", "search_entry", "recipe_bitmap",
        "recipe_facet_bitmap",
    ]
    private let format = Edamam(language: "EN")
    private let target = RecipeTarget(provider: .edamam)

    private func imported() throws -> ImportSupport {
        let support = try ImportSupport()
        let outcome = try support.run(format, into: target, [ImportSupport.sample("edamam.json")])
        #expect(outcome.report.counts == [3, 0, 0, 0])
        #expect(outcome.messages == [])
        return support
    }

    private func recipe(_ number: Int, _ column: String) -> String {
        "SELECT \(column) FROM recipe WHERE source_key = 'recipe_000\(number)'"
    }

    struct Kept: Sendable {
        let recipe: Int
        let column: String
        let value: String?
    }

    static let facts = [
        Kept(recipe: 1, column: "title_en || '/' || title_es", value: "Roasted onions with olive oil/Roasted onions with olive oil"),
        Kept(recipe: 1, column: "written_in", value: "EN"),
        Kept(recipe: 1, column: "source_name || ' ' || source_url", value: "Serious Eats https://www.seriouseats.com/roasted-onions"),
        Kept(
            recipe: 1,
            column: "images",
            value: "{https://edamam-product-images.s3.amazonaws.com/web-img/0001.jpg?X-Amz-Security-Token=abc}"
        ),
        Kept(recipe: 1, column: "image_widths || image_heights", value: "{300,200}"),
        Kept(recipe: 1, column: "cuisine", value: "ITALIAN"),
        Kept(recipe: 1, column: "source_cuisines", value: "{mediterranean,italian}"),
        Kept(recipe: 1, column: "meal_types", value: "{LUNCH,DINNER}"),
        Kept(recipe: 1, column: "source_meals", value: "{lunch/dinner,\"side dish\"}"),
        Kept(recipe: 1, column: "diets", value: "{DAIRY_FREE,GLUTEN_FREE,LOW_CARB,LOW_SODIUM,PESCATARIAN,VEGAN,VEGETARIAN}"),
        Kept(recipe: 1, column: "source_diets", value: "{Low-Carb}"),
        Kept(recipe: 1, column: "source_cautions", value: "{Sulfites}"),
        Kept(recipe: 1, column: "cardinality(source_health)", value: "16"),
        Kept(recipe: 1, column: "minutes", value: "45"),
        Kept(recipe: 1, column: "is_time_known", value: "true"),
        Kept(
            recipe: 1,
            column: "concat_ws(' ', calories, protein_g, carbs_g, sugar_g, fiber_g, fat_g, saturated_fat_g, sodium_mg)",
            value: "440.00 5.50 46.70 21.20 8.50 27.50 4.00 20.50"
        ),
        Kept(
            recipe: 1,
            column: "(SELECT string_agg(nutrient || ' ' || amount, ', ' ORDER BY nutrient) FROM recipe_nutrients(recipe.id))",
            value: "POTASSIUM 730.0, VITAMIN_C 37.0, VITAMIN_K 18.3"
        ),
        // The allergens that the labels do not exclude.
        Kept(recipe: 1, column: "allergens", value: "{CELERY,SULPHITES}"),
        // Known ingredients are matched by name: “onions” is “Onion”.
        Kept(
            recipe: 1,
            column:
                "(SELECT string_agg(slug, ' ' ORDER BY position) FROM recipe_ingredient AS line JOIN ingredient ON ingredient.id = ingredient_id WHERE recipe_id = recipe.id)",
            value: "onion olive-oil"
        ),
        Kept(
            recipe: 1,
            column:
                "(SELECT string_agg(concat_ws('|', quantity, unit, grams, source_text, source_measure, source_aisle), '; ' ORDER BY position) FROM recipe_ingredient WHERE recipe_id = recipe.id)",
            value: "4.000|PIECE|500.00|4 onions|<unit>|vegetables; 2.000|TABLESPOON|27.00|2 tablespoons olive oil|tablespoon|Oils"
        ),
        Kept(
            recipe: 1,
            column: "(SELECT string_agg(text_en, ' / ' ORDER BY position) FROM recipe_step WHERE recipe_id = recipe.id)",
            value: "Halve the onions. / Roast them with the oil for 40 minutes."
        ),
        Kept(recipe: 1, column: "(SELECT name FROM account WHERE id = author_id)", value: "Edamam"),
        Kept(recipe: 2, column: "minutes || ' ' || is_time_known", value: "60 false"),
        Kept(recipe: 2, column: "cuisine", value: "OTHER"),
        Kept(recipe: 2, column: "meal_types", value: "{BREAKFAST,SNACK,DESSERT}"),
        Kept(recipe: 2, column: "diets", value: "{HIGH_PROTEIN,LOW_FAT,LOW_SODIUM}"),
        // Without labels and with an unknown ingredient, all allergens are possible.
        Kept(recipe: 2, column: "allergens = enum_range(NULL::allergen)", value: "true"),
        Kept(
            recipe: 2,
            column:
                "(SELECT string_agg(concat_ws('|', name_es, aisle, calories, is_nutrition_known, has_known_allergens, is_price_known, price_per_kg_minor > 0), '; ') FROM ingredient WHERE name_en = 'Dragon beans')",
            value: "Dragon beans|OTHER|0.00|f|f|f|t"
        ),
        Kept(
            recipe: 2,
            column:
                "(SELECT string_agg(concat_ws('|', quantity, unit, grams), '; ' ORDER BY position) FROM recipe_ingredient WHERE recipe_id = recipe.id)",
            value: "400.000|GRAM|400.00; 1.000|PINCH|0.00"
        ),
        Kept(
            recipe: 2,
            column: "(SELECT string_agg(text_es, ' / ' ORDER BY position) FROM recipe_step WHERE recipe_id = recipe.id)",
            value: "Heat the beans to 1.5 bars. / Add salt. / Serve with 2 spoons."
        ),
        // Without useful labels but with known ingredients, their allergens count.
        Kept(recipe: 3, column: "allergens", value: "{}"),
        Kept(recipe: 3, column: "meal_types", value: "{LUNCH,DINNER}"),
    ]

    @Test("stores the facts of the source")
    func kept() throws {
        let support = try imported()
        for kept in Self.facts {
            let value = try support.value(recipe(kept.recipe, kept.column))
            #expect(value == kept.value, "\(kept.recipe): \(kept.column)")
        }
    }

    @Test("importing the same file again writes nothing, in any form of the response")
    func again() throws {
        let support = try imported()
        let before = try support.versions(Self.tables)
        let text = try ImportSupport.text("edamam.json")
        let line = text.split(separator: "\n").joined()
        // The response in one line, twice; a different signature of the picture; only the recipes.
        let list = "[" + line.dropFirst(line.prefix(while: { $0 != "[" }).count + 1).dropLast() + ""
        let others = [text, line + "\n" + line + "\n", text.replacing("Token=abc", with: "Token=xyz"), list]
        for other in others {
            let outcome = try support.run(format, into: target, text: other)
            #expect(outcome.report.new + outcome.report.changed + outcome.report.skipped == 0)
            #expect(outcome.report.unchanged >= 3)
        }
        #expect(try support.versions(Self.tables) == before)
    }

    @Test("a changed recipe is updated with its lines and steps, and keeps its ids")
    func change() throws {
        let support = try imported()
        let lines =
            "SELECT string_agg(line.id::text, ' ' ORDER BY position) FROM recipe_ingredient AS line JOIN recipe ON recipe.id = recipe_id WHERE source_key = 'recipe_0001'"
        let (id, before) = (try support.value(recipe(1, "id")), try support.value(lines))
        let changed = try ImportSupport.text("edamam.json")
            .replacing("Roasted onions with olive oil", with: "Roasted onions")
            .replacing("\"Celery-Free\",", with: "")
            .replacing("\"Gluten-Free\", ", with: "")
            .replacing("\"quantity\": 440.0", with: "\"quantity\": 480.0")
            .replacing("[\"Halve the onions.\", \"Roast them with the oil for 40 minutes.\"]", with: "[\"Roast.\"]")
        #expect(try support.run(format, into: target, text: changed).report.counts == [0, 1, 2, 0])
        #expect(
            try support.value(recipe(1, "concat_ws('|', id, title_en, title_es, calories, allergens)"))
                == "\(id ?? "")|Roasted onions|Roasted onions|480.00|{CELERY,GLUTEN,SULPHITES}"
        )
        #expect(try support.value(lines) == before)
        #expect(
            try support.value(
                "SELECT string_agg(text_en, '/') FROM recipe_step JOIN recipe ON recipe.id = recipe_id WHERE source_key = 'recipe_0001'"
            ) == "Roast."
        )
        #expect(
            try support.value(
                "SELECT count(*) FROM search_entry, recipe WHERE domain = 'RECIPES' AND search_entry.id = recipe.id AND source_key = 'recipe_0001'"
            ) == "1"
        )
    }

    @Test("recalculated totals keep the source's values")
    func totals() throws {
        let support = try imported()
        let before = try support.versions(["recipe"])
        try support.session.execute("SELECT refresh_recipe_totals(ARRAY(SELECT id FROM recipe))")
        #expect(try support.versions(["recipe"]) == before)
        // When an ingredient's allergens become known, recipes without labels are updated.
        try support.session.execute(
            "UPDATE ingredient SET has_known_allergens = true, allergens = '{SESAME}' WHERE name_en = 'Dragon beans'"
        )
        #expect(try support.value(recipe(2, "allergens")) == "{SESAME}")
    }

    struct Wrong: Sendable {
        let original: String
        let replacement: String
        let message: String
    }

    static let mistakes = [
        Wrong(
            original: "\"yield\": 4.0",
            replacement: "\"yield\": 0",
            message: "“recipe.yield” is 0: a number of servings from 0.5 to 100.0 is needed"
        ),
        Wrong(
            original: "\"uri\": \"http://www.edamam.com/ontologies/edamam.owl#recipe_0001\",",
            replacement: "",
            message: "“recipe.uri” is missing"
        ),
        Wrong(
            original: "\"weight\": 500.0",
            replacement: "\"weight\": \"much\"",
            message: "“recipe.ingredients[0].weight” is “much”: a weight in grams from 0.0"
        ),
        Wrong(original: "\"quantity\": 440.0, ", replacement: "", message: "“recipe.totalNutrients.ENERC_KCAL.quantity” is missing"),
        Wrong(
            original: "\"quantity\": 27.5, \"unit\": \"g\"",
            replacement: "\"quantity\": 27.5, \"unit\": \"ell\"",
            message: "“recipe.totalNutrients.FAT.unit” is “ell”: g, mg or µg is needed"
        ),
        Wrong(original: "\"totalTime\": 45.0", replacement: "\"totalTime\": 45.0.1", message: "it is not valid JSON: "),
        Wrong(original: "recipe_0003", replacement: "recipe_0001", message: "an earlier record is also “recipe_0001” but differs"),
    ]

    @Test("an invalid record is reported with its position, and the others are imported", arguments: mistakes)
    func wrong(_ wrong: Wrong) throws {
        let support = try ImportSupport()
        let text = try ImportSupport.text("edamam.json")
        #expect(text.contains(wrong.original))
        let outcome = try support.run(format, into: target, text: text.replacing(wrong.original, with: wrong.replacement))
        #expect(outcome.report.counts == [2, 0, 0, 1])
        let place = wrong.original == "recipe_0003" ? "text: record 3 (line " : "text: record 1 (line 5, byte "
        #expect(outcome.messages.count == 1)
        #expect(outcome.messages.joined().hasPrefix(place))
        #expect(outcome.messages.joined().contains("skipped: \(wrong.message)"))
        // The corrected record is imported, and nothing else changes.
        #expect(try support.run(format, into: target, text: text).report.counts == [1, 0, 2, 0])
    }

    @Test("a record that only PostgreSQL rejects is reported and skipped, and its neighbours are imported")
    func refused() throws {
        func recipe(_ number: Int, foods: [String]) -> String {
            let lines = foods.map { #"{"food": "\#($0)", "quantity": 1, "weight": 5}"# }.joined(separator: ",")
            let totals = ["ENERC_KCAL": "kcal", "PROCNT": "g", "CHOCDF": "g", "FAT": "g"].map {
                #""\#($0)": {"quantity": 9, "unit": "\#($1)"}"#
            }
            return """
                {"uri": "#recipe_\(number)", "label": "Recipe \(number)", "yield": 2, "ingredients": [\(lines)],
                "totalNutrients": {\(totals.joined(separator: ","))}}
                """
        }
        // More words than an index accepts for one recipe.
        let many = (1...6_500).map { "\(String(repeating: "long", count: 40))\($0)" }
        let recipes = (1...3).map { recipe($0, foods: $0 == 2 ? many : ["Onion", "Salt"]) }
        let (report, messages) = try ImportSupport().run(format, into: target, text: "[" + recipes.joined(separator: ",\n") + "]")
        #expect(report.counts == [2, 0, 0, 1])
        #expect(
            messages.count == 1 && messages[0].contains("record 2 ") && messages[0].contains("skipped: PostgreSQL rejected it: "),
            "\(messages.map { $0.prefix(300) })"
        )
    }

    @Test("an interrupted and repeated import gives the same result as an uninterrupted one")
    func interrupted() throws {
        let recipe = try ImportSupport.text("edamam.json")
        let hit =
            try #require(recipe.firstIndex(of: "[").map { recipe[recipe.index(after: $0)...].split(separator: "_links\": {\"self").first })
            ?? ""
        let one = hit[..<(hit.lastIndex(of: ",") ?? hit.endIndex)] + "}"
        let many =
            "["
            + (1...1_700).map { one.replacing("recipe_0001", with: "recipe_\($0)").replacing("Roasted onions", with: "Roast \($0)") }
            .joined(separator: ",\n") + "]"
        let contents = """
            SELECT md5(string_agg(concat_ws('|', source_key, title_en, calories, allergens, diets, ingredient_count, cost_minor,
                (SELECT string_agg(concat_ws(',', position, quantity, unit, grams, source_text), ';' ORDER BY position)
                    FROM recipe_ingredient WHERE recipe_id = recipe.id),
                (SELECT string_agg(text_en, ';' ORDER BY position) FROM recipe_step WHERE recipe_id = recipe.id)
            ), '/' ORDER BY source_key)) FROM recipe WHERE source_key IS NOT NULL
            """
        let whole = try ImportSupport()
        #expect(try whole.run(format, into: target, text: many).report.counts == [1_700, 0, 0, 0])

        let ended = try ImportSupport()
        let folder = TemporaryFolder()
        let path = folder.path + "/many.json"
        try many.write(toFile: path, atomically: true, encoding: .utf8)
        let run = try ImportRun(format, into: target, connect: { try PostgresSession(ended.url) }, tell: { _ in })
        #expect(throws: (any Error).self) {
            try run.run(ImportFile(path: path)) { count in
                // The batch that is being merged is lost.
                if count == 1_300 {
                    try? ended.session.execute(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
                    )
                }
            }
        }
        let kept = Int(try ended.value("SELECT count(*) FROM recipe WHERE source_key IS NOT NULL") ?? "") ?? 0
        #expect((500...1_500).contains(kept) && kept % 500 == 0)
        #expect(try ended.run(format, into: target, [path]).report.counts == [1_700 - kept, 0, kept, 0])
        #expect(try ended.value(contents) == whole.value(contents))
    }
}
