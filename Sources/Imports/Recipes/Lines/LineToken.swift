/// A word, a number or a sign of an ingredient line.
struct LineToken: Sendable {
    enum Kind: Sendable {
        case word, number, comma, semicolon, colon, opening, closing, slash, dash, plus, times, dot, other
    }

    let kind: Kind
    /// The positions of the token's scalars.
    let range: Range<Int>
    /// Whether a blank precedes the token.
    let isSpaced: Bool
    /// The value of a number.
    var value = 0.0
    /// Whether the number is a fraction such as “1/2” or “½”.
    var isFraction = false
    /// Whether a sign groups thousands in the number, as in “1.500”.
    var isGrouped = false
    var meaning = LineWords.Meaning()

    func has(_ role: LineWords.Roles) -> Bool { meaning.roles.contains(role) }
    func hasAny(_ roles: LineWords.Roles) -> Bool { !meaning.roles.isDisjoint(with: roles) }

    /// Whether the token is a word that can name an ingredient.
    var isWord: Bool { kind == .word }

    /// Whether the number has no decimals and is not a fraction.
    var isWhole: Bool { kind == .number && !isFraction && value == Double(Int(value)) }
}

extension Unicode.Scalar {
    /// Whether the scalar separates words like a space.
    var isLineBlank: Bool { value < 0x21 || 0x7F...0xA0 ~= value || value == 0x200B || value > 0xA0 && properties.isWhitespace }

    var isLineDigit: Bool { value &- 0x30 < 10 }

    /// Whether the scalar is a letter, a combining mark or a trademark sign.
    var isLineLetter: Bool {
        if value < 0x80 { return (value | 0x20) &- 0x61 < 26 }
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark, .spacingMark: return true
        default: return self == "®" || self == "™"
        }
    }

    /// The value of a fraction such as “½”.
    var lineFraction: Double? {
        guard value > 0xBB, properties.generalCategory == .otherNumber, let value = properties.numericValue, 0 < value, value < 1 else {
            return nil
        }
        return value
    }

    var isLineApostrophe: Bool { self == "'" || self == "’" || self == "‘" || self == "ʼ" }

    var isLineHyphen: Bool { self == "-" || self == "\u{2010}" || self == "\u{2011}" || self == "−" }

    var isLineDash: Bool { isLineHyphen || self == "–" || self == "—" || self == "‒" }
}
