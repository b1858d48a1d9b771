/// A language that texts are stored in; which there are is the product's to say.
///
/// It is copied with the values of every request, so nothing in it is counted.
public struct TextLanguage: Sendable {
    /// Tells it from the others.
    public let number: UInt8
    /// The value of the schema's enum: `EN`.
    public let enumValue: StaticString
    /// The ending of columns that hold texts in this language: `_en`.
    public let columnSuffix: StaticString
    /// The collation that sorts by the language's alphabet: `alphabet_en`; nil for the database's own order.
    public let alphabet: StaticString?

    /// A language by its names.
    public init(number: UInt8, enumValue: StaticString, columnSuffix: StaticString, alphabet: StaticString? = nil) {
        self.number = number
        self.enumValue = enumValue
        self.columnSuffix = columnSuffix
        self.alphabet = alphabet
    }

    /// None: for requests that ask for no text, and products with one language, whose columns need no ending.
    public static let unnamed = TextLanguage(number: 0, enumValue: "", columnSuffix: "")
}

extension TextLanguage: Hashable {
    /// Whether two languages are the same.
    public static func == (one: TextLanguage, other: TextLanguage) -> Bool { one.number == other.number }

    /// Adds the language to a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
