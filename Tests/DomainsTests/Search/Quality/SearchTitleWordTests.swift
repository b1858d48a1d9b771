import Languages
import TestSupport
import Testing

@Suite("Searching by words of titles", .tags(.database), .timeLimit(.minutes(20)))
struct SearchTitleWordTests {
    @Test(
        "the first three results for a word of a title have it or another form of it in their title",
        arguments: SearchedDemo.List.named,
        Language.allCases
    )
    func titles(list: SearchedDemo.List, language: Language) async throws {
        try await SearchedDemo.read { demo in
            let titles = try demo.words(list, language)
            let letter = language == .english ? "e" : "s"
            let stems = Dictionary(
                uniqueKeysWithValues: try demo.rows(
                    """
                    SELECT DISTINCT word, search_stem('\(letter)', word) FROM (\(list.names(in: language))) AS named, string_to_table(search_words(name), ' ') AS word
                    WHERE length(word) > 1 AND NOT search_is_stop(word)
                    """
                )
                .map { ($0[0], $0[1]) }
            )
            let words = stems.keys.sorted()
            #expect(words.count >= 60)
            let tried = words.each(6)
            func has(_ title: [String]?, _ word: String) -> Bool { title?.contains { $0 == word || stems[$0] == stems[word] } ?? false }
            let missed = zip(tried, try await demo.find(tried, in: list, language)).filter { word, found in
                let expected = min(3, titles.values.count { has($0, word) })
                return found.ids.prefix(expected).count < expected || !found.ids.prefix(expected).allSatisfy { has(titles[$0], word) }
            }
            .map(\.0)
            #expect(missed.isEmpty, "\(missed.some) of \(tried.count)")
        }
    }
}
