/// The smallest unit of a search text.
struct Lexeme: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
        /// A word, a number, or a part of a hyphenated word.
        case word
        /// A phrase in quotes.
        case phrase
        /// A comma or slash.
        case comma
        /// `&` or `+`.
        case and
        /// A parenthesis, a semicolon, or the end of a sentence; negations end here.
        case boundary
        /// `<`.
        case less
        /// `>`.
        case greater
    }

    let kind: Kind
    /// The words as typed; empty for punctuation.
    var text = ""
    /// The form that the grammar compares (`Keyword`); empty if the word cannot be a keyword.
    var keyword = ""
    /// The number in the word, perhaps with a unit (“500g”); nil for other words.
    var number: Quantity?
    /// Whether a hyphen connects the word with the previous one.
    var isJoined = false
    /// Whether a dash before the word excludes it.
    var isExcluded = false
    /// Whether the lexeme has words.
    var isItem: Bool { kind == .word && !isSign || kind == .phrase }
    /// Whether the lexeme is a picture that forbids what follows.
    var isProhibition: Bool { text.unicodeScalars.first?.isProhibition == true }
    /// Whether the lexeme is only the sign of a currency: the unit in “50 €”.
    var isSign: Bool { text.unicodeScalars.first?.isCurrency == true && text.unicodeScalars.count == 1 }
}
