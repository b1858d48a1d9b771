/// What the global ids of a type begin with: `recipe` in `recipe_42`.
///
/// A word of the program like an identifier: it can become SQL text, for a list of several types names the type of each row by it.
public struct IDPrefix: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The word, without the underscore before the number.
    public let name: String

    /// A prefix that a binding chooses.
    public init(stringLiteral name: StaticString) {
        self.name = name.description
    }

    /// The prefix of a table's rows where the binding chooses none: the table's name.
    init(_ table: Identifier) {
        name = table.name
    }
}
