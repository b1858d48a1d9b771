public import Planner

/// Something that people are told, in every language that texts exist in.
public struct Message: Sendable, Hashable {
    /// What the program calls it.
    public let name: String
    /// One for each language, the one with number 1 first.
    private let texts: [StaticString]
    /// What stands in the places of `{}` in each of the texts; empty where they have none.
    private let values: [[String]]

    /// A message; its texts stand in the order of the languages' numbers, which begin with 1.
    public init(_ name: StaticString, _ texts: StaticString...) {
        self.init(name, texts, inserting: [])
    }

    /// A message whose texts have places for values, `{}`: a list of them for each text, as its language writes them.
    public init(_ name: StaticString, _ texts: [StaticString], inserting values: [[String]]) {
        self.name = name.description
        self.texts = texts
        self.values = values
    }

    /// The message in a language; in the first where it does not exist in that one.
    public func text(in language: TextLanguage) -> String {
        let asked = Int(language.number) - 1
        let index = texts.indices.contains(asked) ? asked : 0
        guard texts.indices.contains(index) else { return "" }
        let text = texts[index].description
        guard values.indices.contains(index) else { return text }
        // Piece by piece, since a value may hold `{}` itself.
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
