/// A language that texts are stored in; the product defines the languages.
///
/// A language is copied with the values of every request, so it contains nothing that is reference-counted.
public struct TextLanguage: Sendable {
    /// The number that identifies the language.
    public let number: UInt8
    /// The value of the schema's enum: `EN`.
    public let enumValue: StaticString
    /// The suffix of columns with texts in this language: `_en`.
    public let columnSuffix: StaticString
    /// The collation that sorts by the language's alphabet: `alphabet_en`; nil for the database's default order.
    public let alphabet: StaticString?

    /// A language with these names.
    public init(number: UInt8, enumValue: StaticString, columnSuffix: StaticString, alphabet: StaticString? = nil) {
        self.number = number
        self.enumValue = enumValue
        self.columnSuffix = columnSuffix
        self.alphabet = alphabet
    }

    /// No language: for requests without texts, and products with one language, whose columns need no suffix.
    public static let unnamed = TextLanguage(number: 0, enumValue: "", columnSuffix: "")
}

extension TextLanguage: Hashable {
    /// Whether two languages are the same.
    public static func == (one: TextLanguage, other: TextLanguage) -> Bool { one.number == other.number }

    /// Adds the language to a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
