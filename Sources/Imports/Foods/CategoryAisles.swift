import Synchronization

/// In which aisle a category of foods is, by words of its name; what was found out once is kept, for categories are few.
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
            // A source that invents categories must not fill the memory.
            if known.count < 10_000 { known[category] = aisle }
        }
        return aisle
    }
}
