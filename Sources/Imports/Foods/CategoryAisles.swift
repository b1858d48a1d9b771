import Synchronization

/// The supermarket aisle of each food category, found by words in its name.
///
/// Results are cached, because categories are few.
final class CategoryAisles: Sendable {
    private let words: [(word: String, aisle: String)]
    private let known = Mutex<[String: String]>([:])

    init(words: [(word: String, aisle: String)]) {
        self.words = words
    }

    func aisle(of category: String) -> String {
        if let aisle = known.withLock({ $0[category] }) { return aisle }
        let name = category.lowercased()
        let aisle = words.first { name.contains($0.word) }?.aisle ?? "OTHER"
        known.withLock { known in
            // Bounds the cache, because a source can invent categories.
            if known.count < 10_000 { known[category] = aisle }
        }
        return aisle
    }
}
