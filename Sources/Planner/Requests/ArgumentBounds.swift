import GraphQL

/// How long the arguments of a request may be where their types do not say it, and how often it may ask for what ranks: the one place for it.
///
/// Whatever a binding takes out of the arguments comes through a `Scope`, which looks here. The defaults are far beyond what people need.
public struct ArgumentBounds: Sendable, Hashable {
    /// The most different values of a list; a binding can permit fewer.
    public var values = 100
    /// The most characters (Unicode scalars) of a text; a binding can permit fewer.
    public var characters = 200
    /// The most words of a text that is searched for, unwanted ones included.
    public var words = 20
    /// The most words of such a text that are not wanted (`-onions`).
    public var unwantedWords = 5
    /// The most alternatives of such a text (`rice or pasta`).
    public var alternatives = 10
    /// The most lists of one field that rank, search or group what they show, wherever an operation asks for them.
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

/// Where an argument stands.
struct ArgumentSite {
    /// The argument, or the field of an input object within it: `filter.search`.
    let path: String
    /// The response names on the way to the field that has it.
    let field: [String]
    /// Its place in the document.
    let offset: Int32
}

/// What of an argument can be too long.
public enum ArgumentMeasure: UInt8, Sendable, Hashable {
    /// Different values of a list.
    case values
    /// All entries of a list, where each has its place in the answer.
    case entries
    /// Characters of a text.
    case characters
    /// Words of a text that is searched for, and what they are.
    case words, unwantedWords, alternatives

    /// How much of it a value has.
    func size(of source: ValueSource, in values: RequestValues) -> Int {
        switch self {
        case .values: return Set(values.items(of: source)).count
        case .entries: return values.items(of: source).count
        case .characters: return values.text(source)?.unicodeScalars.count ?? 0
        case .words, .unwantedWords, .alternatives:
            let words = TypedWords(values.text(source) ?? "")
            return self == .words ? words.count : self == .alternatives ? words.alternatives : words.unwanted
        }
    }

    /// Whether a value has more of it than a bound; quick for nearly all, since most values have fewer bytes or entries.
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
        case .unwantedWords: isOne ? "unwanted word" : "unwanted words"
        case .alternatives: isOne ? "alternative" : "alternatives"
        }
    }
}

/// An argument that is longer than it may be.
package struct ArgumentExcess: Sendable, Hashable {
    /// Its path: `filter.search`.
    package let path: String
    let source: ValueSource
    let measure: ArgumentMeasure
    let limit: Int

    /// What a client is told; how much was sent is counted anew, since many requests share a plan's refusal.
    package func message(for values: RequestValues) -> String {
        let size = measure.size(of: source, in: values)
        return "“\(path)” has \(size) \(measure.name(size)); at most \(limit) \(limit == 1 ? "is" : "are") allowed."
    }
}

extension RequestValues {
    /// The text that a source names; nil when it is none.
    func text(_ source: ValueSource) -> String? {
        guard case .string(let text)? = value(source) else { return nil }
        return text
    }
}
