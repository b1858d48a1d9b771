import Languages
import TestSupport
import Testing

@Suite("Searching by attributes", .tags(.database), .timeLimit(.minutes(20)))
struct SearchValueTests {
    struct Kind: Sendable, CustomTestStringConvertible {
        let name: String
        let list: SearchedDemo.List
        /// The SQL expression for the values of a row.
        let values: String

        var testDescription: String { name }

        static let all = [
            Kind(name: "COLOR", list: .catalogItems, values: "colors::text[]"),
            Kind(name: "CATEGORY", list: .catalogItems, values: "ARRAY[category::text]"),
            Kind(name: "TAG", list: .catalogItems, values: "tags"), Kind(name: "SIZE", list: .catalogItems, values: "sizes"),
            Kind(name: "CUISINE", list: .recipes, values: "ARRAY[cuisine::text]"),
            Kind(name: "MEAL_TYPE", list: .recipes, values: "meal_types::text[]"),
            Kind(name: "DIET", list: .recipes, values: "diets::text[]"),
            Kind(name: "FOOD_TYPE", list: .foodPosts, values: "ARRAY[food_type::text]"),
            Kind(name: "AISLE", list: .ingredients, values: "ARRAY[aisle::text]"),
            Kind(name: "PRICE_LEVEL", list: .groceryStores, values: "ARRAY[price_level::text]"),
            Kind(name: "THEME", list: .collections, values: "ARRAY[theme::text]"),
        ]
    }

    @Test("each term finds at least 95 % of the rows with its value", arguments: Kind.all, Language.allCases)
    func terms(kind: Kind, language: Language) async throws {
        try await SearchedDemo.read { demo in
            let values = try demo.rows(
                "SELECT value, array_agg(id)::text FROM (SELECT id, unnest(\(kind.values)) AS value FROM \(kind.list.table)) AS row GROUP BY 1"
            )
            let having = Dictionary(uniqueKeysWithValues: values.map { ($0[0], SearchedDemo.ids($0[1])) })
            let terms = try demo.rows(
                "SELECT term, value FROM search_term WHERE kind = '\(kind.name)' AND language = '\(language.enumValue)' ORDER BY 1, 2"
            )
            #expect(!terms.isEmpty && !having.isEmpty)
            try check(terms.each(3).map { ($0[0], having[$0[1]] ?? []) }, kind.list, language, demo)
        }
    }

    @Test("each tag can be searched with spaces instead of hyphens")
    func tags() async throws {
        try await SearchedDemo.read { demo in
            let tags = try demo.rows("SELECT tag, array_agg(id)::text FROM catalog_item, unnest(tags) AS tag GROUP BY 1 ORDER BY 1")
            try check(tags.map { ($0[0].replacing("-", with: " "), SearchedDemo.ids($0[1])) }, .catalogItems, .english, demo)
        }
    }

    @Test("a cuisine with a meal type finds recipes with both first", arguments: Language.allCases)
    func meals(language: Language) async throws {
        try await SearchedDemo.read { demo in
            let order = language == .english ? "cuisine.words || ' ' || meal.words" : "meal.words || ' ' || cuisine.words"
            let pairs = try demo.rows(
                """
                SELECT \(order), array_agg(recipe.id)::text
                FROM search_term AS cuisine, search_term AS meal, recipe
                WHERE cuisine.kind = 'CUISINE' AND meal.kind = 'MEAL_TYPE' AND (cuisine.source, meal.source) = ('label', 'label')
                    AND cuisine.language = '\(language.enumValue)' AND meal.language = cuisine.language
                    AND cuisine.value = recipe.cuisine::text AND meal.value = ANY (recipe.meal_types::text[])
                GROUP BY 1 ORDER BY 1
                """
            )
            .each(4)
            #expect(pairs.count >= 8)
            try check(pairs.map { ($0[0], SearchedDemo.ids($0[1])) }, .recipes, language, demo)
            let found = try await demo.find(pairs.map(\.[0]), in: .recipes, language, first: 5)
            // Some pairs are terms themselves: “comida mexicana” means Mexican food.
            let terms = Set(try demo.rows("SELECT words FROM search_term").map(\.[0]))
            for (pair, found) in zip(pairs, found) where !terms.contains(pair[0]) {
                let right = SearchedDemo.ids(pair[1])
                #expect(right.isSuperset(of: found.ids.prefix(right.count)), "\(pair[0])")
            }
        }
    }

    @Test("a diet with a word of a title finds recipes with both", arguments: Language.allCases)
    func diets(language: Language) async throws {
        try await SearchedDemo.read { demo in
            let title = language == .english ? "title_en" : "title_es"
            let pairs = try demo.rows(
                """
                SELECT diet.words || ' ' || word, array_agg(DISTINCT recipe.id)::text
                FROM search_term AS diet, recipe, string_to_table(search_words(\(title)), ' ') AS word
                WHERE diet.kind = 'DIET' AND diet.source = 'label' AND diet.language = '\(language.enumValue)'
                    AND diet.value = ANY (recipe.diets::text[]) AND length(word) >= 4 AND NOT search_is_stop(word)
                    -- “sin lácteos cacahuete” excludes both.
                    AND NOT EXISTS (SELECT FROM search_allergens(word))
                GROUP BY 1 ORDER BY 1
                """
            )
            .each(9)
            #expect(pairs.count >= 35)
            try check(pairs.map { ($0[0], SearchedDemo.ids($0[1])) }, .recipes, language, demo)
        }
    }

    /// Checks that each text finds at least 95 % of the expected rows.
    private func check(
        _ cases: [(typed: String, right: Set<Int>)],
        _ list: SearchedDemo.List,
        _ language: Language,
        _ demo: SearchedDemo
    ) throws {
        let typed = cases.map(\.typed)
        let missed = zip(cases, try demo.sets(typed, in: list, language))
            .filter { Double($1.intersection($0.right).count) < 0.95 * Double($0.right.count) }.map(\.0.typed)
        #expect(missed.isEmpty, "\(missed.some) of \(cases.count)")
    }
}
