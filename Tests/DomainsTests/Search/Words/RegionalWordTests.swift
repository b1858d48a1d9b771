import Languages
import TestSupport
import Testing

@Suite("Words of other countries", .tags(.database))
struct RegionalWordTests {
    /// The ids of the ingredients with a name.
    private static func ids(_ name: String, _ language: Language, _ demo: SearchedDemo) throws -> Set<Int> {
        let column = language == .english ? "name_en" : "name_es"
        let rows = try demo.rows(
            "SELECT coalesce(array_agg(id), '{}')::text FROM ingredient WHERE search_words(\(column)) = search_words(\(SearchedDemo.literal(name)))"
        )
        return SearchedDemo.ids(rows[0][0])
    }

    @Test("each lemma of WordNet's sense finds the ingredient")
    func english() async throws {
        try await SearchedDemo.read { demo in
            let cases = try WordNetFoods.all.flatMap { food in
                let ids = try Self.ids(food.ingredient, .english, demo)
                return food.lemmas.map { (lemma: $0, ingredient: food.ingredient, ids: ids) }
            }
            #expect(cases.count >= 480)
            #expect(cases.allSatisfy { !$0.ids.isEmpty })
            let found = try demo.sets(cases.map(\.lemma), in: .ingredients, .english)
            let missed = zip(cases, found).filter { $0.ids.isDisjoint(with: $1) }.map { "\($0.0.lemma) (\($0.0.ingredient))" }
            #expect(missed.isEmpty, "\(missed.some)")
        }
    }

    @Test("each Latin American name finds the ingredient, in requests of either language", arguments: Language.allCases)
    func spanish(language: Language) async throws {
        try await SearchedDemo.read { demo in
            let cases = try LatinAmericanWords.all.map { ($0.word, $0.ingredient, try Self.ids($0.ingredient, .spanish, demo)) }
            #expect(cases.count >= 150)
            #expect(cases.allSatisfy { !$0.2.isEmpty })
            let found = try demo.sets(cases.map(\.0), in: .ingredients, language)
            let missed = zip(cases, found).filter { $0.2.isDisjoint(with: $1) }.map { "\($0.0.0) (\($0.0.1))" }
            #expect(missed.isEmpty, "\(missed.some)")
        }
    }

    @Test("a correctly spelt word is not replaced by a similar word of the catalogue")
    func spelling() async throws {
        try await SearchedDemo.read { demo in
            // Words of the dictionary that have no object and no synonym in the list.
            let words = try demo.rows(
                """
                SELECT word FROM dictionary_word AS said
                WHERE NOT search_has_word(word, '{RECIPES}') AND NOT search_is_left_out(word, 'e') AND NOT search_is_left_out(word, 's')
                    AND NOT EXISTS (SELECT FROM search_term AS term WHERE list = 'RECIPES' AND (words COLLATE "C" = word OR words ^@ word))
                    AND NOT EXISTS (SELECT FROM search_word AS known WHERE list = 'RECIPES' AND known.word ^@ said.word)
                    AND NOT EXISTS (SELECT FROM search_meanings(word, '{RECIPES}'))
                ORDER BY md5(word) LIMIT 400
                """
            )
            .map { $0[0] }
            #expect(words.count == 400)
            let read = try demo.rows(
                """
                SELECT word, (reading).corrected[2], (search_letters(word) = search_letters((reading).corrected[2]))::text,
                    (regexp_replace(word, '(.)\\1', '\\1', 'g') = regexp_replace((reading).corrected[2], '(.)\\1', '\\1', 'g'))::text
                FROM (
                    SELECT word, search_read(search_words_only(word), 'EN', '{RECIPES}') AS reading
                    FROM unnest(ARRAY[\(words.map(SearchedDemo.literal).joined(separator: ", "))]) AS word
                ) AS read WHERE cardinality((reading).corrected) > 0
                """
            )
            // Two words typed as one, swapped letters and doubled letters are corrected nevertheless.
            let wrong = read.filter { !$0[1].contains(" ") && $0[2] != "true" && $0[3] != "true" }.map { "\($0[0]) → \($0[1])" }
            #expect(wrong.isEmpty, "\(wrong.some)")
        }
    }
}
