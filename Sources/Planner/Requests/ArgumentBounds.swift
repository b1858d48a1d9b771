import GraphQL
import SearchText

/// The limits on a request's arguments beyond their types, and on its number of ranked lists.
///
/// All such limits are defined here. Bindings read arguments only through a `Scope`, which applies them. The defaults are far above what
/// people need.
public struct ArgumentBounds: Sendable, Hashable {
    /// The maximum number of distinct values in a list; a binding can permit fewer.
    public var values = 100
    /// The maximum number of characters (Unicode scalars) in a text; a binding can permit fewer.
    public var characters = 200
    /// The maximum number of words in a search text, including excluded ones.
    public var words = 20
    /// The maximum number of excluded words in a search text (`-onions`, “without eggs or milk”).
    public var unwantedWords = 10
    /// The maximum number of alternatives in a search text (`rice or pasta`).
    public var alternatives = 10
    /// The maximum number of lists of one field that are ranked, searched or grouped, wherever an operation requests them.
    public var rankedLists = 10

    /// The defaults.
    public init() {}
}

extension ArgumentBounds {
    func limit(of measure: ArgumentMeasure) -> Int {
        switch measure {
        case .values, .entries: values
        case .characters: characters
        case .words: words
        case .unwantedWords: unwantedWords
        case .alternatives: alternatives
        }
    }
}

/// The site of an argument.
struct ArgumentSite {
    /// The argument, or the field of an input object within it: `filter.search`.
    let path: String
    /// The response names on the path to the field that has the argument.
    let field: [String]
    /// The offset in the document.
    let offset: Int32
}

/// A property of an argument that is limited.
public enum ArgumentMeasure: UInt8, Sendable, Hashable {
    /// Distinct values of a list.
    case values
    /// All entries of a list, where each has its position in the response.
    case entries
    /// Characters of a text.
    case characters
    /// Words of a search text, its excluded words, and its alternatives.
    case words, unwantedWords, alternatives

    /// The size of a value by this measure.
    func size(of source: ValueSource, in values: RequestValues) -> Int {
        switch self {
        case .values: return Set(values.items(of: source)).count
        case .entries: return values.items(of: source).count
        case .characters: return values.text(source)?.unicodeScalars.count ?? 0
        case .words, .unwantedWords, .alternatives:
            let search = values.searches[values.text(source) ?? "", .phrasing]
            return self == .words ? search.words : self == .alternatives ? search.alternatives : search.excludedWords
        }
    }

    /// Whether a value exceeds a limit; fast in nearly all cases, since most values have fewer bytes or entries than the limit.
    func exceeds(_ bound: Int, _ source: ValueSource, in values: RequestValues) -> Bool {
        switch self {
        case .values, .entries: values.items(of: source).count > bound && size(of: source, in: values) > bound
        case .characters: (values.text(source)?.utf8.count ?? 0) > bound && size(of: source, in: values) > bound
        case .words, .unwantedWords, .alternatives: size(of: source, in: values) > bound
        }
    }

    fileprivate func name(_ count: Int) -> String {
        let isOne = count == 1
        return switch self {
        case .values: isOne ? "value" : "different values"
        case .entries: isOne ? "entry" : "entries"
        case .characters: isOne ? "character" : "characters"
        case .words: isOne ? "word" : "words"
        case .unwantedWords: isOne ? "excluded word" : "excluded words"
        case .alternatives: isOne ? "alternative" : "alternatives"
        }
    }
}

/// An argument that exceeds a limit.
struct ArgumentExcess: Sendable, Hashable {
    /// The argument's path: `filter.search`.
    let path: String
    let source: ValueSource
    let measure: ArgumentMeasure
    let limit: Int

    /// The message to the client; the size is measured again, since many requests share a plan's error.
    func message(for values: RequestValues) -> String {
        let size = measure.size(of: source, in: values)
        return "“\(path)” has \(size) \(measure.name(size)); at most \(limit) \(limit == 1 ? "is" : "are") allowed."
    }
}

extension RequestValues {
    /// The text at a source; nil if the value is not a text.
    func text(_ source: ValueSource) -> String? {
        guard case .string(let text)? = value(source) else { return nil }
        return text
    }
}
