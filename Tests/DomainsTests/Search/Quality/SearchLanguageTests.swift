import Languages
import TestSupport
import Testing

@Suite("Separation of languages in searches", .tags(.database), .timeLimit(.minutes(20)))
struct SearchLanguageTests {
    /// The words of a list that occur in one language only.
    private static func alone(_ list: SearchedDemo.List, _ language: Language, _ demo: SearchedDemo) throws -> [String] {
        let (own, other) = language == .english ? ("e", "s") : ("s", "e")
        return try demo.rows(
            """
            SELECT DISTINCT part.word FROM (\(list.names(in: language))) AS named, string_to_table(search_words(name), ' ') AS part(word)
            WHERE length(part.word) >= 4 AND NOT search_is_stop(part.word) AND NOT EXISTS (
                SELECT FROM search_word AS known WHERE list = ANY (\(list.vocabulary)) AND known.letter <> '\(own)' AND known.word = part.word
            ) AND NOT EXISTS (SELECT FROM search_term WHERE list = ANY (\(list.vocabulary)) AND letter = '\(other)' AND words = part.word)
            ORDER BY 1
            """
        )
        .map(\.[0])
    }

    @Test("a whole word of the other language is found", arguments: SearchedDemo.List.named, Language.allCases)
    func wholeWords(list: SearchedDemo.List, language: Language) async throws {
        try await SearchedDemo.read { demo in
            let other: Language = language == .english ? .spanish : .english
            let words = try Self.alone(list, other, demo).each(3)
            let titles = try demo.words(list, other)
            #expect(words.count >= 10)
            let missed = zip(words, try demo.sets(words, in: list, language)).filter { word, found in
                !found.isSuperset(of: titles.filter { $0.value.contains(word) }.keys)
            }
            .map(\.0)
            #expect(missed.isEmpty, "\(missed.some) of \(words.count)")
        }
    }

    @Test(
        "a prefix of a word of the other language does not match, except for ingredients",
        arguments: SearchedDemo.List.named.filter { $0 != .ingredients },
        Language.allCases
    )
    func beginnings(list: SearchedDemo.List, language: Language) async throws {
        try await SearchedDemo.read { demo in
            let other: Language = language == .english ? .spanish : .english
            let letter = language == .english ? "s" : "e"
            let typed = Self.beginnings(of: try Self.alone(list, other, demo)).each(3).map(SearchedDemo.literal).joined(separator: ", ")
            let read = try demo.rows(
                """
                SELECT text, (queries)[1]::text FROM unnest(ARRAY[\(typed)]) AS typed(text)
                CROSS JOIN LATERAL (SELECT search_queries(search_words_only(text), '\(language.enumValue)', \(list.vocabulary)) AS queries OFFSET 0) AS read
                WHERE NOT EXISTS (
                    SELECT FROM search_word WHERE list = ANY (\(list.vocabulary)) AND letter = '\(letter)' AND word IN (text, text || 's')
                ) AND NOT EXISTS (SELECT FROM search_term WHERE list = ANY (\(list.vocabulary)) AND letter = '\(letter)' AND words = text)
                    AND NOT search_is_synonym(text, \(list.vocabulary))
                """
            )
            #expect(read.count >= 10)
            let wrong = read.filter { $0[1].contains("'\(letter)\($0[0])") }.map { $0[0] }
            #expect(wrong.isEmpty, "\(wrong.some) of \(read.count)")
        }
    }

    /// Prefixes of the words that are neither one of the words nor a singular of one.
    private static func beginnings(of words: [String]) -> [String] {
        var beginnings: Set<String> = []
        for word in words {
            for length in stride(from: 4, to: word.count, by: 3) { beginnings.insert(String(word.prefix(length))) }
        }
        for word in words {
            beginnings.remove(word)
            if word.hasSuffix("s") { beginnings.subtract([String(word.dropLast()), String(word.dropLast(2))]) }
        }
        return beginnings.sorted()
    }

    @Test(
        "matches in the requested language come before matches in the other",
        arguments: SearchedDemo.List.named,
        Language.allCases
    )
    func order(list: SearchedDemo.List, language: Language) async throws {
        try await SearchedDemo.read { demo in
            let titles = try demo.words(list, language)
            // Words of the other language that are prefixes of words in this language match in both.
            let other: Language = language == .english ? .spanish : .english
            let own = Set(titles.values.joined())
            let words = Set(try demo.words(list, other).values.joined()).filter { word in
                word.count >= 3 && !own.contains(word) && own.contains { $0.hasPrefix(word) }
            }
            .sorted().each(4)
            let found = try await demo.find(words, in: list, language, first: 30)
            for (word, found) in zip(words, found) {
                let isOwn = found.ids.map { titles[$0]?.contains { $0.hasPrefix(word) } ?? false }
                // After the first result that has no such prefix, no result has one.
                #expect(!isOwn.drop { $0 }.contains(true), "\(word)")
            }
        }
    }
}
