package import GraphQL
public import SearchText

/// A fact about a search text that the grammar of searches derives (`SearchText`).
public enum SearchFact: Sendable, Hashable {
    /// The parts of the text, as the JSON that the database's search functions read.
    case parts(ParsedSearch.Rules)
    /// The parts of the text before its last word, and that word, as JSON: for suggestions.
    case beginning
    /// The value of a limit in the text; absent if the text has no such limit.
    case limit(SearchLimit.Measure, SearchLimit.Bound)

    /// The value of the fact for a text.
    package func value(of text: String, in searches: ParsedSearches = ParsedSearches()) -> Value? {
        switch self {
        case .parts(let rules): searches[text, rules].json
        case .beginning: SearchBeginning(text).json
        case .limit(let measure, let bound): searches[text, .phrasing].value(of: measure, bound).map { .double($0) }
        }
    }
}

extension ParsedSearch {
    /// The strictest value of a limit; nil if the text has no such limit.
    func value(of measure: SearchLimit.Measure, _ bound: SearchLimit.Bound) -> Double? {
        let values = limits.lazy.filter { $0.measure == measure && $0.bound == bound }.map(\.value)
        return bound == .atMost ? values.min() : values.max()
    }
}
