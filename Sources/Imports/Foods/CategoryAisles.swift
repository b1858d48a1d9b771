import Synchronization

/// The supermarket aisle of each food category: of the source's own categories by their names, of others by words in their names.
///
/// Results are cached, because categories are few.
final class CategoryAisles: Sendable {
    private let names: [String: String]
    private let mixed: [String: (words: Set<String>, aisle: String)]
    private let words: [(word: String, aisle: String)]
    private let known = Mutex<[String: String]>([:])

    /// Knows categories by name in lower case, categories of two aisles, and words; the first word that a name has counts.
    init(names: [String: String], mixed: [String: (words: Set<String>, aisle: String)], words: [(word: String, aisle: String)]) {
        (self.names, self.mixed, self.words) = (names, mixed, words)
    }

    /// Returns the aisle of a food by its category and name.
    func aisle(of category: String, food: String) -> String {
        if let mixed = mixed[category.lowercased()], !mixed.words.isDisjoint(with: Self.words(of: food)) { return mixed.aisle }
        if let aisle = known.withLock({ $0[category] }) { return aisle }
        let aisle = names[category.lowercased()] ?? aisle(byWordsOf: category)
        known.withLock { known in
            // Bounds the cache, because a source can invent categories.
            if known.count < 10_000 { known[category] = aisle }
        }
        return aisle
    }

    private func aisle(byWordsOf category: String) -> String {
        let present = Self.words(of: category)
        return words.first { known in
            known.word.contains(" ") ? category.lowercased().contains(known.word) : present.contains(known.word)
        }?.aisle ?? "OTHER"
    }

    /// The words of a text in lower case, each also without the ending of a plural.
    private static func words(of text: String) -> Set<String> {
        Set(
            text.lowercased().split { !$0.isLetter }.map(String.init).flatMap { word -> [String] in
                var forms = [word]
                if word.hasSuffix("s") { forms.append(String(word.dropLast())) }
                if word.hasSuffix("es") { forms.append(String(word.dropLast(2))) }
                if word.hasSuffix("ies") { forms.append(word.dropLast(3) + "y") }
                return forms
            }
        )
    }
}
