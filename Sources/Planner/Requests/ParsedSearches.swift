package import SearchText
import Synchronization

/// The search texts of a request that were parsed last, because a request needs several facts about each of its few texts.
package final class ParsedSearches: Sendable {
    private struct Key: Hashable {
        let text: String
        let rules: ParsedSearch.Rules
    }

    /// The number of texts that are kept.
    private static let maximum = 8

    private let parsed = Mutex<[Key: ParsedSearch]>([:])

    package init() {}

    /// A parsed text.
    package subscript(text: String, rules: ParsedSearch.Rules) -> ParsedSearch {
        let key = Key(text: text, rules: rules)
        if let known = parsed.withLock({ $0[key] }) { return known }
        let search = ParsedSearch(text, rules: rules)
        parsed.withLock { parsed in
            if parsed.count >= Self.maximum { parsed.removeAll() }
            parsed[key] = search
        }
        return search
    }
}
