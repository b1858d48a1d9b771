import Languages
import TestSupport
import Testing

@Suite("Searching by prefixes of words", .tags(.database), .timeLimit(.minutes(20)))
struct SearchBeginningTests {
    @Test(
        "the first three letters of a word find names in the requested language with such a word",
        arguments: SearchedDemo.List.named,
        Language.allCases
    )
    func beginnings(list: SearchedDemo.List, language: Language) async throws {
        try await SearchedDemo.read { demo in
            let words = try demo.words(list, language)
            let stops = Set(try demo.rows("SELECT word FROM search_word WHERE search_is_stop(word)").map(\.[0]))
            let beginnings = Set(words.values.joined().filter { $0.count >= 3 && !stops.contains($0) }.map { String($0.prefix(3)) })
                .sorted().each(4)
            #expect(beginnings.count >= 12)
            let found = try await demo.find(beginnings, in: list, language, first: 1)
            let missed = zip(beginnings, found).filter { beginning, found in
                !found.ids.contains { words[$0]?.contains { $0.hasPrefix(beginning) } ?? false }
            }
            .map(\.0)
            #expect(missed.isEmpty, "\(missed.some)")
        }
    }

    @Test(
        "a stop word at the end can be the prefix of a longer word",
        arguments: [("peanut but", "peanut"), ("olive o", "olive"), ("green be", "green")]
    )
    func stops(text: String, beginning: String) async throws {
        try await SearchedDemo.read { demo in
            let words = try demo.words(.ingredients, .english)
            let found = try #require(try await demo.find([text], in: .ingredients, .english).first)
            let typed = text.split(separator: " ").map(String.init)
            let first = try #require(found.ids.first.flatMap { words[$0] })
            #expect(first.contains(typed[0]) && first.contains { $0.hasPrefix(typed[1]) }, "\(first)")
        }
    }

    @Test("a prefix of a color name finds items of that color")
    func terms() async throws {
        try await SearchedDemo.read { demo in
            let terms = try demo.rows(
                "SELECT words, value FROM search_term WHERE kind = 'COLOR' AND language = 'EN' AND length(words) >= 7 AND strpos(words, ' ') = 0 ORDER BY 1"
            )
            #expect(terms.count >= 10)
            let sets = try demo.sets(terms.map { String($0[0].dropLast(2)) }, in: .catalogItems, .english)
            for (term, found) in zip(terms, sets) {
                let colored = SearchedDemo.ids(
                    try demo.rows("SELECT array_agg(id)::text FROM catalog_item WHERE '\(term[1])' = ANY (colors)")[0][0]
                )
                #expect(!colored.isEmpty && found.isSuperset(of: colored), "\(term)")
            }
        }
    }

    /// Searches such as “gluten fre”.
    ///
    /// No text contains “gluten”, so the input is a prefix of the term.
    @Test("a prefix of a multi-word term finds the term's value if no text has its first word", arguments: Language.allCases)
    func longTerms(language: Language) async throws {
        try await SearchedDemo.read { demo in
            for list in [SearchedDemo.List.recipes, .catalogItems, .foodPosts, .ingredients] {
                let terms = try demo.rows(
                    """
                    SELECT words, string_agg(DISTINCT lexeme, ' | ') FROM search_term
                    WHERE list = ANY (\(list.vocabulary)::search_list[]) AND language = '\(language.enumValue)'
                        AND words ~ '^[^ ]{3,} [^ ]{4,}$'
                        AND NOT EXISTS (
                            SELECT FROM search_word WHERE list = ANY (\(list.vocabulary)::search_list[]) AND word = split_part(words, ' ', 1)
                        )
                        AND NOT EXISTS (SELECT FROM search_term AS part WHERE part.words = split_part(search_term.words, ' ', 1))
                        AND NOT search_is_stop(split_part(words, ' ', 1))
                        AND NOT search_is_stop(left(split_part(words, ' ', 2), -2))
                    GROUP BY 1 ORDER BY 1
                    """
                )
                let sets = try demo.sets(terms.map { String($0[0].dropLast(2)) }, in: list, language)
                for (term, found) in zip(terms, sets) {
                    let having = SearchedDemo.ids(
                        try demo.rows("SELECT array_agg(id)::text FROM \(list.table) WHERE search @@ '\(term[1])'::tsquery")[0][0]
                    )
                    #expect(found.isSuperset(of: having), "\(list) \(term)")
                }
                if list == .recipes { #expect(terms.count >= 3) }
                // “gluten or fre” is not a prefix of the term.
                let words = terms.map { $0[0].dropLast(2).split(separator: " ") }
                let eithers = try demo.sets(words.map { $0.joined(separator: " or ") }, in: list, language)
                for (word, either) in zip(try demo.sets(words.map { String($0[1]) }, in: list, language), eithers) {
                    #expect(either.isSuperset(of: word))
                }
            }
        }
    }
}
