public import Planner

/// Something that people are told, in every language that texts exist in.
public struct Message: Sendable, Hashable {
    /// What the program calls it.
    public let name: String
    /// One for each language, the one with number 1 first.
    private let texts: [StaticString]

    /// A message; its texts stand in the order of the languages' numbers, which begin with 1.
    public init(_ name: StaticString, _ texts: StaticString...) {
        self.name = name.description
        self.texts = texts
    }

    /// The message in a language; in the first where it does not exist in that one.
    public func text(in language: TextLanguage) -> String {
        let index = Int(language.number) - 1
        return (texts.indices.contains(index) ? texts[index] : texts.first)?.description ?? ""
    }

    /// Compares names.
    public static func == (left: Message, right: Message) -> Bool { left.name == right.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
