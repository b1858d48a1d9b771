import Bytes
import GraphQL

/// Finds schema elements by the words of their names and descriptions.
///
/// The index is built once for each schema. A search visits all elements, a few thousand, and compares short words.
struct SchemaSearch: Sendable {
    private let entries: [SearchEntry]
    private let names: [String]

    /// The maximum length of a search text; longer texts are truncated.
    private static let maximumLength = 200
    private static let maximumWords = 8

    init(_ schema: Schema) {
        entries = schema.elements.map { element in
            let coordinate = schema.coordinate(of: element)
            let (owner, name) = coordinate.parts
            return SearchEntry(
                element: element,
                coordinate: FoldedText.folded(coordinate.description),
                name: FoldedText.folded(name),
                nameWords: FoldedText.words(of: name),
                ownerWords: FoldedText.words(of: owner),
                descriptionWords: FoldedText.words(of: ElementDescription(of: element, in: schema).description ?? ""),
                weight: element.weight(in: schema)
            )
        }
        var seen: Set<String> = []
        names = schema.elements.map { schema.coordinate(of: $0).parts.name }.filter { seen.insert($0).inserted }
    }

    /// The elements that contain every word of the text, the best match first.
    func elements(matching text: String) -> [SchemaElement] {
        let text = String(text.prefix(Self.maximumLength))
        let whole = FoldedText.folded(text)
        let words = Self.words(of: text)
        guard !words.isEmpty else { return [] }
        var found: [(element: SchemaElement, score: Int, order: Int)] = []
        for (order, entry) in entries.enumerated() {
            guard let score = entry.score(for: words, whole: whole) else { continue }
            found.append((entry.element, score, order))
        }
        // The order in the schema breaks ties, so that the same search always returns the same order.
        return found.sorted { ($1.score, $0.order) < ($0.score, $1.order) }.map(\.element)
    }

    /// The names most similar to a text that matches nothing.
    func names(similarTo text: String) -> [String] {
        Suggestions.similar(to: String(FoldedText.withoutMarks(text).prefix(40)), among: names, atMost: 5)
    }

    /// The words to search for, without duplicates.
    static func words(of text: String) -> [String] {
        var seen: Set<String> = []
        let words = FoldedText.words(of: String(text.prefix(maximumLength))).filter { seen.insert($0).inserted }
        return Array(words.prefix(maximumWords))
    }
}

/// The precomputed search data of an element.
private struct SearchEntry: Sendable {
    let element: SchemaElement
    /// The full coordinate and the element's own name, both folded.
    let coordinate: String
    let name: String
    let nameWords: [String]
    /// The words of the owner's name: `recipe` in `Recipe.title`.
    let ownerWords: [String]
    let descriptionWords: [String]
    /// The base score of an element: types before fields before arguments.
    let weight: Int

    /// The score of a match; nil if the element lacks one of the words.
    func score(for words: [String], whole: String) -> Int? {
        var score = weight
        for word in words {
            guard let part = self.score(for: word) else { return nil }
            score += part
        }
        if coordinate == whole { return score + 2_000 }
        if name == whole { return score + 1_000 }
        if name.hasPrefix(whole) { return score + 500 }
        if coordinate.hasPrefix(whole) { return score + 250 }
        return score
    }

    private func score(for word: String) -> Int? {
        if name == word { return 100 }
        if nameWords.contains(word) { return 80 }
        if nameWords.contains(where: { $0.hasPrefix(word) }) { return 60 }
        if name.contains(word) { return 40 }
        // People write “maximum” and “recipes” where names have `max` and `recipe`.
        if nameWords.contains(where: { $0.utf8.count > 2 && word.hasPrefix($0) }) { return 35 }
        if ownerWords.contains(word) { return 30 }
        if descriptionWords.contains(word) { return 20 }
        if ownerWords.contains(where: { $0.hasPrefix(word) }) { return 15 }
        if word.utf8.count > 2, descriptionWords.contains(where: { $0.hasPrefix(word) }) { return 10 }
        return nil
    }
}

extension SchemaElement {
    fileprivate func weight(in schema: Schema) -> Int {
        switch self {
        case .type: 9
        case .field(_, let type) where [schema.queryType, schema.mutationType, schema.subscriptionType].contains(type): 8
        case .field: 6
        case .directive: 5
        case .enumValue, .inputField: 4
        case .argument, .directiveArgument: 0
        }
    }
}

extension SchemaCoordinate {
    /// The element's own name and the path of its owner.
    var parts: (owner: String, name: String) {
        switch self {
        case .type(let name), .directive(let name): ("", name)
        case .member(let type, let name): (type, name)
        case .argument(let type, let field, let name): ("\(type).\(field)", name)
        case .directiveArgument(let directive, let name): (directive, name)
        }
    }
}
