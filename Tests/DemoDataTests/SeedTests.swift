import DemoData
import Postgres
import TestSupport
import Testing

@Suite("Seeding", .tags(.database), .removesDatabases)
struct SeedTests {
    private static let tables = ["account", "ingredient", "recipe", "recipe_ingredient", "recipe_step", "recipe_review"]

    /// A new database with the demo data, copied from one that is created once.
    private func database() throws -> PostgresSession { try PostgresSession(TestDatabase.shared.createServedDatabase()) }

    private func number(_ session: PostgresSession, _ sql: String) throws -> Int {
        try #require(session.query("SELECT (\(sql))::bigint").integer(0, 0))
    }

    /// The checksums of all tables' rows.
    private func checksum(_ session: PostgresSession) throws -> [String] {
        try Self.tables.map { table in
            let row = try session.query(
                "SELECT count(*) || ' ' || md5(string_agg(entry::text, E'\\n' ORDER BY id)) FROM \(table) AS entry"
            )
            return try #require(row.text(0, 0))
        }
    }

    @Test("creates at least 310 recipes, 260 ingredients and 60 accounts, with reviews by several people")
    func counts() throws {
        let session = try database()
        #expect(try number(session, "SELECT count(*) FROM recipe") >= 310)
        #expect(try number(session, "SELECT count(*) FROM ingredient") >= 260)
        #expect(try number(session, "SELECT count(*) FROM account") >= 60)
        #expect(try number(session, "SELECT count(*) FROM account WHERE kind = 'GROUP'") >= 5)
        #expect(try number(session, "SELECT count(DISTINCT author_id) FROM recipe") >= 60)
        #expect(try number(session, "SELECT max(review_count) FROM recipe") <= 12)
        #expect(try number(session, "SELECT count(*) FROM recipe WHERE review_count > 0") >= 200)
        #expect(try number(session, "SELECT min(id) FROM recipe") == 1)
        #expect(try number(session, "SELECT max(id) - count(*) FROM recipe") == 0)
    }

    struct Rule: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// The part of a query after `FROM` that finds rows violating the rule.
        let violations: String

        init(_ description: String, _ violations: String) {
            testDescription = description
            self.violations = violations
        }
    }

    @Test(
        "the seeded rows are consistent",
        arguments: [
            Rule(
                "two languages in names",
                "ingredient WHERE name_en = '' OR name_es = ''"
            ),
            Rule(
                "energy within 15 % of 4 kcal for protein and carbohydrates, 2 for fibre and 9 for fat",
                """
                ingredient WHERE abs(calories - (4 * protein_g + 4 * (carbs_g - fiber_g) + 2 * fiber_g + 9 * fat_g))
                    > greatest(0.15 * calories, 2) AND slug !~ 'vinegar|wine|rum|beer|stout|sherry|sake|mirin|vanilla-extract|balsamic'
                """
            ),
            Rule(
                "weighed ingredients have grams",
                """
                recipe_ingredient WHERE unit = 'GRAM' AND grams <> quantity OR unit = 'KILOGRAM' AND grams <> quantity * 1000
                """
            ),
            Rule(
                "a cup is 16 tablespoons, a tablespoon three teaspoons",
                """
                recipe_ingredient AS one JOIN recipe_ingredient AS other USING (ingredient_id) WHERE one.unit = 'TABLESPOON'
                    AND other.unit = 'TEASPOON' AND one.grams / one.quantity NOT BETWEEN 2.9 * other.grams / other.quantity AND 3.1 * other.grams / other.quantity
                """
            ),
            Rule(
                "calories are the sum of the lines",
                """
                recipe WHERE calories <> (SELECT round(sum(line.grams * ingredient.calories) / 100, 2)
                    FROM recipe_ingredient AS line JOIN ingredient ON ingredient.id = line.ingredient_id WHERE line.recipe_id = recipe.id)
                """
            ),
            Rule(
                "sodium is the sum of the lines",
                """
                recipe WHERE sodium_mg <> (SELECT round(sum(line.grams * ingredient.sodium_mg) / 100, 2)
                    FROM recipe_ingredient AS line JOIN ingredient ON ingredient.id = line.ingredient_id WHERE line.recipe_id = recipe.id)
                """
            ),
            Rule(
                "cost is the sum of the lines",
                """
                recipe WHERE cost_minor <> (SELECT round(sum(line.grams * ingredient.price_per_kg_minor) / 1000)
                    FROM recipe_ingredient AS line JOIN ingredient ON ingredient.id = line.ingredient_id WHERE line.recipe_id = recipe.id)
                """
            ),
            Rule(
                "stars are the mean of the reviews",
                """
                recipe LEFT JOIN (SELECT recipe_id, count(*), round(avg(stars), 2) AS mean FROM recipe_review GROUP BY recipe_id) AS review
                    ON review.recipe_id = recipe.id
                    WHERE (review_count, average_stars) IS DISTINCT FROM (coalesce(review.count, 0), review.mean)
                """
            ),
            Rule(
                "diets by nutrients",
                """
                recipe WHERE ('HIGH_PROTEIN' = ANY (diets)) <> (serving_protein_g >= 20) OR ('LOW_CARB' = ANY (diets)) <> (serving_carbs_g <= 20)
                    OR ('LOW_FAT' = ANY (diets)) <> (serving_fat_g <= 3) OR ('LOW_SODIUM' = ANY (diets)) <> (serving_sodium_mg <= 140)
                """
            ),
            Rule(
                "diets by allergens",
                """
                recipe WHERE ('GLUTEN_FREE' = ANY (diets)) = ('GLUTEN' = ANY (allergens)) OR ('DAIRY_FREE' = ANY (diets)) = ('MILK' = ANY (allergens))
                    OR 'VEGAN' = ANY (diets) AND allergens && '{MILK,EGGS,FISH,CRUSTACEANS,MOLLUSCS}'
                    OR 'VEGETARIAN' = ANY (diets) AND allergens && '{FISH,CRUSTACEANS,MOLLUSCS}'
                """
            ),
            Rule(
                "meat and fish by aisle",
                """
                recipe WHERE diets && '{PESCATARIAN}' AND EXISTS (SELECT FROM recipe_ingredient AS line JOIN ingredient
                    ON ingredient.id = line.ingredient_id WHERE line.recipe_id = recipe.id AND (aisle = 'MEAT' OR slug ~ '(chicken|beef)-stock'))
                    OR diets && '{VEGETARIAN}' AND EXISTS (SELECT FROM recipe_ingredient AS line JOIN ingredient
                    ON ingredient.id = line.ingredient_id WHERE line.recipe_id = recipe.id AND aisle IN ('MEAT', 'SEAFOOD'))
                """
            ),
            Rule(
                "a stricter diet has the looser ones",
                """
                recipe WHERE 'VEGAN' = ANY (diets) AND NOT diets @> '{VEGETARIAN,DAIRY_FREE}'
                    OR 'VEGETARIAN' = ANY (diets) AND NOT diets @> '{PESCATARIAN}'
                """
            ),
            Rule(
                "one to three drawings of its cuisine, with sizes; drawings of the first seed have texts",
                """
                recipe WHERE cardinality(images) NOT BETWEEN 1 AND 3 OR cardinality(image_widths) <> cardinality(images)
                    OR NOT starts_with(images[1], '/drawings/recipe/' || lower(cuisine::text) || '-')
                    OR (cardinality(image_texts_es) = 0) <> (slug ~ '-[23]$')
                    OR NOT starts_with(image_texts_en[1], title_en || ' ') OR NOT starts_with(image_texts_es[1], title_es || ' ')
                """
            ),
            Rule(
                "no two recipes of the first seed look alike",
                "recipe AS one JOIN recipe AS other ON one.images[1] = other.images[1] AND one.id < other.id WHERE other.slug !~ '-[23]$'"
            ),
            Rule(
                "reviews are later than the recipe and not by its author",
                """
                recipe_review AS review JOIN recipe ON recipe.id = review.recipe_id
                    WHERE review.author_id = recipe.author_id OR review.created_at < recipe.created_at OR review.created_at > '2026-11-01Z'
                """
            ),
            Rule(
                "recipes are later than their author's account",
                """
                recipe JOIN account ON account.id = recipe.author_id WHERE account.created_at > recipe.created_at
                """
            ),
        ]
    )
    func consistency(rule: Rule) throws {
        #expect(try number(GrownDatabase.session(), "SELECT count(*) FROM \(rule.violations)") == 0)
    }

    @Test("seeding again changes nothing")
    func idempotence() throws {
        let session = try database()
        let before = try checksum(session)
        try DemoData.seed(into: session)
        #expect(try checksum(session) == before)
    }

    @Test("a scale of two doubles recipes, ingredients and steps, and reports its progress")
    func scale() throws {
        let session = try database()
        let counted = ["recipe", "recipe_ingredient", "recipe_step"]
        let before = try counted.map { try number(session, "SELECT count(*) FROM \($0)") }
        var progress: [SeedProgress] = []
        try DemoData.seed(into: session, scale: 2) { if $0.unit == "recipes" { progress.append($0) } }
        #expect(try counted.map { try number(session, "SELECT count(*) FROM \($0)") } == before.map { $0 * 2 })
        #expect(progress.map(\.completed) == [before[0], before[0] * 2])
        #expect(progress.allSatisfy { $0.total == before[0] * 2 })
        #expect(try number(session, "SELECT count(DISTINCT title_en) FROM recipe") == before[0] * 2)
        #expect(try number(session, "SELECT count(*) FROM recipe_review WHERE recipe_id > \(before[0])") > 100)
    }

    @Test("rows that people added between two seeds stay and keep their ids")
    func company() throws {
        let session = try database()
        let seeded = try number(session, "SELECT count(*) FROM recipe")
        let own = try #require(
            session.query(
                """
                INSERT INTO recipe (slug, author_id, title_en, title_es, description_en, description_es, cuisine, meal_types, servings,
                    prep_minutes, cook_minutes)
                VALUES ('toast', 1, 'Toast', 'Tostada', '', '', 'BRITISH', '{BREAKFAST}', 1, 1, 2) RETURNING id
                """
            ).integer(0, 0)
        )
        try DemoData.seed(into: session, scale: 2)
        #expect(own == seeded + 1)
        #expect(try number(session, "SELECT count(*) FROM recipe WHERE slug = 'toast' AND id = \(own)") == 1)
        #expect(try number(session, "SELECT count(*) FROM recipe") == seeded * 2 + 1)
        #expect(try number(session, "SELECT nextval('recipe_id_seq')") == seeded * 2 + 2)
    }

    @Test("a failed batch leaves no rows")
    func atomicity() throws {
        let session = try database()
        let before = try checksum(session)
        try session.execute("ALTER TABLE recipe_review ADD CONSTRAINT full_house CHECK (id < 0) NOT VALID")
        #expect(throws: PostgresError.self) { try DemoData.seed(into: session, scale: 2) }
        #expect(try checksum(session) == before)
        try session.execute("ALTER TABLE recipe_review DROP CONSTRAINT full_house")
        try DemoData.seed(into: session, scale: 2)
        #expect(try checksum(session) != before)
    }
}
