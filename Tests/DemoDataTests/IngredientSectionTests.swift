import DemoData
import Postgres
import TestSupport
import Testing

@Suite("Later additions to ingredients", .tags(.database), .removesDatabases)
struct IngredientSectionTests {
    private func database() throws -> PostgresSession { try PostgresSession(TestDatabase.shared.createServedDatabase()) }

    private func contents(_ session: PostgresSession) throws -> String? {
        try session.query(
            """
            SELECT md5((SELECT string_agg(i::text, ';' ORDER BY id) FROM ingredient AS i))
                || md5((SELECT string_agg(n::text, ';' ORDER BY ingredient_id, nutrient) FROM ingredient_nutrient AS n))
            """
        ).text(0, 0)
    }

    @Test("adds names and nutrients to an older seed without rewriting its recipes")
    func upgrade() throws {
        let session = try database()
        let fresh = try contents(session)
        try session.execute(
            """
            DELETE FROM demo.demo_section WHERE name = 'ingredients';
            DELETE FROM ingredient_nutrient;
            UPDATE ingredient SET name_one_en = NULL, name_one_es = NULL, name_many_en = NULL, name_many_es = NULL, name_some_en = NULL,
                name_some_es = NULL;
            """
        )
        let recipes = "SELECT md5(string_agg(id || ' ' || xmin, ';' ORDER BY id)) FROM recipe"
        let before = try session.query(recipes).text(0, 0)
        #expect(try contents(session) != fresh)
        try DemoData.seed(into: session)
        #expect(try contents(session) == fresh)
        #expect(try session.query(recipes).text(0, 0) == before)
    }

    @Test("each ingredient has all seven nutrients and a name for amounts")
    func complete() throws {
        let session = try database()
        let lacking = """
            SELECT count(*) FROM ingredient WHERE (SELECT count(*) FROM ingredient_nutrient WHERE ingredient_id = ingredient.id) <> 7
                OR coalesce(name_some_en, name_many_en) IS NULL OR coalesce(name_some_es, name_many_es) IS NULL
                OR (name_many_en IS NULL) <> (name_one_en IS NULL) OR (name_one_en IS NULL) <> (name_one_es IS NULL)
            """
        #expect(try session.query(lacking).integer(0, 0) == 0)
        // Ingredients that any recipe counts by piece have a name for one piece.
        let nameless = """
            SELECT count(*) FROM recipe_ingredient AS line JOIN ingredient ON ingredient.id = line.ingredient_id
            WHERE line.unit = 'PIECE' AND ingredient.name_one_en IS NULL
            """
        #expect(try session.query(nameless).integer(0, 0) == 0)
    }

    @Test("a change of nutrients updates the recipes' totals, and a change of names updates the names in recipes")
    func totals() throws {
        let session = try database()
        let (onion, sums) = ("slug = 'onion'", "SELECT sum(calories)::bigint FROM recipe")
        let before = try session.query(sums).integer(0, 0)
        try session.execute("UPDATE ingredient SET calories = calories + 100 WHERE \(onion)")
        let after = try session.query(sums).integer(0, 0)
        #expect(try #require(after) > #require(before))
        let wrong = """
            SELECT count(*) FROM recipe WHERE calories <> (SELECT round(sum(line.grams * ingredient.calories) / 100, 2)
                FROM recipe_ingredient AS line JOIN ingredient ON ingredient.id = line.ingredient_id WHERE line.recipe_id = recipe.id)
            """
        #expect(try session.query(wrong).integer(0, 0) == 0)
        try session.execute("UPDATE ingredient SET name_en = 'Big onion' WHERE \(onion)")
        let named = "SELECT count(*) FROM recipe WHERE ingredient_names_en LIKE '%Big onion%'"
        #expect(try #require(session.query(named).integer(0, 0)) > 50)
    }
}
