public import Planner

/// A message for people in every supported language.
public struct Message: Sendable, Hashable {
    /// The name of the message in the program.
    public let name: String
    /// One text for each language, in the order of the languages' numbers, beginning with 1.
    private let texts: [StaticString]
    /// The values for the `{}` placeholders of each text; empty if the texts have none.
    private let values: [[String]]

    /// A message; its texts are in the order of the languages' numbers, which begin with 1.
    public init(_ name: StaticString, _ texts: StaticString...) {
        self.init(name, texts, inserting: [])
    }

    /// A message whose texts have `{}` placeholders; `values` has a list for each text, formatted for its language.
    public init(_ name: StaticString, _ texts: [StaticString], inserting values: [[String]]) {
        self.name = name.description
        self.texts = texts
        self.values = values
    }

    /// A message whose texts come from a stored answer, in the order of the languages' numbers.
    init(_ name: String, stored texts: [String]) {
        self.name = name
        self.texts = texts.map { _ in "{}" }
        values = texts.map { [$0] }
    }

    /// The message in a language; falls back to the first language.
    public func text(in language: TextLanguage) -> String {
        let requested = Int(language.number) - 1
        let index = texts.indices.contains(requested) ? requested : 0
        guard texts.indices.contains(index) else { return "" }
        let text = texts[index].description
        guard values.indices.contains(index) else { return text }
        // Insert piece by piece, since a value may itself contain `{}`.
        let pieces = text.split(separator: "{}", omittingEmptySubsequences: false)
        return pieces.enumerated().reduce(into: "") { whole, piece in
            whole += piece.element
            if piece.offset < pieces.count - 1 {
                whole += values[index].indices.contains(piece.offset) ? values[index][piece.offset] : "{}"
            }
        }
    }

    /// Compares names and values.
    public static func == (left: Message, right: Message) -> Bool { left.name == right.name && left.values == right.values }

    /// Hashes name and values.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(values)
    }
}
