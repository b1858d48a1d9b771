import Imports
import Postgres
import TestSupport
import Testing

@Suite("What imported ingredients contain", .tags(.database), .removesDatabases)
struct CompositionTests {
    /// A recipe with one ingredient line for each food.
    private func recipe(_ number: Int, _ foods: String...) -> String {
        let lines = foods.map { #"{"food": "\#($0)", "quantity": 1, "weight": 5}"# }.joined(separator: ",")
        let totals = ["ENERC_KCAL": "kcal", "PROCNT": "g", "CHOCDF": "g", "FAT": "g"].map {
            #""\#($0)": {"quantity": 9, "unit": "\#($1)"}"#
        }
        return """
            {"uri": "#recipe_\(number)", "label": "Recipe \(number)", "yield": 2, "ingredients": [\(lines)],
            "totalNutrients": {\(totals.joined(separator: ","))}}
            """
    }

    /// The keys of the imported recipes with an ingredient that is made from an ingredient.
    private func recipes(madeFrom slug: String, _ support: ImportSupport) throws -> [String] {
        try support.session.query(
            """
            SELECT source_key FROM ingredient CROSS JOIN LATERAL (SELECT array_agg(made.id) AS ids FROM made_from(ARRAY[ingredient.id::integer]) AS made) AS avoided
            JOIN recipe ON recipe.ingredient_ids && avoided.ids WHERE source_key IS NOT NULL AND ingredient.slug = '\(slug)' ORDER BY 1
            """
        ).decode(String.self)
    }

    @Test("foods of recipes are linked to known ingredients by their words", arguments: [true, false])
    func english(hasDemoData: Bool) throws {
        let support = try ImportSupport(hasDemoData: hasDemoData)
        let texts = [
            recipe(1, "seedless strawberry jam"), recipe(2, "organic strawberries"), recipe(3, "peanut butter cups"),
            recipe(4, "Heirloom pear"),
            recipe(5, "light soy sauce"), recipe(6, "dragon dust"), recipe(7, "egg-free mayonnaise"), recipe(8, "hard-boiled eggs"),
        ]
        let outcome = try support.run(
            Edamam(language: "EN"),
            into: RecipeTarget(provider: .edamam),
            text: "[\(texts.joined(separator: ","))]"
        )
        #expect(outcome.report.counts == [8, 0, 0, 0])
        func slug(of name: String) throws -> String {
            try #require(try support.value("SELECT slug FROM ingredient WHERE lower(name_en) = '\(name)'"))
        }
        let strawberries = try hasDemoData ? "strawberries" : slug(of: "organic strawberries")
        #expect(try recipes(madeFrom: strawberries, support) == ["recipe_1", "recipe_2"])
        if hasDemoData {
            #expect(try recipes(madeFrom: "strawberry-jam", support) == ["recipe_1"])
            #expect(try recipes(madeFrom: "peanuts", support) == ["recipe_3"])
            #expect(try recipes(madeFrom: "plain-flour", support) == ["recipe_5"])
            #expect(try recipes(madeFrom: "edamame", support) == ["recipe_5"])
            #expect(try recipes(madeFrom: "egg", support) == ["recipe_8"])
            #expect(try recipes(madeFrom: "butter", support) == [])
        }
        // The dust and the mayonnaise may contain anything, and so may a pear of a kind without an entry.
        let open = try support.session.query(
            """
            SELECT lower(name_en) FROM ingredient JOIN ingredient_content ON ingredient_id = id WHERE content = '…' AND written_in IS NOT NULL ORDER BY 1
            """
        ).decode(String.self)
        #expect(Set(open).isSuperset(of: ["dragon dust", "egg-free mayonnaise", "peanut butter cups"]))
        #expect(Set(open).isDisjoint(with: ["seedless strawberry jam", "organic strawberries"]))
    }

    @Test("Spanish foods are linked to ingredients with English names")
    func spanish() throws {
        let support = try ImportSupport()
        let texts = [
            recipe(1, "mermelada de frutilla"), recipe(2, "mantequilla de maní"), recipe(3, "salsa de soya"), recipe(4, "leche de coco"),
            recipe(5, "dulce de leche casero"), recipe(6, "galletas sin huevo"),
        ]
        _ = try support.run(Edamam(language: "ES"), into: RecipeTarget(provider: .edamam), text: "[\(texts.joined(separator: ","))]")
        #expect(try recipes(madeFrom: "strawberries", support) == ["recipe_1"])
        #expect(try recipes(madeFrom: "peanuts", support) == ["recipe_2"])
        #expect(try recipes(madeFrom: "plain-flour", support) == ["recipe_3", "recipe_6"])
        #expect(try recipes(madeFrom: "milk", support) == ["recipe_5"])
        #expect(try recipes(madeFrom: "egg", support) == [])
    }

    @Test("a table of foods is read, but its foods do not make lists of recipes slower")
    func foods() throws {
        let support = try ImportSupport()
        _ = try support.run(
            USDA(),
            into: FoodTarget.usda,
            [ImportSupport.sample("foundation.json"), ImportSupport.sample("srlegacy.json")]
        )
        let tomatoes = "ingredient_content JOIN ingredient ON id = ingredient_id WHERE name_en = 'Tomatoes, grape, raw'"
        #expect(try support.value("SELECT bool_or(content = 'tomato') AND NOT bool_or(is_used) FROM \(tomatoes)") == "true")
        let made =
            "SELECT count(*) FROM made_from(ARRAY(SELECT id::integer FROM ingredient WHERE slug = 'tomato')) AS made JOIN ingredient USING (id)"
        #expect(try support.value("\(made) WHERE written_in IS NOT NULL") == "0")
        // A recipe uses it.
        try support.session.execute(
            "UPDATE recipe_ingredient SET ingredient_id = (SELECT id FROM ingredient WHERE name_en = 'Tomatoes, grape, raw') WHERE id = 1"
        )
        #expect(try support.value("\(made) WHERE written_in IS NOT NULL") == "1")
    }
}
