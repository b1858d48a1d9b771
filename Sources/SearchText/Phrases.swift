/// Sequences of keywords with a meaning, found by their first word.
struct Phrases<Meaning: Sendable>: Sendable {
    /// The other words of a phrase.
    private struct Entry: Sendable {
        let rest: [String]
        let meaning: Meaning
    }

    private let entries: [String: [Entry]]

    /// Creates a table from phrases with words separated by spaces.
    init(_ meanings: [(phrases: [String], meaning: Meaning)]) {
        var entries: [String: [Entry]] = [:]
        for (phrases, meaning) in meanings {
            for phrase in phrases {
                let words = phrase.split(separator: " ").map(String.init)
                guard let first = words.first else { continue }
                entries[first, default: []].append(Entry(rest: Array(words.dropFirst()), meaning: meaning))
            }
        }
        // The longest phrase comes first: “no more than” before “no”.
        self.entries = entries.mapValues { $0.sorted { $0.rest.count > $1.rest.count } }
    }

    /// Whether a word alone is a phrase.
    func contains(_ keyword: String) -> Bool { entries[keyword]?.contains(where: \.rest.isEmpty) ?? false }

    /// Returns the longest phrase at a position, with its number of words.
    func match(_ lexemes: [Lexeme], at start: Int) -> (meaning: Meaning, count: Int)? {
        guard start < lexemes.count, !lexemes[start].isExcluded, let candidates = entries[lexemes[start].keyword] else { return nil }
        for entry in candidates where start + entry.rest.count < lexemes.count {
            let isHere = zip(entry.rest, lexemes[(start + 1)...]).allSatisfy { $0 == $1.keyword && !$1.isExcluded }
            if isHere { return (entry.meaning, entry.rest.count + 1) }
        }
        return nil
    }
}
