import Postgres
import TestSupport
import Testing

@Suite("Reading the names of ingredients", .tags(.database), .removesDatabases)
struct FoodReadingTests {
    private let session: PostgresSession

    init() throws { session = try PostgresSession(TestDatabase.shared.createServedDatabase(hasDemoData: false)) }

    struct Example: CustomTestStringConvertible, Sendable {
        let language: String
        let name: String
        let has: [String]
        let hasNot: [String]
        /// Whether it may contain more than is known.
        let isOpen: Bool

        init(_ language: String, _ name: String, has: String..., not: [String] = [], isOpen: Bool) {
            (self.language, self.name, self.has, self.isOpen) = (language, name, has, isOpen)
            hasNot = not
        }

        var testDescription: String { name }
    }

    /// Names as tables of foods, packages and recipes write them.
    static let examples = [
        Example("EN", "Strawberries, raw", has: "strawberry", isOpen: false),
        Example("EN", "Seedless strawberry jam", has: "strawberry", "jam", "sugar", isOpen: false),
        Example("EN", "Oil, olive, extra virgin", has: "olive oil", "olive", isOpen: false),
        Example("EN", "Milk, reduced fat, fluid, 2% milkfat", has: "milk", isOpen: false),
        Example("EN", "MILK, FAT FREE", has: "milk", isOpen: false),
        Example("EN", "Lactose-free milk", has: "milk", isOpen: false),
        Example("EN", "Flour, rice, white", has: "rice", not: ["wheat"], isOpen: false),
        Example("EN", "Beverages, almond milk, unsweetened", has: "almond", "nut", not: ["milk"], isOpen: true),
        Example("EN", "coconut cream", has: "coconut", not: ["milk", "cream"], isOpen: false),
        Example("EN", "canned butter beans", has: "butter bean", not: ["butter", "milk"], isOpen: false),
        Example("EN", "eggplant", has: "aubergine", not: ["egg"], isOpen: false),
        Example("EN", "ground nutmeg", has: "nutmeg", not: ["nut"], isOpen: false),
        Example("EN", "water chestnuts", has: "water chestnut", not: ["chestnut", "nut", "water"], isOpen: false),
        Example("EN", "Egg-free mayonnaise", has: "mayonnaise", "mustard", not: ["egg"], isOpen: true),
        Example("EN", "vegan butter", has: "…", not: ["butter", "milk", "cream", "animal"], isOpen: true),
        Example("EN", "Peanut-free granola", has: "oat", not: ["peanut"], isOpen: true),
        Example("EN", "bread without milk or eggs", has: "bread", "wheat", not: ["milk", "egg"], isOpen: true),
        Example("EN", "non-dairy creamer", has: "…", not: ["milk"], isOpen: true),
        Example("EN", "free-range eggs", has: "egg", isOpen: false),
        Example("EN", "Grandma's secret blend", has: "~secret", isOpen: true),
        Example("EN", "teriyaki chicken", has: "chicken", "soybean", "wheat", "gluten", isOpen: true),
        Example("EN", "Caesar dressing", has: "egg", "anchovy", "fish", isOpen: true),
        Example("ES", "Fresas congeladas", has: "strawberry", isOpen: false),
        Example("ES", "Mermelada de frutilla", has: "strawberry", "jam", isOpen: false),
        Example("ES", "harina integral de arroz", has: "rice", not: ["wheat"], isOpen: false),
        Example("ES", "Harina 0000", has: "wheat", "gluten", isOpen: false),
        Example("ES", "Leche condensada", has: "milk", "sugar", isOpen: false),
        Example("ES", "leche sin lactosa", has: "milk", isOpen: false),
        Example("ES", "leche de coco", has: "coconut", not: ["milk"], isOpen: false),
        Example("ES", "arroz con leche", has: "rice", "milk", isOpen: false),
        Example("ES", "Galletas sin gluten ni huevo", has: "cookie", not: ["gluten", "wheat", "egg"], isOpen: true),
        Example("ES", "mayonesa vegana", has: "mustard", not: ["egg", "mayonnaise"], isOpen: true),
        Example("ES", "Mantequilla de maní", has: "peanut", not: ["butter", "milk"], isOpen: false),
        Example("ES", "nuez moscada", has: "nutmeg", not: ["walnut", "nut"], isOpen: false),
        Example("ES", "salsa de soya baja en sodio", has: "soybean", "wheat", isOpen: true),
        Example("ES", "pimienta negra", has: "pepper", not: ["bell pepper", "capsicum fruit"], isOpen: false),
        Example("ES", "Dragonzuelo", has: "~dragonzuelo", isOpen: true),
    ]

    @Test("finds the foods of a name and what they are made of, and what the name denies", arguments: examples)
    func reading(example: Example) throws {
        try session.execute(
            """
            INSERT INTO ingredient (id, slug, name_en, name_es, written_in, aisle, calories, protein_g, carbs_g, sugar_g, fiber_g, fat_g,
                saturated_fat_g, sodium_mg, price_per_kg_minor, has_known_allergens)
            SELECT 1, 'one', name, name, '\(example.language)', 'OTHER', 0, 0, 0, 0, 0, 0, 0, 0, 0, false
            FROM (SELECT '\(example.name.replacing("'", with: "''"))' AS name) AS said
            """
        )
        let contents = Set(try session.query("SELECT content FROM ingredient_content WHERE ingredient_id = 1").decode(String.self))
        #expect(Set(example.has).subtracting(contents).sorted() == [])
        #expect(contents.intersection(example.hasNot).sorted() == [])
        #expect(contents.contains("…") == example.isOpen, "\(contents.sorted())")
    }

    @Test("a term alone means its food and nothing else")
    func terms() throws {
        let others = try session.query(
            """
            WITH term AS MATERIALIZED (SELECT row_number() OVER (ORDER BY language, term)::integer AS number, * FROM food_term WHERE role = 'FOOD')
            SELECT term.language || ' ' || term.term FROM term LEFT JOIN food_readings(
                (SELECT array_agg(language ORDER BY number) FROM term), (SELECT array_agg(term ORDER BY number) FROM term)
            ) AS reading USING (number)
            GROUP BY term.language, term.term, term.food HAVING array_agg(reading.food) <> ARRAY[term.food] OR bool_or(reading.is_denied)
            """
        ).decode(String.self)
        #expect(others == [])
    }

    @Test("follows changed names, new recipes and new facts")
    func changes() throws {
        func contents(_ id: Int) throws -> Set<String> {
            Set(try session.query("SELECT content FROM ingredient_content WHERE ingredient_id = \(id)").decode(String.self))
        }
        func made(_ id: Int) throws -> [Int] {
            try session.query("SELECT id FROM made_from(ARRAY[\(id)]) ORDER BY id").decode(Int.self)
        }
        try session.execute(
            """
            INSERT INTO ingredient (id, slug, name_en, name_es, aisle, calories, protein_g, carbs_g, sugar_g, fiber_g, fat_g, saturated_fat_g,
                sodium_mg, price_per_kg_minor)
            SELECT id, 's-' || id, name, name, 'OTHER', 0, 0, 0, 0, 0, 0, 0, 0, 0
            FROM (VALUES (1, 'Figs'), (2, 'Fig jam'), (3, 'Quillaberry'), (4, 'Quillaberry syrup')) AS food(id, name);
            INSERT INTO account (id, name) VALUES (1, 'Cook');
            INSERT INTO recipe (id, slug, author_id, title_en, title_es, description_en, description_es, cuisine, meal_types, servings, prep_minutes,
                cook_minutes) VALUES (1, 'r', 1, 'Dish', 'Plato', '', '', 'OTHER', '{DINNER}', 1, 1, 1);
            """
        )
        #expect(try made(1) == [1], "no recipe uses the jam")
        try session.execute(
            "INSERT INTO recipe_ingredient (recipe_id, position, ingredient_id, quantity, unit, grams) VALUES (1, 1, 2, 1, 'CUP', 1), (1, 2, 4, 1, 'CUP', 1)"
        )
        #expect(try made(1) == [1, 2])
        #expect(try made(2) == [2])
        #expect(try made(3) == [3, 4], "names of unknown words are compared")
        try session.execute("UPDATE ingredient SET name_en = 'Date jam', name_es = 'Mermelada de dátil' WHERE id = 2")
        #expect(try made(1) == [1])
        #expect(try contents(2).isSuperset(of: ["date", "jam"]))
        try session.execute(
            """
            INSERT INTO food (name) VALUES ('quillaberry syrup');
            INSERT INTO food_term (language, term, role, food) VALUES ('EN', 'Quillaberry syrup', 'FOOD', 'quillaberry syrup');
            INSERT INTO food_part (food, part) VALUES ('quillaberry syrup', 'fig');
            """
        )
        #expect(try made(1) == [1, 4])
        try session.execute("DELETE FROM recipe_ingredient; DELETE FROM ingredient WHERE id = 4")
        #expect(try made(1) == [1])
    }
}
