import GraphQL
import Languages
import Postgres
import ServiceSupport
import TestSupport
import Testing

/// Texts as people type them, over recipes and items with words that the demo data do not have.
@Suite("Texts as people type them", .tags(.database), .timeLimit(.minutes(20)))
struct TypedTextTests {
    private static let rows = """
        SELECT setval(name || '_id_seq', 9000) FROM unnest(ARRAY['recipe', 'ingredient', 'seller', 'catalog_item']) AS name;

        INSERT INTO ingredient (
            slug, name_en, name_es, aisle, calories, protein_g, carbs_g, sugar_g, fiber_g, fat_g, saturated_fat_g, sodium_mg, price_per_kg_minor, allergens
        )
        SELECT slug, name_en, name_es, 'PRODUCE', 50, 1, 3, 1, 1, 0, 0, 5, 100, allergens::allergen[] FROM (VALUES
            ('duck-egg', 'Duck egg', 'Huevo de pato', '{EGGS}'), ('cashew-cream', 'Cashew cream', 'Crema de anacardo', '{TREE_NUTS}'),
            ('goat-kefir', 'Goat kefir', 'Kéfir de cabra', '{MILK}'), ('kohlrabi', 'Kohlrabi', 'Colinabo', '{}'),
            ('elk-mince', 'Minced elk', 'Carne picada de alce', '{}'), ('groundnut-paste', 'Groundnut paste', 'Pasta de maní', '{PEANUTS}')
        ) AS said(slug, name_en, name_es, allergens);

        INSERT INTO recipe (slug, author_id, title_en, title_es, description_en, description_es, cuisine, meal_types, servings, prep_minutes, cook_minutes)
        SELECT slug, 1, title_en, title_es, description, description, 'FRENCH', '{LUNCH}', 1, minutes, 0 FROM (VALUES
            ('zq-soup', 'Kohlrabi soup', 'Sopa de colinabo', 'Serve with duck eggs.', 20), ('zq-egg', 'Kohlrabi soup with egg', 'Sopa de colinabo con huevo', '', 45),
            ('zq-kefir', 'Kohlrabi soup with kefir', 'Sopa de colinabo con kéfir', '', 90), ('zq-ortie', 'Crème à l’ortie', 'Crème à l’ortie', '', 15),
            ('zq-tofu', '麻婆豆腐', '麻婆豆腐', '', 25), ('zq-bake', 'No-bake quark slice', 'Corte de quark sin horno', '', 300),
            ('zq-free', 'Egg-free waffles', 'Gofres sin huevo', '', 30), ('zq-cake', 'Buckwheatcake', 'Buckwheatcake', '', 50),
            ('zq-chili', 'Elk chili', 'Chili de alce', '', 120), ('zq-sauce', 'Groundnut dip', 'Salsa de maní', '', 10),
            ('zq-coconut', 'Quinceberry in coconut milk', 'Quinceberry con leche de coco', '', 10),
            ('zq-both', 'Quinceberry in coconut milk with whole milk', 'Quinceberry con leche de coco y leche entera', '', 10)
        ) AS said(slug, title_en, title_es, description, minutes);

        INSERT INTO recipe_ingredient (recipe_id, position, ingredient_id, quantity, unit, grams)
        SELECT recipe.id, 1, ingredient.id, 1, 'PIECE', 50 FROM (VALUES
            ('zq-soup', 'kohlrabi'), ('zq-egg', 'duck-egg'), ('zq-kefir', 'goat-kefir'), ('zq-free', 'cashew-cream'), ('zq-chili', 'elk-mince'),
            ('zq-sauce', 'groundnut-paste')
        ) AS line(recipe, ingredient) JOIN recipe ON recipe.slug = line.recipe JOIN ingredient ON ingredient.slug = line.ingredient;

        INSERT INTO seller (name, website, country_code) VALUES ('Seller of capes', 'https://c.example', 'ES');
        INSERT INTO catalog_item (seller_id, title_en, title_es, description_en, description_es, category, brand, colors, sizes, price_minor, delivery_days, url)
        SELECT max(id), title_en, title_es, '', '', 'OUTERWEAR', 'Zorbel', colors::catalog_color[], '{ONE_SIZE}', price, 2, 'https://c.example/' || price
        FROM seller, (VALUES
            ('Cheap zq cape', 'Capa zq barata', '{RED}', 2900), ('Exact zq cape', 'Capa zq exacta', '{RED}', 5000),
            ('Dear zq cape', 'Capa zq cara', '{RED}', 5001), ('Blue zq cape', 'Capa zq azul', '{BLUE}', 2000)
        ) AS said(title_en, title_es, colors, price) GROUP BY title_en, title_es, colors, price;
        """

    private static func run(_ body: @escaping @Sendable (EngineClient) throws -> Void) async throws {
        try await EngineFixture.run { fixture in
            let database = fixture.database
            try await fixture.client { client throws in
                try PostgresSession(database).execute(rows)
                try body(client)
            }
        }
    }

    private static let info = """
        text ignoredWords ignoredAmounts correctedWords { typed used } excludedAllergens exclusions { text meaning isUnderstood }
        limits { text measure bound number isApplied }
        """

    private static func recipes(_ text: String, _ language: Language, _ client: EngineClient) throws -> Value {
        try client.data(
            "query ($text: String!) { recipes(filter: {search: $text}, first: 100) { totalCount nodes { title(language: EN) } searchInfo { \(info) } } }",
            variables: ["text": .string(text)],
            language: language
        )["recipes"]
    }

    /// The English titles of the recipes of this suite that a text finds, and those of `others` among them.
    private static func titles(_ list: Value) -> Set<String> { Set(list["nodes"].items.compactMap { $0["title"].string }) }

    private static let soups: Set = ["Kohlrabi soup", "Kohlrabi soup with egg", "Kohlrabi soup with kefir"]

    @Test(
        "find what they ask for, and nothing that they exclude",
        arguments: [
            ("kohlrabi soup", soups), ("kohlrabi soup without eggs", ["Kohlrabi soup", "Kohlrabi soup with kefir"]),
            ("sopa de colinabo sin huevo", ["Kohlrabi soup", "Kohlrabi soup with kefir"]),
            ("kohlrabi soup not egg", ["Kohlrabi soup", "Kohlrabi soup with kefir"]),
            ("egg free kohlrabi soup", ["Kohlrabi soup", "Kohlrabi soup with kefir"]),
            ("kohlrabi soup witout eggs", ["Kohlrabi soup", "Kohlrabi soup with kefir"]),
            ("kohlrabi soup without: eggs", ["Kohlrabi soup", "Kohlrabi soup with kefir"]),
            ("kohlrabi soup 🚫eggs", ["Kohlrabi soup", "Kohlrabi soup with kefir"]),
            ("kohlrabi soup with 0 eggs", ["Kohlrabi soup", "Kohlrabi soup with kefir"]),
            // A sign also excludes the word in descriptions.
            ("kohlrabi soup !egg", ["Kohlrabi soup with kefir"]), ("kohlrabi soup -egg", ["Kohlrabi soup with kefir"]),
            ("kohlrabi soup without eggs or dairy", ["Kohlrabi soup"]), ("colinabo sin lácteos ni huevos", ["Kohlrabi soup"]),
            ("kohlrabi no lactose, no eggs", ["Kohlrabi soup"]), ("kohlrabi soup without eggs but kefir", ["Kohlrabi soup with kefir"]),
            ("kohlrabi without florptang", soups),
            // A title that names another food with the same word, and one that names both.
            ("quinceberry", ["Quinceberry in coconut milk", "Quinceberry in coconut milk with whole milk"]),
            ("quinceberry without milk", ["Quinceberry in coconut milk"]), ("quinceberry sin leche", ["Quinceberry in coconut milk"]),
            // A title that denies the food, and a name with a word of a negation.
            ("waffles without eggs", ["Egg-free waffles"]), ("waffles without nuts", []), ("gofres sin anacardos", []),
            ("no-bake quark slice", ["No-bake quark slice"]), ("quark no bake", ["No-bake quark slice"]),
            // Amounts, limits and words that are not told apart by spaces.
            ("2 kohlrabi", soups), ("500g kohlrabi", soups), ("1/2 cup of kohlrabi soup", soups),
            ("kohlrabi under 30 minutes", ["Kohlrabi soup"]),
            ("kohlrabi at least an hour", ["Kohlrabi soup with kefir"]), ("30 minute kohlrabi recipes", ["Kohlrabi soup"]),
            ("colinabo en menos de 1 hora", ["Kohlrabi soup", "Kohlrabi soup with egg"]),
            ("buckwheat cake", ["Buckwheatcake"]), ("kohl\u{AD}rabi soup", soups),
            ("ortie", ["Crème à l’ortie"]), ("creme a l'ortie", ["Crème à l’ortie"]), ("豆腐", ["麻婆豆腐"]), ("婆豆", ["麻婆豆腐"]),
            // Both languages, and words of another country.
            ("sopa de colinabo", soups), ("kohlrabi con huevo", ["Kohlrabi soup with egg"]),
            ("colinabo or elk", soups.union(["Elk chili"])),
            ("colinabo o alce", soups.union(["Elk chili"])),
        ] as [(String, Set<String>)]
    )
    func recipes(text: String, expected: Set<String>) async throws {
        try await Self.run { client throws in
            for language in Language.allCases {
                let list = try Self.recipes(text, language, client)
                #expect(Self.titles(list) == expected, "\(language): \(list["searchInfo"])")
                #expect(list["totalCount"].int == expected.count)
            }
        }
    }

    @Test("exclusions alone leave everything else")
    func alone() async throws {
        try await Self.run { client throws in
            let all = try client.data("{ recipes(first: 1) { totalCount } }").at("recipes.totalCount").int ?? 0
            for (text, gone) in [
                ("no eggs", "Kohlrabi soup with egg"), ("sin maní", "Groundnut dip"), ("sin cacahuetes", "Groundnut dip"),
                ("nut free", "Groundnut dip"),
                ("sin frutos secos", "Egg-free waffles"), ("without milk powder", "Kohlrabi soup with kefir"),
            ] {
                let list = try Self.recipes(text, .english, client)
                let count = list["totalCount"].int ?? 0
                #expect(count > 0 && count < all, "\(text)")
                #expect(!Self.titles(list).contains(gone), "\(text)")
            }
        }
    }

    @Test("are explained: exclusions, limits and amounts, and what was not understood")
    func explained() async throws {
        try await Self.run { client throws in
            let list = try Self.recipes("200 g kohlrabi without eggs or florptang under 30 minutes under €5", .english, client)
            let info = list["searchInfo"]
            #expect(
                info["exclusions"] == [
                    ["text": "without eggs", "meaning": "egg", "isUnderstood": true],
                    ["text": "without florptang", "meaning": .null, "isUnderstood": false],
                ]
            )
            #expect(info["excludedAllergens"].items.compactMap(\.string) == ["EGGS"])
            #expect(info["ignoredAmounts"].items.map(\.string) == ["200 g"])
            let limits = info["limits"].items
            #expect(limits.map { $0["measure"].string } == ["MINUTES", "PRICE"])
            #expect(limits.map { $0["isApplied"].bool } == [true, false])
            #expect(limits.first?["number"].number == 30)
            let spanish = try Self.recipes("sin huevos", .spanish, client)
            #expect(spanish.at("searchInfo.exclusions").items.map { $0["meaning"].string } == ["huevo"])
        }
    }

    @Test(
        "limit prices in the list and in its facets alike",
        arguments: [
            ("zq cape under 50", 3), ("zq cape under $50", 3), ("zq red cape under 50", 2), ("capa zq por menos de 50 dólares", 3),
            ("zq cape between 20 and 29", 2), ("zq cape over 50", 2), ("zq cape under 50 pesos", 4), ("zq cape not red", 1),
        ]
    )
    func prices(text: String, count: Int) async throws {
        try await Self.run { client throws in
            let list = try client.data(
                """
                query ($text: String!) {
                    catalogItems(filter: {search: $text}, first: 100) { totalCount nodes { title } facets { name values { value count } } }
                    search(text: $text, in: [FASHION]) { totalCount }
                }
                """,
                variables: ["text": .string(text)]
            )
            #expect(list.at("catalogItems.totalCount").int == count)
            #expect(list.at("search.totalCount").int == count)
            let brands = list.at("catalogItems.facets").items.first { $0["name"].string == "brands" }
            #expect(brands?["values"].items.map { $0["count"].int } == [count])
        }
    }

    @Test(
        "ignore colours and sizes, and then materials, if no item has all properties",
        arguments: [
            ("blue zq cape", 1, []), ("green zq cape", 4, ["green"]), ("green or pink zq cape", 4, ["green", "pink"]),
            ("green zq cape not red", 1, ["green"]), ("green zq cape without blue", 3, ["green"]), ("green zq cape -red", 1, ["green"]),
            ("green zq cape -zq", 0, ["green"]), ("green cashmere zq cape", 4, ["green", "cashmere"]), ("green florptang cape", 0, []),
            ("capa zq verde", 4, ["verde"]),
            ("green", nil, []),
        ] as [(String, Int?, [String])]
    )
    func properties(text: String, count: Int?, ignored: [String]) async throws {
        try await Self.run { client throws in
            let list = try client.data(
                "query ($text: String!) { catalogItems(filter: {search: $text}) { totalCount searchInfo { ignoredWords } } }",
                variables: ["text": .string(text)]
            )["catalogItems"]
            #expect(list.at("searchInfo.ignoredWords").items.compactMap(\.string) == ignored)
            if let count { #expect(list["totalCount"].int == count) }
        }
    }

    @Test(
        "list food whose title begins with the first word before other food with the same word",
        arguments: ["zqturnips", "5 kg zqturnips", "10 kg de zqturnips", "ripe zqturnips"]
    )
    func beginnings(text: String) async throws {
        try await EngineFixture.run { fixture in
            let database = fixture.database
            try await fixture.client { client throws in
                try PostgresSession(database).execute(
                    """
                    UPDATE food_post SET title = said.title FROM (
                        SELECT id, row_number() OVER (ORDER BY id DESC) AS place FROM food_post
                        WHERE is_shown AND available_quantity > 0 AND expires_at > now() + interval '1 day'
                    ) AS shown JOIN (VALUES
                        (1, 'Tinned zqturnips, ripe'), (2, 'Ripe zqturnips'), (3, 'Zqturnips'), (4, 'Zqturnips, ripe'), (5, 'Soup of ripe zqturnips')
                    ) AS said(place, title) USING (place) WHERE food_post.id = shown.id
                    """
                )
                for language in Language.allCases {
                    let posts = try client.data(
                        "query ($text: String!) { foodPosts(filter: {search: $text}) { nodes { title } } }",
                        variables: ["text": .string(text)],
                        language: language
                    ).at("foodPosts.nodes").items.compactMap { $0["title"].string }
                    let first = text.hasPrefix("ripe") ? ["Ripe zqturnips"] : ["Zqturnips", "Zqturnips, ripe"]
                    #expect(Set(posts.prefix(first.count)) == Set(first), "\(language): \(posts)")
                    #expect(posts.count == (text.hasPrefix("ripe") ? 4 : 5), "\(language): \(posts)")
                }
            }
        }
    }

    @Test("do not find the shorter name for a longer one, nor a similar food for an unknown one")
    func names() async throws {
        try await SearchedDemo.read { demo in
            let found = try await demo.find(["stock", "vegetable stock", "fresh tuna", "tuna", "chayote"], in: .ingredients, .english)
            #expect(found.map(\.total) == [4, 1, 1, 2, 0])
        }
    }

    @Test("suggest nothing behind a negation, and count only what is left before one")
    func suggestions() async throws {
        try await Self.run { client throws in
            func suggested(_ text: String) throws -> [Value] {
                try client.data(
                    "query ($text: String!) { suggestions(text: $text, in: [RECIPES]) { text kind count } }",
                    variables: ["text": .string(text)]
                )["suggestions"].items
            }
            for text in ["kohlrabi without eg", "sin hue", "kohlrabi -eg", "kohlrabi under 3"] {
                #expect(try suggested(text) == [], "\(text)")
            }
            let word = try suggested("-egg kohlr").first { $0["kind"].string == "WORD" }
            #expect(word?["text"].string == "-egg kohlrabi")
            // The search over all domains does not read descriptions.
            #expect(word?["count"].int == 2)
        }
    }

    @Test(
        "a kind of food excludes foods of this kind that only their facts or only their words tell",
        arguments: [
            ("oil", "aceite", ["Argan oil", "Sesame oil"]), ("sauce", "salsa", ["Gochu sauce", "Hoisin", "Ponzu"]),
            ("syrup", "jarabe", ["Agave nectar", "Yacon syrup"]), ("juice", "zumo", ["Sea buckthorn juice", "Orange juice"]),
            ("tortillas", "tortillas", ["Flour tortilla", "Spelt tortilla"]), ("bread", "pan", ["Injera flatbread", "Roti"]),
        ]
    )
    func kinds(english: String, spanish: String, names: [String]) async throws {
        try await EngineFixture.run { fixture in
            let database = fixture.database
            try await fixture.client { client throws in
                let session = try PostgresSession(database)
                try session.execute(Self.rows)
                for (place, name) in (names + ["Kohlrabi puree"]).enumerated() {
                    try session.execute(
                        """
                        WITH food AS (
                            INSERT INTO ingredient (
                                slug, name_en, name_es, aisle, calories, protein_g, carbs_g, sugar_g, fiber_g, fat_g, saturated_fat_g, sodium_mg,
                                price_per_kg_minor, allergens
                            ) VALUES ('zq-\(place)', '\(name)', 'Zq \(place)', 'PRODUCE', 50, 1, 3, 1, 1, 0, 0, 5, 100, '{}') RETURNING id
                        ), dish AS (
                            INSERT INTO recipe (
                                slug, author_id, title_en, title_es, description_en, description_es, cuisine, meal_types, servings, prep_minutes, cook_minutes
                            ) VALUES ('zq-dish-\(place)', 1, 'Zqdish \(place)', 'Zqdish \(place)', '', '', 'FRENCH', '{LUNCH}', 1, 5, 0) RETURNING id
                        )
                        INSERT INTO recipe_ingredient (recipe_id, position, ingredient_id, quantity, unit, grams)
                        SELECT dish.id, 1, food.id, 1, 'PIECE', 50 FROM food, dish
                        """
                    )
                }
                for text in [
                    "zqdish without \(english)", "zqdish no \(english)", "zqdish sin \(spanish)", "zqdish que no lleve \(spanish)",
                ] {
                    for language in Language.allCases {
                        let found = Self.titles(try Self.recipes(text, language, client))
                        #expect(found == ["Zqdish \(names.count)"], "\(language): \(text)")
                    }
                }
            }
        }
    }

    @Test("misspelt exclusions have an answer in every list")
    func misspelt() async throws {
        try await SearchedDemo.read { demo in
            let words = try demo.rows(
                "SELECT DISTINCT word FROM search_word WHERE length(word) BETWEEN 4 AND 9 AND word ~ '^[a-z]+$' ORDER BY word"
            ).map { $0[0] }
            // Each word without one of its letters, and with two of them swapped.
            let slips = words.enumerated().filter { $0.offset % 101 == 0 }.flatMap { offset, word -> [String] in
                var (short, swapped) = (Array(word), Array(word))
                short.remove(at: offset % short.count)
                swapped.swapAt(offset % (swapped.count - 1), offset % (swapped.count - 1) + 1)
                return [String(short), String(swapped)]
            }
            #expect(slips.count >= 40)
            for list in SearchedDemo.List.allCases where list != .search {
                for language in Language.allCases {
                    let sets = try demo.sets(slips.map { (language == .english ? "no " : "sin ") + $0 }, in: list, language)
                    #expect(sets.count == slips.count)
                }
            }
        }
    }
}
