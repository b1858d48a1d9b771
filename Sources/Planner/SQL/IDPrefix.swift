/// The prefix of a type's global ids: `recipe` in `recipe_42`.
///
/// A prefix is fixed in the program like an identifier, so it can become SQL text. A list of several types identifies the type of each row
/// by its prefix.
public struct IDPrefix: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The prefix, without the underscore before the number.
    public let name: String

    /// A prefix that a binding specifies.
    public init(stringLiteral name: StaticString) {
        self.name = name.description
    }

    /// The default prefix for the rows of a table: the table's name.
    init(_ table: Identifier) {
        name = table.name
    }
}
