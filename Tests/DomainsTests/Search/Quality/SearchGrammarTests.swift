import Languages
import TestSupport
import Testing

@Suite("The search grammar", .tags(.database), .timeLimit(.minutes(20)))
struct SearchGrammarTests {
    /// Adjacent words of names that do not form a term.
    private static func pairs(_ list: SearchedDemo.List, _ language: Language, _ demo: SearchedDemo) throws -> [(String, String)] {
        let column =
            switch list {
            case .foodPosts: "title"
            case .groceryStores: "name"
            default: (list == .ingredients ? "name_" : "title_") + language.enumValue.lowercased()
            }
        let pairs = try demo.rows(
            """
            WITH beside AS (
                SELECT word AS a, lead(word) OVER (PARTITION BY id ORDER BY place) AS b
                FROM \(list.table), string_to_table(search_words(\(column)), ' ') WITH ORDINALITY AS part(word, place)
            ),
            pair AS (
                SELECT DISTINCT a, b FROM beside
                WHERE a <> b AND least(length(a), length(b)) >= 3 AND NOT search_is_stop(a) AND NOT search_is_stop(b)
            ),
            few AS MATERIALIZED (SELECT a, b, ARRAY[a || ' ' || b, b || ' ' || a] AS "both" FROM pair ORDER BY md5(a || b) LIMIT 8),
            stemmed AS MATERIALIZED (
                SELECT a, b, "both" AS orders, ARRAY(
                    SELECT search_stems(letter, words) FROM unnest("both") AS words, unnest('{e,s}'::text[]) AS letter
                ) AS stems
                FROM few
            )
            SELECT a, b FROM stemmed WHERE NOT EXISTS (
                SELECT FROM search_term AS term
                WHERE list = ANY (\(list.vocabulary)) AND (words = ANY (orders) OR term.stems = ANY (stemmed.stems))
            )
            ORDER BY 1, 2
            """
        )
        return pairs.map { ($0[0], $0[1]) }
    }

    private static let lists = SearchedDemo.List.allCases.filter { $0 != .search }

    /// The two words in several related forms.
    private static func forms(_ a: String, _ b: String) -> [String] {
        ["\(a) \(b)", "\(b) \(a)", "\"\(a) \(b)\"", "\(a) or \(b) ", "\(a) -\(b)", "\(a) ", "\(b) ", "-\(a) \(b) ", "-\(b)"]
    }

    /// Checks that the results of these forms are consistent.
    private static func check(_ found: [Set<Int>], _ pair: Comment) throws {
        try #require(found.count == 9)
        let (both, phrase, either, first, second) = (found[0], found[2], found[3], found[5], found[6])
        #expect(found[1] == both, pair)
        #expect(both == first.intersection(second), pair)
        #expect(!phrase.isEmpty && phrase.isSubset(of: both), pair)
        #expect(either == first.union(second), pair)
        #expect(found[4].isSubset(of: first) && found[4].isDisjoint(with: second), pair)
        #expect(found[7].isSubset(of: second) && found[7].isDisjoint(with: first), pair)
        #expect(found[8].isDisjoint(with: second), pair)
    }

    @Test("words in any order, phrases, alternatives and exclusions are consistent sets", arguments: lists, Language.allCases)
    func sets(list: SearchedDemo.List, language: Language) async throws {
        try await SearchedDemo.read { demo in
            let pairs = try Self.pairs(list, language, demo)
            #expect(pairs.count >= 4)
            let typed = pairs.flatMap { Self.forms($0.0, $0.1) }
            let sets = try demo.sets(typed, in: list, language)
            let count = typed.count / pairs.count
            for (place, pair) in pairs.enumerated() {
                let found = Array(sets[(place * count)..<((place + 1) * count)])
                try Self.check(found, "\(pair.0) \(pair.1)")
            }
            // The engine's total equals the number of table rows. Posts and stores are excepted because they may be hidden or too far away.
            guard list != .foodPosts, list != .groceryStores else { return }
            let counted = try await demo.find(typed, in: list, language, first: 1)
            let wrong = zip(typed, zip(counted, sets)).filter { $1.0.total != $1.1.count }.map(\.0)
            #expect(wrong.isEmpty, "\(wrong.some)")
        }
    }

    @Test("an excluded word occurs in no form and language of the results", arguments: lists, Language.allCases)
    func unwanted(list: SearchedDemo.List, language: Language) async throws {
        try await SearchedDemo.read { demo in
            let words = Array(Set(try Self.pairs(list, language, demo).flatMap { [$0.0, $0.1] })).sorted()
            let left = try demo.sets(words.map { "-\($0)" }, in: list, language)
            for (word, left) in zip(words, left) {
                let having = try demo.rows(
                    """
                    SELECT coalesce(array_agg(id), '{}')::text FROM \(list.table)
                    WHERE search @@ 'e\(word) | s\(word) | n\(word)'::tsquery
                    """
                )
                #expect(left.isDisjoint(with: SearchedDemo.ids(having[0][0])), "\(word)")
            }
            let total = Int(try demo.rows("SELECT count(*)::text FROM \(list.table)")[0][0]) ?? 0
            #expect(left.contains { $0.count > total / 2 })
        }
    }

    @Test("stop words, case, accents, spaces and punctuation change nothing", arguments: SearchedDemo.List.named, Language.allCases)
    func noise(list: SearchedDemo.List, language: Language) async throws {
        try await SearchedDemo.read { demo in
            let pairs = try Self.pairs(list, language, demo)
            let stop = language == .english ? "with" : "con"
            let plain = try demo.sets(pairs.map { "\($0.0) \($0.1)" }, in: list, language)
            let noises: [(String, String) -> String] = [
                { "\($0) \(stop) \($1)" }, { "\(stop) \($0) \($1)" },
                { "\($0.uppercased()) \($1.prefix(1).uppercased() + $1.dropFirst())" }, { "  \($0)   \t\($1)" },
                { "\($0), \($1)!" }, { "¿\($0)? (\($1))" }, { "\($0.replacing("a", with: "á").replacing("o", with: "o\u{308}")) \($1)" },
            ]
            for (number, noise) in noises.enumerated() {
                let sets = try demo.sets(pairs.map { noise($0.0, $0.1) }, in: list, language)
                let wrong = zip(pairs, zip(plain, sets)).filter { $1.0 != $1.1 }.map { "\($0)" }
                #expect(wrong.isEmpty, "\(number): \(wrong.some)")
            }
        }
    }

    @Test("a blank text does not filter", arguments: lists.filter { $0 != .foodPosts })
    func blank(list: SearchedDemo.List) async throws {
        try await SearchedDemo.read { demo in
            let found = try await demo.find(["", "   ", "\u{3000}"], in: list, .english)
            let total = Int(try demo.rows("SELECT count(*)::text FROM \(list.table)")[0][0])
            #expect(found.map(\.total).prefix(2).allSatisfy { $0 == total })
        }
    }
}
