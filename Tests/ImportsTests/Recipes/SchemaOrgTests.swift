import Importing
import Imports
import Postgres
import TestSupport
import Testing

@Suite("Recipes of schema.org", .tags(.database), .removesDatabases)
struct SchemaOrgTests {
    private static let files = ["page.html", "page-es.html", "recipesage.json", "nextcloud.json", "mealie.json"]
    private let target = RecipeTarget(provider: .schemaOrg)

    /// A stored value of a recipe.
    struct Kept: Sendable {
        let title: String
        let column: String
        let value: String?

        init(_ title: String, _ column: String, _ value: String?) {
            (self.title, self.column, self.value) = (title, column, value)
        }
    }

    private static let fennel = "Braised fennel & barley"
    private static let soup = "Caldillo de calabaza"
    private static let dumplings = "Kettle dumplings"
    private static let congee = "Plain congee"
    private static let mustard = "Mosterdsoep in English"
    private static let stew = "Harissa chickpea stew"

    private static let lines = """
        (SELECT string_agg(concat_ws(' ', quantity::real, unit, grams::real, name_en, note_en), '; ' ORDER BY position)
        FROM recipe_ingredient AS line JOIN ingredient ON ingredient.id = ingredient_id WHERE recipe_id = recipe.id)
        """
    private static let steps =
        "(SELECT string_agg(text_en, ' | ' ORDER BY position) FROM recipe_step WHERE recipe_id = recipe.id)"
    private static let nutrients =
        "concat_ws(' ', serving_calories::real, serving_protein_g::real, serving_carbs_g::real, serving_sugar_g::real, serving_fiber_g::real, "
        + "serving_fat_g::real, serving_saturated_fat_g::real, serving_sodium_mg::real)"

    static let facts = [
        Kept(fennel, "source_key", "https://quincepantry.example/braised-fennel-barley/#recipe"),
        Kept(fennel, "source_url", "https://quincepantry.example/braised-fennel-barley/"),
        Kept(fennel, "source_name", "Odile Marchbanks"),
        Kept(fennel, "description_en", "A slow supper for cold evenings."),
        Kept(fennel, "written_in", "EN"),
        Kept(fennel, "images", "{https://quincepantry.example/fennel.jpg}"),
        Kept(fennel, "image_widths || image_heights", "{1200,800}"),
        Kept(fennel, "servings || ' ' || is_servings_known", "6 true"),
        Kept(fennel, "prep_minutes || ' ' || cook_minutes || ' ' || is_time_known", "15 70 true"),
        Kept(fennel, "cuisine || ' ' || meal_types::text", "NORDIC {LUNCH,DINNER}"),
        Kept(fennel, "source_diets", "{VeganDiet}"),
        Kept(fennel, "'VEGAN' = ANY (diets)", "true"),
        Kept(fennel, nutrients, "270.08 7.5 41 6 9 7 1 320"),
        Kept(fennel, "is_nutrition_known", "true"),
        Kept(
            fennel,
            steps,
            "Braise: Brown the fennel in the oil. | Add barley & stock, then braise for an hour. | Serve: Season and serve."
        ),
        Kept(fennel, "source_unread_lines", "{\"For the topping:\"}"),
        Kept(fennel, "cardinality(allergens)", "14"),
        Kept(soup, "written_in", "ES"),
        Kept(soup, "source_url", "https://fogonesdellerena.example/caldillo"),
        Kept(soup, "description_es", "Receta de la abuela"),
        Kept(soup, "cuisine || ' ' || meal_types::text", "SPANISH {LUNCH,DINNER}"),
        Kept(soup, steps, "Pela la calabaza. | Cuece todo media hora. | Tritura y sirve."),
        Kept(soup, "ingredient_count", "4"),
        Kept(soup, "servings", "4"),
        Kept(dumplings, "source_key || ' ' || source_name", "https://perpetua.example/dumplings Aunt Perpetua"),
        Kept(dumplings, "minutes || ' ' || prep_minutes || ' ' || servings", "65 20 3"),
        Kept(dumplings, "is_nutrition_known", "true"),
        Kept(congee, "source_key", "0d0f3c52-62b8-4df5-8c3f-1a6f52a4d7c0"),
        Kept(congee, "servings || ' ' || is_servings_known || ' ' || is_time_known", "4 false false"),
        Kept(mustard, "source_key || ' ' || minutes || ' ' || servings", "mosterdsoep in english 30 2"),
        Kept(mustard, "images", "{}"),
        Kept(mustard, "is_nutrition_known || ' ' || diabetes_friendly", "false false"),
        Kept(mustard, "serving_calories > 100", "true"),
        Kept(stew, "source_url", "https://stews.example/harissa"),
        Kept(stew, "minutes || ' ' || servings", "40 4"),
        Kept(stew, nutrients, "310 14 42 7 11 9 1.5 640"),
        Kept(stew, "source_unread_lines", "{Stew}"),
        Kept(stew, "meal_types", "{DINNER}"),
    ]

    @Test("keeps what pages and programs say")
    func facts() throws {
        let support = try ImportSupport()
        let outcome = try support.run(SchemaOrg(language: nil), into: target, Self.files.map { ImportSupport.sample("Recipes/\($0)") })
        #expect(outcome.messages == [])
        #expect(outcome.report.counts == [6, 0, 0, 0])
        for fact in Self.facts {
            let value = try support.value(
                "SELECT (\(fact.column))::text FROM recipe WHERE title_en = '\(fact.title.replacing("'", with: "''"))'"
            )
            #expect(value == fact.value, "\(fact.title): \(fact.column)")
        }
        // A second run changes nothing.
        let again = try support.run(SchemaOrg(language: nil), into: target, Self.files.map { ImportSupport.sample("Recipes/\($0)") })
        #expect(again.report.counts == [0, 0, 6, 0])
    }

    @Test("reads the lines of ingredients")
    func ingredients() throws {
        let support = try ImportSupport()
        try support.run(SchemaOrg(language: nil), into: target, [ImportSupport.sample("Recipes/page.html")])
        let lines = try support.session.query(
            """
            SELECT concat_ws(' ', quantity::real, unit, name_en, note_en) FROM recipe_ingredient AS line
            JOIN ingredient ON ingredient.id = ingredient_id JOIN recipe ON recipe.id = recipe_id
            WHERE title_en = '\(Self.fennel)' ORDER BY position
            """
        )
        .decode(String.self)
        #expect(lines.count == 5)
        #expect(lines.first == "3 PIECE Fennel bulbs trimmed and quartered" || lines.first?.hasPrefix("3 PIECE Fennel") == true)
        #expect(lines.dropFirst().first?.hasPrefix("200 GRAM") == true && lines.dropFirst(2).first?.hasPrefix("1.5 CUP") == true)
        #expect(lines.last == "1 PINCH Salt to taste")
    }

    @Test("estimates weights that nobody knows, without learning them, so that the planned recipe is whole on the grocery list")
    func weights() throws {
        let support = try ImportSupport()
        let text = """
            {"@type":"Recipe","name":"Kohlrabi supper","recipeYield":2,"recipeInstructions":"Cook.","recipeIngredient":[
            "3 kohlrabis","2 cups celtuce, sliced","1 can quandongs","1 tin (300 g) cardoons","500 g salsify","salt to taste","1 bunch sorrel"]}
            """
        #expect(try support.run(SchemaOrg(language: nil), into: target, text: text).report.counts == [1, 0, 0, 0])
        let lines = try support.session.query(
            """
            SELECT concat_ws(' ', quantity::real, unit, grams > 0) FROM recipe_ingredient
            WHERE recipe_id = (SELECT id FROM recipe WHERE title_en = 'Kohlrabi supper') ORDER BY position
            """
        )
        .decode(String.self)
        #expect(lines.dropLast(2) == ["3 PIECE t", "2 CUP t", "400 GRAM t", "300 GRAM t", "500 GRAM t"])
        #expect(lines.last == "1 PIECE t")
        #expect(
            try support.value(
                """
                SELECT count(*) FROM ingredient_measure JOIN ingredient ON ingredient.id = ingredient_id
                WHERE name_en IN ('Kohlrabis', 'Celtuce', 'Sorrel')
                """
            ) == "0"
        )
        #expect(try support.value("SELECT is_nutrition_known FROM recipe WHERE title_en = 'Kohlrabi supper'") == "false")
        try support.session.run(
            """
            INSERT INTO planned_meal (account_id, date, slot, time, recipe_id, servings)
            SELECT account.id, local_today(account.time_zone) + 200, 'DINNER', '19:00', recipe.id, 2
            FROM recipe, account WHERE recipe.title_en = 'Kohlrabi supper' AND account.kind = 'INDIVIDUAL' ORDER BY account.id LIMIT 1
            """
        )
        let listed = try support.session.query(
            """
            SELECT ingredient.name_en FROM grocery_item AS item JOIN ingredient ON ingredient.id = item.ingredient_id
            WHERE item.is_listed AND ingredient.written_in = 'EN' ORDER BY 1
            """
        )
        .decode(String.self)
        #expect(listed == ["Cardoons", "Celtuce", "Kohlrabis", "Quandongs", "Salsify", "Sorrel"])
    }

    @Test("learns the weight of a unit from a line that gives it, also beside a line without a weight")
    func learned() throws {
        let support = try ImportSupport()
        let text = """
            {"@type":"Recipe","name":"Celtuce bread","recipeInstructions":"Bake.","recipeIngredient":["2 cups celtuce flour (300 g)","3 cups celtuce flour"]}
            """
        #expect(try support.run(SchemaOrg(language: nil), into: target, text: text).report.counts == [1, 0, 0, 0])
        let learned = try support.value(
            "SELECT string_agg(unit || ' ' || grams::real, ', ') FROM ingredient_measure JOIN ingredient ON ingredient.id = ingredient_id WHERE name_en = 'Celtuce flour'"
        )
        #expect(learned == "CUP 150")
    }

    struct Refused: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let text: String
        let message: String
    }

    @Test(
        "names what it cannot read",
        arguments: [
            Refused(testDescription: "no name", text: #"{"@type":"Recipe","recipeIngredient":["1 egg"]}"#, message: "“name” is missing"),
            Refused(testDescription: "no ingredients", text: #"{"@type":"Recipe","name":"X"}"#, message: "“recipeIngredient” has no line"),
            Refused(
                testDescription: "another language",
                text: #"{"@type":"Recipe","name":"Soupe","inLanguage":"fr-FR","recipeIngredient":["1 œuf"]}"#,
                message: "its language is “fr-FR”"
            ),
            Refused(
                testDescription: "a cut file",
                text: #"{"@type":"Recipe","name":"X","recipeIngredient":["1 egg""#,
                message: "the file ends inside it"
            ),
            Refused(
                testDescription: "a page without data",
                text: "<html><p>Recipe</p></html>",
                message: "no record found: a script with JSON-LD"
            ),
            Refused(
                testDescription: "a page with microdata",
                text: #"<html><div itemscope itemtype="https://schema.org/Recipe"></div></html>"#,
                message: "the page marks up its Recipe with attributes"
            ),
            Refused(
                testDescription: "a page that is cut within a script",
                text: #"<html><script type="application/ld+json">{"@type":"Recipe","name":"X"#,
                message: "the file ends inside it"
            ),
            Refused(
                testDescription: "a page with another thing",
                text: #"<html><script type="application/ld+json">{"@type":"Product","name":"X"}</script></html>"#,
                message: "JSON-LD with the type Recipe"
            ),
        ]
    )
    func refused(_ refused: Refused) throws {
        let support = try ImportSupport()
        let outcome = try support.run(SchemaOrg(language: nil), into: target, text: refused.text)
        #expect(outcome.report.new == 0)
        #expect(outcome.messages.contains { $0.contains(refused.message) }, "\(outcome.messages)")
    }

    @Test("reads pages with the mistakes that browsers forgive")
    func forgiven() throws {
        let support = try ImportSupport()
        let page = #"""
            <html><script type="application/ld+json">
            // <![CDATA[
            {"@type":"Recipe","name":"Stew with it\'s \$auce","description":"old","description":"new
            line","recipeIngredient":["2 leeks"],"recipeInstructions":"Stew."}
            // ]]></script></html>
            """#
        let outcome = try support.run(SchemaOrg(language: nil), into: target, text: page)
        #expect(outcome.report.counts == [1, 0, 0, 0], "\(outcome.messages)")
        #expect(
            try support.value("SELECT title_en || '|' || description_en FROM recipe WHERE source_key IS NOT NULL")
                == "Stew with it's $auce|new line"
        )
    }

    @Test("imports the recipe of another language if its language is given, and recipes within other objects")
    func nested() throws {
        let support = try ImportSupport()
        let text = """
            [{"@type":"WebPage","mainEntity":{"@type":"Recipe","name":"Inner","recipeIngredient":["1 egg"],"recipeInstructions":"Boil."}},
            {"@type":"Recipe","name":"Soupe","inLanguage":"fr","recipeIngredient":["2 eggs"]},
            {"@type":"Organization","name":"None"}]
            """
        let outcome = try support.run(SchemaOrg(language: "EN"), into: target, text: text)
        #expect(outcome.report.counts == [2, 0, 0, 0] && outcome.report.other == 1)
        #expect(try support.value("SELECT count(*) FROM recipe WHERE title_en IN ('Inner', 'Soupe')") == "2")
    }
}
