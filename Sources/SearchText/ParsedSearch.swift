/// A search text as a person typed it, parsed into words, exclusions, amounts and limits.
///
/// Every text has a result, and parsing takes time linear in its length. The result does not depend on the language of the request,
/// because people mix languages: “soup sin pollo”. It also does not depend on the catalogue. Where only the catalogue can decide, the
/// result describes the choice: see `SearchExclusion.Extent` and `SearchExclusion.Condition`.
public struct ParsedSearch: Sendable, Hashable {
    /// The parts in the order of the text.
    public let parts: [SearchPart]
    /// The text without syntax and without `-word`, for the comparison with exact names.
    ///
    /// It contains negations, amounts and limits, so that “No-bake cheesecake” and “Couscous with 7 vegetables” are found by their names.
    public let name: String
    /// Whether the text ends inside a word, so that the last word may be incomplete.
    public let isOpen: Bool

    /// The rules of a search.
    public enum Rules: Sendable, Hashable {
        /// Quotes, “or” and `-word` only, for searches of names of people: “Free” and “Sin” are surnames.
        case syntax
        /// The syntax and the words of people: negations, amounts, limits, and Spanish list words.
        case phrasing
    }

    /// Parses a text.
    public init(_ text: String, rules: Rules = .phrasing) {
        var lexer = Lexer(text, rules: rules)
        let lexemes = lexer.lexemes()
        var parser = Parser(lexemes, rules: rules)
        parts = parser.parts()
        name = Self.name(of: lexemes)
        isOpen = lexer.isOpen
    }

    /// The wanted words and phrases.
    public var terms: [SearchTerm] { parts.compactMap { if case .term(let term) = $0 { term } else { nil } } }

    /// The exclusions.
    public var exclusions: [SearchExclusion] { parts.compactMap { if case .exclusion(let exclusion) = $0 { exclusion } else { nil } } }

    /// The amounts, which are ignored.
    public var amounts: [SearchAmount] { parts.compactMap { if case .amount(let amount) = $0 { amount } else { nil } } }

    /// The limits, which become filters.
    public var limits: [SearchLimit] { parts.compactMap { if case .limit(let limit) = $0 { limit } else { nil } } }

    private static func name(of lexemes: [Lexeme]) -> String {
        var name = ""
        for lexeme in lexemes where !lexeme.isExcluded && !lexeme.text.isEmpty {
            if !name.isEmpty { name += lexeme.isJoined ? "-" : " " }
            name += lexeme.text
        }
        return name
    }
}

// The size of a search, which determines the work of finding and ranking.
extension ParsedSearch {
    /// The number of words to find.
    ///
    /// Words are runs of letters and digits, so “t-shirt” is two words. Amounts count, because some lists search for them.
    public var wantedWords: Int {
        parts.reduce(0) { count, part in
            switch part {
            case .term(let term): count + term.text.countOfWords
            case .amount(let amount): count + amount.text.countOfWords
            case .exclusion(let exclusion): count + exclusion.tail.reduce(0) { $0 + $1.countOfWords }
            case .limit: count
            }
        }
    }

    /// The number of all words.
    public var words: Int { wantedWords + excludedWords }

    /// The number of excluded words, with those that the catalogue may find to be wanted.
    public var excludedWords: Int { exclusions.reduce(0) { $0 + $1.countOfWords } }

    /// The number of words that other words exclude (“without eggs”), not a sign.
    ///
    /// They are names of foods, which must be found first.
    public var deniedWords: Int { exclusions.reduce(0) { $1.negation == .before("-") ? $0 : $0 + $1.countOfWords } }

    /// The number of alternatives; one if the text has no “or”.
    public var alternatives: Int { terms.reduce(1) { $0 + ($1.isAlternative ? 1 : 0) } }
}

extension SearchExclusion {
    fileprivate var countOfWords: Int { words.reduce(0) { $0 + $1.countOfWords } }
}
