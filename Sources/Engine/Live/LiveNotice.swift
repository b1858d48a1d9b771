/// A notice that the database sends when a transaction commits: the name of an event and the objects it concerns.
///
/// As text: `food_post_added 12 13`, or with accounts `notification 45@5 46@9`, `viewer PROFILE@5`. The name alone means that the objects
/// did not fit into a notification.
struct LiveNotice: Equatable {
    /// One object of an event.
    struct Item: Equatable {
        /// The object's number, or a word.
        let key: Substring
        /// The only account that it concerns; nil if it concerns everyone.
        let account: Int64?

        /// The key as a number.
        var number: Int64? { Int64(key) }
    }

    /// The name of the event.
    let event: String
    /// The objects of the event; empty if there are too many to list.
    let items: [Item]

    /// Reads a notification; nil if it has another format.
    init?(_ payload: String) {
        let words = payload.split(separator: " ", omittingEmptySubsequences: false)
        guard let event = words.first, !event.isEmpty else { return nil }
        self.event = String(event)
        var items: [Item] = []
        items.reserveCapacity(words.count - 1)
        for word in words.dropFirst() {
            let parts = word.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
            guard let key = parts.first, !key.isEmpty else { return nil }
            if parts.count == 2 {
                guard let account = Int64(parts[1]) else { return nil }
                items.append(Item(key: key, account: account))
            } else {
                items.append(Item(key: key, account: nil))
            }
        }
        self.items = items
    }
}
