import Languages
import TestSupport
import Testing

@Suite("Searching with misspelled words", .tags(.database), .timeLimit(.minutes(20)))
struct SearchMisspellingTests {
    enum Slip: CaseIterable {
        case swapped, leftOut, doubled, replaced

        /// The word with the slip at a position, or nil if the slip changes nothing.
        func callAsFunction(_ word: [Character], at place: Int) -> String? {
            var word = word
            switch self {
            case .swapped:
                guard place + 1 < word.count, word[place] != word[place + 1] else { return nil }
                word.swapAt(place, place + 1)
            case .leftOut: word.remove(at: place)
            case .doubled: word.insert(word[place], at: place)
            case .replaced:
                let letters = Array("abcdefghijklmnopqrstuvwxyz")
                guard let letter = letters.firstIndex(of: word[place]) else { return nil }
                word[place] = letters[(letter + 7 + place) % letters.count]
            }
            return String(word)
        }

        /// The minimum share of the cases that must be found.
        var share: Double { self == .swapped ? 1 : 0.95 }
    }

    /// A name with one misspelled word.
    private struct Case {
        let typed: String
        let wrong: String
        let ids: Set<Int>
    }

    @Test("an ingredient with one slip in a word is among the first three", arguments: Slip.allCases, Language.allCases)
    func slips(slip: Slip, language: Language) async throws {
        try await SearchedDemo.read { demo in
            var cases: [Case] = []
            for (name, ids) in try demo.names(.ingredients, language) where name.count >= 6 {
                let words = name.split(separator: " ").map(String.init)
                for (index, word) in words.enumerated() where slip == .swapped || word.count >= 6 {
                    for place in 0..<word.count {
                        guard let wrong = slip(Array(word), at: place) else { continue }
                        let typed = (words[..<index] + [wrong] + words[(index + 1)...]).joined(separator: " ")
                        cases.append(Case(typed: typed, wrong: wrong, ids: ids))
                    }
                }
            }
            cases = cases.each(slip == .swapped ? 32 : 64)
            // A slip that produces another known word, a prefix or another form of one cannot be detected.
            let known = try Self.known(Set(cases.map(\.wrong)), language, demo)
            let unknown = cases.filter { !known.contains($0.wrong) }
            #expect(Double(unknown.count) > Double(cases.count) * 0.9)
            let found = try await demo.find(unknown.map(\.typed), in: .ingredients, language)
            let missed = zip(unknown, found).filter { $0.ids.isDisjoint(with: $1.ids) }.map(\.0.typed)
            let share = 1 - Double(missed.count) / Double(unknown.count)
            #expect(share >= slip.share, "\(missed.some) of \(unknown.count), \(cases.count - unknown.count) left out")
        }
    }

    /// The words that are known in any language.
    private static func known(_ words: Set<String>, _ language: Language, _ demo: SearchedDemo) throws -> Set<String> {
        let typed = words.sorted().map { "(\(SearchedDemo.literal($0)))" }.joined(separator: ", ")
        return Set(
            try demo.rows(
                """
                SELECT typed FROM (VALUES \(typed)) AS slip(typed)
                WHERE EXISTS (SELECT FROM search_word WHERE list = 'INGREDIENTS' AND word = typed)
                    OR EXISTS (SELECT FROM search_term WHERE list = 'INGREDIENTS' AND words = typed) OR search_is_stop(typed)
                """
            )
            .map(\.[0])
        )
    }
}
