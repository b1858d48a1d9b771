import Languages
import TestSupport
import Testing

@Suite("Searching by names", .tags(.database), .timeLimit(.minutes(20)))
struct SearchNameTests {
    @Test(
        "a name in lower case without accents is among the first three",
        arguments: SearchedDemo.List.named,
        Language.allCases
    )
    func names(list: SearchedDemo.List, language: Language) async throws {
        try await SearchedDemo.read { demo in
            // Many titles of items have the same pattern.
            let names = try demo.names(list, language).each(list == .catalogItems ? 48 : 12)
            #expect(names.count >= 5)
            let found = try await demo.find(names.map(\.name), in: list, language)
            let missed = zip(names, found).filter { $0.ids.isDisjoint(with: $1.ids) }.map(\.0.name)
            #expect(missed.isEmpty, "\(missed.some)")
        }
    }

    @Test(
        "a name with other spaces is found by relevance only if other orders find it, too",
        arguments: SearchedDemo.List.named
    )
    func otherBlanks(list: SearchedDemo.List) async throws {
        try await SearchedDemo.read { demo in
            let names = try demo.names(list, .english).map(\.name).filter { $0.contains(" ") }.each(16)
            #expect(names.count >= 5)
            let typed = names.map { name in
                var words = name.split(separator: " ").map(String.init)
                words[1] = words[0] + words[1]
                return words.dropFirst().joined(separator: " ")
            }
            let (found, matching) = (try await demo.find(typed, in: list, .english), try demo.sets(typed, in: list, .english))
            for (text, found, matching) in zip(zip(typed, found), matching).map({ ($0.0, $0.1, $1) }) {
                #expect(found.total == matching.count && matching.isSuperset(of: found.ids), "\(text)")
            }
        }
    }

    @Test("stop words of the other language count if ingredients have them in their names", arguments: ["soy", "sea"])
    func otherStopWords(word: String) async throws {
        try await SearchedDemo.read { demo in
            let names = try demo.names(.ingredients, .english).filter { $0.name.split(separator: " ").contains { $0 == word } }
            #expect(!names.isEmpty)
            let found = try await demo.find(names.map(\.name), in: .ingredients, .english, first: 1)
            for (name, found) in zip(names, found) { #expect(found.ids.first.map(name.ids.contains) == true, "\(name.name)") }
            let beside = try #require(try await demo.find(["\(word) sauce or \(word) salt"], in: .recipes, .english, first: 20).first)
            let titles = try demo.rows(
                "SELECT id::text, search::text FROM recipe WHERE id = ANY ('{\(beside.ids.map(String.init).joined(separator: ","))}')"
            )
            #expect(titles.allSatisfy { $0[1].contains("'e\(word)'") }, "\(titles.map(\.[0]))")
        }
    }

    @Test("commas, slashes and no-break spaces separate words", arguments: [",", ", ", "/", ";", "\u{A0}", "\u{202F}"])
    func separators(separator: String) async throws {
        try await SearchedDemo.read { demo in
            let names = try demo.names(.recipes, .english).map(\.name).filter { $0.contains(" ") }.each(64)
            let found = try await demo.find(names, in: .recipes, .english)
            let separated = try await demo.find(names.map { $0.replacing(" ", with: separator) }, in: .recipes, .english)
            for (name, pair) in zip(names, zip(found, separated)) {
                #expect(pair.0.ids == pair.1.ids && pair.0.total == pair.1.total, "\(name)")
            }
        }
    }
}
