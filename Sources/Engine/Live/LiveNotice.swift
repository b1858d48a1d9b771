/// What the database tells when a transaction is committed: the name of an event and what it befell.
///
/// As text: `food_post_added 12 13`, or with accounts `notification 45@5 46@9`, `viewer PROFILE@5`. The name alone says that more happened than
/// a notification can hold.
struct LiveNotice: Equatable {
    /// One thing that an event befell.
    struct Item: Equatable {
        /// The object's number, or a word.
        let key: Substring
        /// The only account that it concerns; nil where it is for all.
        let account: Int64?

        /// The number in the key.
        var number: Int64? { Int64(key) }
    }

    /// The name of the event.
    let event: String
    /// What it befell; empty where that is too much to tell.
    let items: [Item]

    /// Reads a notification; nil for one that no program of ours has written.
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
