import Languages
import TestSupport
import Testing

/// For people with allergies, a result that contains what they exclude is dangerous.
@Suite("No result contains what was excluded", .tags(.database))
struct ExclusionTests {
    /// The phrasings of a language, with `#` for the excluded word.
    private static func phrasings(_ language: Language) -> [String] {
        language == .english
            ? [
                "no #", "without #", "not #", "# free", "free of #", "free from #", "soup without #", "soup not #",
                "salad with no #, please",
                "without # or cocoa", "no cocoa, no #", "neither cocoa nor #", "dinner without cocoa and #", "w/o #", "allergic to #",
                "# free dinner", "NO #", "without any # but with rice", "-\"#\"", "dinner -\"#\"",
            ]
            : [
                "sin #", "no #", "libre de #", "sopa sin #", "sin cacao ni #", "sin # o cacao", "sin cacao y #", "ni # ni cacao",
                "ensalada que no lleve #", "cena sin nada de #", "alérgico a #", "Sin #", "sin # con arroz", "sopa libre de #",
                "sin #, cacao", "no me gusta #", "exento de #", "-\"#\"", "cena -\"#\"",
            ]
    }

    /// An excluded name, and the recipes that contain it.
    private struct Case {
        let typed: String
        let having: Set<Int>
    }

    private static func check(_ cases: [Case], _ language: Language, _ demo: SearchedDemo) throws {
        let found = try demo.sets(cases.map(\.typed), in: .recipes, language)
        let wrong = zip(cases, found).filter { !$0.having.isDisjoint(with: $1) }.map {
            "“\($0.0.typed)”: \($0.0.having.intersection($0.1).sorted())"
        }
        #expect(wrong.isEmpty, "\(wrong.some) of \(cases.count)")
    }

    @Test("for each allergen, in each phrasing", arguments: Language.allCases)
    func allergens(language: Language) async throws {
        try await SearchedDemo.read { demo in
            let terms = try demo.rows(
                """
                SELECT term, (SELECT coalesce(array_agg(id), '{}') FROM recipe WHERE allergens && array_agg(allergen))::text
                FROM allergen_term WHERE language = '\(language.enumValue)' GROUP BY term ORDER BY term
                """
            )
            #expect(terms.count >= 14)
            let named = Set(
                try demo.rows("SELECT DISTINCT allergen::text FROM allergen_term WHERE language = '\(language.enumValue)'").map { $0[0] }
            )
            #expect(named.count == 14)
            let phrasings = Self.phrasings(language)
            try Self.check(
                terms.flatMap { term in
                    phrasings.map { Case(typed: $0.replacing("#", with: term[0]), having: SearchedDemo.ids(term[1])) }
                },
                language,
                demo
            )
        }
    }

    @Test("for each ingredient with everything made from it", arguments: Language.allCases, Language.allCases)
    func ingredients(language: Language, requested: Language) async throws {
        try await SearchedDemo.read { demo in
            let column = language == .english ? "name_en" : "name_es"
            // Names with a word of the grammar end the exclusion: “gelatina sin sabor”.
            let names = try demo.rows(
                """
                SELECT lower(\(column)), (
                    SELECT coalesce(array_agg(recipe.id), '{}') FROM recipe
                    WHERE recipe.ingredient_ids && ARRAY(SELECT made.id FROM made_from(ARRAY[ingredient.id]::integer[]) AS made)
                )::text
                FROM ingredient
                WHERE \(column) !~* '\\m(and|or|with|without|no|free|in|for|on|from|y|o|e|u|con|sin|en|para|por|al)\\M' ORDER BY id
                """
            )
            #expect(names.count >= 350)
            let phrasings = Self.phrasings(language)
            let cases = names.enumerated().map { place, name in
                Case(typed: phrasings[place % phrasings.count].replacing("#", with: name[0]), having: SearchedDemo.ids(name[1]))
            }
            #expect(cases.filter { !$0.having.isEmpty }.count >= 250)
            try Self.check(cases, requested, demo)
        }
    }

    @Test("every phrasing excludes the whole name of ingredients with several words", arguments: Language.allCases)
    func phrasings(language: Language) async throws {
        try await SearchedDemo.read { demo in
            let names =
                language == .english
                ? ["olive oil", "soy sauce", "peanut butter", "goat cheese", "dark chocolate", "coconut milk"]
                : ["aceite de oliva", "salsa de soja", "crema de cacahuete", "queso de cabra", "chocolate negro", "leche de coco"]
            let column = language == .english ? "name_en" : "name_es"
            let cases = try names.flatMap { name in
                let row = try demo.rows(
                    """
                    SELECT coalesce(array_agg(recipe.id), '{}')::text FROM recipe, ingredient
                    WHERE lower(\(column)) = '\(name)' AND ingredient.id = ANY (recipe.ingredient_ids)
                    """
                )
                return Self.phrasings(language).map { Case(typed: $0.replacing("#", with: name), having: SearchedDemo.ids(row[0][0])) }
            }
            #expect(cases.allSatisfy { !$0.having.isEmpty })
            try Self.check(cases, language, demo)
        }
    }

    @Test(
        "a kind of food excludes every food of this kind",
        arguments: [
            (Language.english, "oil", "oils?$"), (.english, "noodles", "noodles$"), (.english, "tortillas", "tortillas$"),
            (.english, "sauce", "sauce$"), (.english, "flour", " flour$"), (.english, "seeds", "seeds$"), (.english, "syrup", "syrup$"),
            (.english, "juice", "juice$"), (.english, "wine", "wine$"), (.english, "cheese", "cheese$"), (.english, "bread", " bread$"),
            (.spanish, "aceite", "^aceite"), (.spanish, "fideos", "^fideos"), (.spanish, "tortillas", "^tortillas"),
            (.spanish, "salsa", "^salsa"), (.spanish, "harina", "^harina"), (.spanish, "semillas", "^semillas"),
            (.spanish, "zumo", "^zumo"),
            (.spanish, "vino", "^vino"), (.spanish, "queso", "^queso"), (.spanish, "plátano", "^plátano"),
            (.spanish, "panceta", "^panceta"),
        ]
    )
    func kinds(language: Language, kind: String, pattern: String) async throws {
        try await SearchedDemo.read { demo in
            let column = language == .english ? "name_en" : "name_es"
            let having = try demo.rows(
                """
                SELECT coalesce(array_agg(DISTINCT recipe.id), '{}')::text FROM recipe, ingredient
                WHERE lower(\(column)) ~ '\(pattern)' AND ingredient.id = ANY (recipe.ingredient_ids)
                """
            )
            let cases = Self.phrasings(language).map { Case(typed: $0.replacing("#", with: kind), having: SearchedDemo.ids(having[0][0])) }
            #expect(cases.allSatisfy { !$0.having.isEmpty })
            try Self.check(cases, language, demo)
        }
    }

    @Test(
        "an exclusion leaves what only has a similar name",
        arguments: [
            ("no milk", "Coconut milk", "MILK"), ("without butter", "Peanut butter", "MILK"), ("sin leche", "Coconut milk", "MILK"),
            ("sin mantequilla", "Peanut butter", "MILK"), ("no peanuts", "Pine nuts", "PEANUTS"),
        ]
    )
    func similar(typed: String, ingredient: String, allergen: String) async throws {
        try await SearchedDemo.read { demo in
            let language: Language = typed.hasPrefix("sin") ? .spanish : .english
            let kept = SearchedDemo.ids(
                try demo.rows(
                    """
                    SELECT coalesce(array_agg(recipe.id), '{}')::text FROM recipe JOIN ingredient ON ingredient.id = ANY (recipe.ingredient_ids)
                    WHERE name_en = '\(ingredient)' AND NOT recipe.allergens::text[] @> string_to_array('\(allergen)', ' ')
                    """
                )[0][0]
            )
            #expect(!kept.isEmpty)
            let found = try demo.sets([typed], in: .recipes, language)[0]
            #expect(kept.isSubset(of: found), "\(kept.subtracting(found))")
        }
    }
}
