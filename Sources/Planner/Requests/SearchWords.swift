/// The number of words in a search text, which determines the work of finding and ranking.
///
/// Words are runs of letters and digits, so `a-b` and `a.b` are two words, as in PostgreSQL. Words are excluded if dashes precede their
/// token, as in the database's function `search_tokens`. A token is a phrase in quotes or a run without spaces. The word `or` between
/// tokens separates alternatives.
package struct SearchWords: Sendable, Hashable {
    /// The number of words to find.
    package private(set) var wanted = 0
    /// The number of excluded words.
    package private(set) var unwanted = 0
    private var ors = 0

    /// The number of all words.
    package var count: Int { wanted + unwanted }
    /// The number of alternatives; one if the text has no `or`.
    package var alternatives: Int { ors + 1 }

    private enum Token { case none, plain, quoted }

    /// Counts the words of a text.
    package init(_ text: String) {
        var token = Token.none
        var isUnwanted = false
        var length = 0
        var isOr = false
        func end(_ words: inout SearchWords) {
            guard length > 0 else { return }
            if isOr, length == 2, token != .quoted, !isUnwanted {
                words.ors += 1
            } else if isUnwanted {
                words.unwanted += 1
            } else {
                words.wanted += 1
            }
            length = 0
        }
        for scalar in text.unicodeScalars {
            if scalar.isOfWord {
                if token == .none { token = .plain }
                isOr = length == 0 ? scalar == "o" || scalar == "O" : isOr && length == 1 && (scalar == "r" || scalar == "R")
                length += 1
                continue
            }
            end(&self)
            switch (token, scalar) {
            case (.quoted, "\""):
                token = .none
                isUnwanted = false
            case (.quoted, _): break
            case (.plain, "\""):
                token = .quoted
                isUnwanted = false
            case (.plain, _) where scalar.properties.isWhitespace:
                token = .none
                isUnwanted = false
            case (.plain, _): break
            case (.none, "\""): token = .quoted
            case (.none, "-"): isUnwanted = true
            case (.none, "!"), (.none, "&"), (.none, "|"), (.none, "("), (.none, ")"): break
            case (.none, _): if !scalar.properties.isWhitespace { token = .plain }
            }
        }
        end(&self)
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is a letter, a digit or a combining mark.
    fileprivate var isOfWord: Bool {
        if value < 0x80 {
            let byte = UInt8(truncatingIfNeeded: value)
            return (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
        }
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark, .spacingMark,
            .decimalNumber, .letterNumber, .otherNumber:
            return true
        default: return false
        }
    }
}
