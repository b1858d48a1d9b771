import Languages
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("New recipes in one language hide no recipe of the other", .tags(.database), .removesDatabases)
struct NewWordTests {
    /// Imported recipes whose titles have given words, in both columns for titles as imports store them.
    private static func importing(_ words: [String]) -> String {
        """
        INSERT INTO recipe (
            slug, author_id, title_en, title_es, description_en, description_es, cuisine, meal_types, servings, prep_minutes, cook_minutes, written_in
        )
        SELECT 'imported-' || place, (SELECT min(id) FROM profile), word, word, word, word, 'AMERICAN', '{DINNER}', 2, 10, 10,
            CASE place % 2 WHEN 0 THEN 'EN'::language ELSE 'ES' END
        FROM unnest(ARRAY[\(words.map(SearchedDemo.literal).joined(separator: ", "))]) WITH ORDINALITY AS said(word, place)
        """
    }

    private static func sets(_ texts: [String], _ language: Language, _ session: PostgresSession) throws -> [Set<Int>] {
        let parsed = texts.map { "(\(SearchedDemo.parsed($0)))" }.joined(separator: ", ")
        return try session.texts(
            """
            SELECT ARRAY(SELECT id FROM recipe WHERE search @@ (read.queries)[1])::text
            FROM (VALUES \(parsed)) AS typed(parsed) CROSS JOIN LATERAL (
                SELECT search_queries(parsed, '\(language.enumValue)', '{RECIPES}') AS queries OFFSET 0
            ) AS read
            """
        )
        .map { SearchedDemo.ids($0) }
    }

    @Test("a correctly spelt text finds at least the recipes that it found before", arguments: Language.allCases)
    func more(language: Language) throws {
        let session = try PostgresSession(TestData.demo())
        let words = try session.texts(
            """
            SELECT word FROM (
                SELECT DISTINCT word FROM recipe, string_to_table(search_words(concat_ws(' ', title_en, title_es, ingredient_names_en, ingredient_names_es)), ' ') AS word
                WHERE length(word) >= 3
                UNION SELECT words FROM search_synonym WHERE '{RECIPES}' && lists AND NOT is_ambiguous AND strpos(words, ' ') = 0
            ) AS said ORDER BY md5(word) LIMIT 300
            """
        )
        let pairs = try session.texts(
            """
            SELECT DISTINCT pair[1] FROM recipe, unnest(ARRAY[title_en, title_es]) AS title,
                regexp_matches(search_words(title), '^(\\w{4,} \\w{4,})') AS pair ORDER BY 1 LIMIT 150
            """
        )
        #expect(words.count == 300 && pairs.count >= 100)
        let texts = words + pairs
        let before = try Self.sets(texts, language, session)
        // Every word is now known in both languages.
        try session.execute(Self.importing(words + pairs.map { $0.split(separator: " ").reversed().joined(separator: " y ") }))
        let after = try Self.sets(texts, language, session)
        let lost = zip(texts, zip(before, after)).filter { !$1.0.isSubset(of: $1.1) }.map {
            "\($0): \($1.0.count) → \($1.0.intersection($1.1).count)"
        }
        #expect(lost.isEmpty, "\(lost.some)")
    }
}
