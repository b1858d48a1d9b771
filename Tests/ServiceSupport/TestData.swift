import Domains
package import Postgres
import TestSupport

/// Predictable rows: 4 accounts, 12 ingredients and 45 recipes of 1 to 6 ingredients, with reviews.
package enum TestData {
    /// Creates a copy of the filled database.
    package static func database() throws -> String {
        try TestDatabase.shared.createDatabase(from: "gateway", prepare: fill)
    }

    /// Creates the tables and fills them.
    package static func fill(_ session: PostgresSession) throws(PostgresError) {
        do {
            try Domains.migrations.apply(on: session, servedBy: EmbeddedServer.servingRole)
        } catch {
            throw PostgresError.protocol("\(error)")
        }
        try EngineFixture.openToServing(session)
        try session.execute(rows)
        try session.execute(DonationData.rows)
        try FashionData.fill(session)
        try GroceryData.fill(session)
    }

    private static let rows = """
        INSERT INTO account (name, kind, created_at)
        SELECT 'Person ' || n, CASE WHEN n = 4 THEN 'GROUP' ELSE 'INDIVIDUAL' END::account_kind, '2024-02-29 12:00+00'::timestamptz + n * interval '1 day'
        FROM generate_series(1, 4) AS n;

        INSERT INTO ingredient (slug, name_en, name_es, aisle, calories, protein_g, carbs_g, sugar_g, fiber_g, fat_g, saturated_fat_g,
            sodium_mg, price_per_kg_minor, allergens)
        SELECT 'i-' || n, name_en, name_es, aisle::aisle, 40 * n, n, 3 * n, n / 2.0, n / 4.0, n / 3.0, n / 10.0, 7 * n, 100 * n + 33, allergens::allergen[]
        FROM (VALUES
            (1, 'Tomato', 'Tomate', 'PRODUCE', '{}'), (2, 'Onion', 'Cebolla', 'PRODUCE', '{}'), (3, 'Garlic', 'Ajo', 'PRODUCE', '{}'),
            (4, 'Wheat flour', 'Harina de trigo', 'BAKING', '{GLUTEN}'), (5, 'Egg', 'Huevo', 'DAIRY_AND_EGGS', '{EGGS}'),
            (6, 'Milk', 'Leche', 'DAIRY_AND_EGGS', '{MILK}'), (7, 'Rice', 'Arroz', 'GRAINS_AND_PASTA', '{}'),
            (8, 'Lentils', 'Lentejas', 'LEGUMES', '{}'), (9, 'Salmon', 'Salmón', 'SEAFOOD', '{FISH}'),
            (10, 'Almonds', 'Almendras', 'NUTS_AND_SEEDS', '{TREE_NUTS}'), (11, 'Olive oil', 'Aceite de oliva', 'OILS_AND_SAUCES', '{}'),
            (12, 'Tomato paste', 'Concentrado de tomate', 'CANNED', '{SULPHITES}')
        ) AS row(n, name_en, name_es, aisle, allergens);

        UPDATE ingredient SET name_one_en = 'onion', name_one_es = 'cebolla', name_many_en = 'onions', name_many_es = 'cebollas' WHERE slug = 'i-2';

        -- The last one's vitamin C is not known.
        INSERT INTO ingredient_nutrient (ingredient_id, nutrient, amount)
        SELECT n, nutrient::nutrient, n * 1.5 FROM generate_series(1, 12) AS n, unnest('{POTASSIUM,IRON,VITAMIN_C}'::text[]) AS nutrient
        WHERE n < 12 OR nutrient <> 'VITAMIN_C';

        INSERT INTO recipe (slug, author_id, title_en, title_es, description_en, description_es, images, cuisine, meal_types, diets, servings,
            prep_minutes, cook_minutes, created_at, updated_at)
        SELECT 'r-' || n, n % 4 + 1, 'Dish ' || chr(90 - n % 26) || ' "' || n || '"', 'Plato ' || chr(65 + n * 7 % 26) || ' ' || n,
            'The dish number ' || n || ', \\ with a tab' || chr(9) || 'and 🍅', 'El plato número ' || n,
            CASE WHEN n % 3 = 0 THEN '{}' ELSE ARRAY['https://example.org/' || n || '.jpg'] END,
            (enum_range(NULL::cuisine))[n % 20 + 1], ARRAY[(enum_range(NULL::meal_type))[n % 5 + 1]],
            CASE n % 4 WHEN 0 THEN '{VEGAN,VEGETARIAN}' WHEN 1 THEN '{GLUTEN_FREE}' ELSE '{}' END::diet[],
            n % 6 + 1, n % 11, n % 7 * 5, '2025-01-01 00:00:00.5+00'::timestamptz + n / 3 * interval '36 hours', '2025-06-01 10:00+00'
        FROM generate_series(1, 45) AS n;

        INSERT INTO recipe_ingredient (recipe_id, position, ingredient_id, quantity, unit, grams, note_en, note_es)
        SELECT r, p, (r * 5 + p * (r % 3 + 1)) % 12 + 1, p + 0.5, 'CUP', p * 10 + r, CASE WHEN p = 2 THEN 'chopped' END, CASE WHEN p = 2 THEN 'picado' END
        FROM generate_series(1, 45) AS r, LATERAL generate_series(1, r % 6 + 1) AS p;

        INSERT INTO recipe_step (recipe_id, position, text_en, text_es)
        SELECT r, p, 'Step ' || p || ' of ' || r, 'Paso ' || p || ' de ' || r FROM generate_series(1, 45) AS r, LATERAL generate_series(1, r % 4) AS p;

        INSERT INTO recipe_review (recipe_id, author_id, stars, comment, created_at)
        SELECT r, a, (r + a) % 5 + 1, CASE WHEN (r + a) % 3 > 0 THEN 'Comment ' || r || '/' || a END, '2025-07-01 10:00+00'::timestamptz + a / 2 * interval '1 hour'
        FROM generate_series(1, 45) AS r, LATERAL generate_series(1, 4) AS a WHERE (r + a) % 3 > 0 AND r % 9 > 0;

        ANALYZE;
        """
}

extension PostgresSession {
    /// The first column of the query's rows as text.
    package func column(_ sql: String) throws(PostgresError) -> [String] {
        let result = try query("SELECT x::text FROM (\(sql)) AS answer(x)")
        return (0..<result.rowCount).map { result.text($0, 0) ?? "NULL" }
    }
}

extension TestData {
    private static let shared = Result { try DatabaseRemoval.exempting { try database() } }

    /// The filled database, shared by tests that only read.
    package static func sharedDatabase() throws -> String { try shared.get() }

    /// Creates a copy of a database with the demo data as `scripts/serve` seeds it.
    package static func demo() throws -> String { try TestDatabase.shared.createServedDatabase() }
}
