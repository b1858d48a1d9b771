import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Bitmaps of recipes", .tags(.database))
struct RecipeBitmapTests {
    /// Differences between the bits and the traits of the recipes.
    private static let wrong = """
        WITH said AS (
            SELECT trait, value, (id >> 13)::integer AS segment, (id & 8191)::integer AS bit
            FROM recipe, recipe_traits(ingredient_ids, ingredient_count)
        ), kept AS (
            SELECT trait, value, segment, bit FROM recipe_bitmap, generate_series(0, 8191) AS bit WHERE get_bit(recipes, bit) = 1
        )
        (TABLE said EXCEPT TABLE kept) UNION ALL (TABLE kept EXCEPT TABLE said)
        """

    /// Differences between the bits and the facet values of the recipes.
    private static let wrongFacets = """
        WITH said AS (
            SELECT facet, (dish.id >> 13)::integer AS segment, value, (dish.id & 8191)::integer AS bit
            FROM recipe AS dish, recipe_values(dish)
            GROUP BY 1, 2, 3, 4
        ), kept AS (
            SELECT facet, segment, value, bit FROM recipe_facet_bitmap, generate_series(0, 8191) AS bit WHERE get_bit(recipes, bit) = 1
        )
        (TABLE said EXCEPT TABLE kept) UNION ALL (TABLE kept EXCEPT TABLE said)
        """

    @Test("stay exact after changes of one or many rows and after rollbacks")
    func exact() throws {
        let session = try PostgresSession(TestData.database())
        var generator = SeededGenerator(seed: 11)
        func expectExact(after change: String) throws {
            #expect(try session.column("SELECT count(*) FROM (\(Self.wrong)) AS wrong") == ["0"], "\(change)")
            #expect(try session.column("SELECT count(*) FROM (\(Self.wrongFacets)) AS wrong") == ["0"], "\(change)")
        }
        try expectExact(after: "the first rows")
        #expect(try session.column("SELECT sum(bit_count(recipes)) FROM recipe_bitmap WHERE trait = 'INGREDIENT_COUNT'") == ["45"])
        // Only recipes without steps and reviews can change their ids.
        try session.execute("DELETE FROM recipe_step; DELETE FROM recipe_review")
        let texts = "author_id, title_en, title_es, description_en, description_es"
        let copied = "\(texts), cuisine, meal_types, servings, prep_minutes, cook_minutes, ingredient_ids, ingredient_count"
        for round in 0..<40 {
            let number = Int.random(in: 0..<12, using: &generator)
            let changes = [
                "UPDATE recipe_ingredient SET ingredient_id = \(number) % 12 + 1 WHERE id % 13 = \(number)",
                "DELETE FROM recipe_ingredient WHERE id % 17 = \(number)",
                """
                INSERT INTO recipe_ingredient (recipe_id, position, ingredient_id, quantity, unit, grams)
                SELECT id, 100 + \(round), \(number) % 12 + 1, 1, 'CUP', 1 FROM recipe WHERE id % 7 = \(number)
                """,
                "UPDATE recipe SET title_en = title_en || '!'",
                "UPDATE recipe SET cuisine = 'THAI', meal_types = '{LUNCH,LUNCH,DINNER}', diets = '{VEGAN}' WHERE id % 7 = \(number)",
                "UPDATE recipe SET diets = '{}', fat_g = fat_g + 13, servings = servings % 4 + 1 WHERE id % 5 = \(number) % 5",
                "UPDATE ingredient SET calories = calories + 1 WHERE id = \(number)",
                "DELETE FROM recipe WHERE id % 31 = \(number)",
                """
                INSERT INTO recipe (slug, \(copied)) SELECT slug || '-\(round)', \(copied) FROM recipe WHERE id % 19 = \(number)
                """,
                "UPDATE recipe SET id = id + 20000 WHERE id < 20000 AND NOT EXISTS (SELECT FROM recipe_ingredient WHERE recipe_id = recipe.id)",
            ]
            let change = changes.randomElement(using: &generator) ?? ""
            if round % 5 == 4 {
                try session.execute("BEGIN; \(change); ROLLBACK")
            } else {
                try session.execute(change)
            }
            try expectExact(after: change)
        }
        try session.execute("TRUNCATE recipe CASCADE")
        try expectExact(after: "TRUNCATE")
    }
}
