import Postgres
import TestSupport
import Testing

@Suite("Contents of the demo ingredients", .tags(.database), .removesDatabases)
struct IngredientContentTests {
    private let session: PostgresSession

    init() throws { session = try PostgresSession(TestDatabase.shared.createServedDatabase()) }

    /// Ingredients whose name contains another's without containing the other, by the reason.
    ///
    /// The first is the contained name.
    private static let namesakes = [
        "A plantain is another fruit than a dessert banana.": ["banana > ripe-plantain", "banana > green-plantain"],
        "Spanish has one word for several berries of a genus.": ["blueberries > dried-cranberries", "blueberries > lingonberry-jam"],
        "Beans, peanuts and whey without butter.": ["butter > butter-beans", "butter > peanut-butter", "butter > buttermilk"],
        "Spanish names it after another food.": [
            "lemon > lemongrass", "radish > horseradish", "raisins > prunes", "tomato > tomatillo", "walnuts > brazil-nuts",
        ],
        "The water of a fruit.": ["water > coconut-water"],
        "Another plant.": ["potato > sweet-potato", "potato > glass-noodles"],
        "The search takes two words for forms of one.": [
            "dried-anchovies > ancho", "octopus > acai", "pomegranate > white-rice", "pomegranate > sushi-rice", "sea-bream > golden-syrup",
        ],
    ]

    @Test("an ingredient whose name contains another's also contains the other")
    func names() throws {
        // Compares the words as the search does, not as the facts about foods do.
        let found = try session.query(
            """
            WITH called AS (
                SELECT id, slug, name_en AS name, string_to_array(search_stems('e', search_words(name_en)), ' ') AS words FROM ingredient
                UNION ALL
                SELECT id, slug, name_es, array_remove(string_to_array(search_stems('s', search_words(name_es)), ' '), 'de') FROM ingredient
            )
            SELECT DISTINCT one.slug || ' > ' || other.slug FROM called AS one JOIN called AS other ON other.words @> one.words AND other.id <> one.id
            WHERE EXISTS (
                SELECT FROM ingredient_content AS own WHERE own.ingredient_id = one.id AND own.is_named AND NOT EXISTS (
                    SELECT FROM ingredient_content AS made WHERE made.ingredient_id = other.id AND made.content = own.content
                )
            )
            """
        ).decode(String.self)
        #expect(Set(found).symmetricDifference(Self.namesakes.values.joined()).sorted() == [], "change the facts, or give the reason here")
    }

    @Test("ingredients contain a food with an allergen if and only if they have the allergen")
    func allergens() throws {
        let foods = """
            (VALUES ('CELERY', 'celery'), ('CRUSTACEANS', 'crustacean'), ('EGGS', 'egg'), ('FISH', 'fish'), ('GLUTEN', 'gluten'), ('LUPIN', 'lupin'),
                ('MILK', 'milk'), ('MOLLUSCS', 'mollusc'), ('MUSTARD', 'mustard'), ('PEANUTS', 'peanut'), ('SESAME', 'sesame'),
                ('SOYBEANS', 'soybean'), ('TREE_NUTS', 'nut')) AS food(allergen, name)
            """
        let differing = try session.query(
            """
            SELECT slug || ' ' || allergen FROM ingredient CROSS JOIN \(foods)
            WHERE (food.allergen::allergen = ANY (allergens)) <> EXISTS (
                SELECT FROM ingredient_content WHERE ingredient_id = ingredient.id AND content = food.name
            )
            """
        ).decode(String.self)
        #expect(differing == [])
    }

    @Test("every word of a name is known, and so is the composition")
    func words() throws {
        let unknown = try session.query(
            "SELECT slug || ' ' || content FROM ingredient_content JOIN ingredient ON id = ingredient_id WHERE content ~ '^[~…]'"
        )
        .decode(String.self)
        #expect(unknown == [])
    }

    struct Made: CustomTestStringConvertible, Sendable {
        let from: String
        let made: [String]
        var not: [String] = []
        var testDescription: String { from }
    }

    static let made = [
        Made(from: "strawberries", made: ["strawberry-jam", "mixed-berries"], not: ["lingonberry-jam", "raspberries"]),
        Made(from: "strawberry-jam", made: [], not: ["strawberries", "lingonberry-jam"]),
        Made(
            from: "plain-flour",
            made: ["white-bread", "spaghetti", "soy-sauce", "panko", "puff-pastry"],
            not: ["rice-flour", "cornmeal", "buckwheat"]
        ),
        Made(
            from: "edamame",
            made: ["soy-sauce", "dark-soy-sauce", "tofu", "miso", "hoisin", "dark-chocolate"],
            not: ["peanuts", "bean-sprouts"]
        ),
        Made(from: "peanuts", made: ["peanut-butter"], not: ["almonds"]),
        Made(
            from: "milk",
            made: ["butter", "ghee", "cheddar", "puff-pastry", "burger-buns", "dulce-de-leche", "vanilla-ice-cream"],
            not: ["coconut-milk", "almond-milk"]
        ),
        Made(from: "butter", made: ["ghee", "puff-pastry", "brioche"], not: ["peanut-butter", "butter-beans", "buttermilk", "milk"]),
        Made(from: "egg", made: ["egg-yolk", "mayonnaise", "tagliatelle", "brioche"], not: ["aubergine"]),
        Made(from: "celery", made: ["celeriac", "chicken-stock", "vegetable-stock"]),
        Made(from: "grapes", made: ["raisins", "red-wine", "white-vinegar", "balsamic"], not: ["cider-vinegar"]),
        Made(from: "red-chilli", made: ["sriracha", "gochujang", "harissa", "berbere"], not: ["green-chilli", "red-pepper"]),
        Made(from: "shrimp", made: ["shrimp-paste", "red-curry-paste", "dried-shrimp"], not: ["crab-meat"]),
        Made(from: "anchovies", made: ["fish-sauce", "worcestershire"], not: ["tuna-can"]),
        Made(from: "white-rice", made: ["sake", "mirin", "rice-noodles", "basmati-rice"], not: ["sweetcorn"]),
    ]

    @Test("avoiding an ingredient avoids what is made from it, through all steps", arguments: made)
    func madeFrom(example: Made) throws {
        // Some ingredients are in no recipe.
        try session.execute("UPDATE ingredient_content SET is_used = true")
        let found = Set(
            try session.query(
                """
                SELECT other.slug FROM ingredient CROSS JOIN LATERAL made_from(ARRAY[ingredient.id::integer]) AS made
                JOIN ingredient AS other ON other.id = made.id WHERE ingredient.slug = '\(example.from)'
                """
            ).decode(String.self)
        )
        #expect(found.contains(example.from))
        #expect(Set(example.made).subtracting(found).sorted() == [])
        #expect(found.intersection(example.not).sorted() == [])
    }
}
