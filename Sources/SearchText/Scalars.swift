// The classes of Unicode scalars. The lexer works on scalars, because finding grapheme clusters is slow and depends on the ICU version.
extension Unicode.Scalar {
    /// Whether the scalar is a letter or a digit.
    var isLetterOrDigit: Bool {
        if value < 0x80 { return isASCIILetter || isASCIIDigit }
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber, .letterNumber,
            .otherNumber:
            return true
        default: return false
        }
    }

    /// Whether the scalar is a letter, a digit or a combining mark.
    var isOfWord: Bool {
        if value < 0x80 || isLetterOrDigit { return isLetterOrDigit }
        let category = properties.generalCategory
        return category == .nonspacingMark || category == .spacingMark
    }

    var isASCIIDigit: Bool { value &- 0x30 < 10 }

    private var isASCIILetter: Bool { (value | 0x20) &- 0x61 < 26 }

    /// Whether the scalar separates words like a space.
    ///
    /// Control characters are included, because PostgreSQL accepts no NUL in texts. U+200B marks the border of words.
    var isBlank: Bool { value < 0x21 || 0x7F...0x9F ~= value || value == 0x200B || value > 0x9F && properties.isWhitespace }

    /// Whether the scalar has no effect on words: soft hyphens, byte order marks, marks of direction and variation selectors.
    var isIgnored: Bool {
        switch value {
        case 0xAD, 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069, 0xFE00...0xFE0F, 0xFEFF: true
        default: false
        }
    }

    /// Whether the scalar is an apostrophe of a keyboard or of typography.
    var isApostrophe: Bool { self == "'" || self == "’" || self == "‘" || self == "ʼ" || self == "＇" }

    /// Whether the scalar begins or ends a phrase; phones replace straight quotes with typographic ones.
    var isQuote: Bool { self == "\"" || self == "“" || self == "”" || self == "„" || self == "«" || self == "»" || self == "＂" }

    /// Whether the scalar joins the parts of a word, such as in “egg-free”.
    var isHyphen: Bool { self == "-" || self == "\u{2010}" || self == "\u{2011}" || self == "−" || self == "－" || self == "﹣" }

    /// Whether the scalar is a hyphen, or a dash that phones use instead of two hyphens.
    var isDash: Bool { isHyphen || self == "–" || self == "—" }

    /// Whether the scalar is a picture that forbids what follows: 🚫, ⛔, ❌ or ✖.
    var isProhibition: Bool { value == 0x1F6AB || value == 0x26D4 || value == 0x274C || value == 0x2716 }

    var isCurrency: Bool { self == "$" || self == "€" || self == "£" }
}

/// Words as the grammar compares them.
enum Keyword {
    /// The length of the longest keyword is less.
    private static let maximumLength = 24

    /// The text in lowercase without accents and apostrophes; empty if it cannot be a keyword, because it has other scalars or is too long.
    static func folded(_ scalars: some Collection<Unicode.Scalar>) -> String {
        var keyword = ""
        var length = 0
        for scalar in scalars {
            length += 1
            guard length <= maximumLength else { return "" }
            if scalar.isApostrophe || 0x300...0x36F ~= scalar.value { continue }
            guard let base = base(of: scalar) else { return "" }
            keyword.unicodeScalars.append(base)
        }
        return keyword
    }

    /// The ASCII letter or digit of a scalar, in lowercase; nil for other scalars.
    private static func base(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar {
        case "a"..."z", "0"..."9", "$", "%": scalar
        case "A"..."Z": Unicode.Scalar(UInt8(scalar.value) | 0x20)
        case "á", "à", "â", "ä", "Á", "À", "Â", "Ä": "a"
        case "é", "è", "ê", "ë", "É", "È", "Ê", "Ë": "e"
        case "í", "ì", "î", "ï", "Í", "Ì", "Î", "Ï": "i"
        case "ó", "ò", "ô", "ö", "Ó", "Ò", "Ô", "Ö": "o"
        case "ú", "ù", "û", "ü", "Ú", "Ù", "Û", "Ü": "u"
        case "ñ", "Ñ": "n"
        case "€", "£": scalar
        default: nil
        }
    }
}

extension String {
    init(_ scalars: some Sequence<Unicode.Scalar>) {
        var view = UnicodeScalarView()
        view.append(contentsOf: scalars)
        self.init(view)
    }

    /// The number of runs of letters and digits.
    var countOfWords: Int {
        var count = 0
        var isInWord = false
        for scalar in unicodeScalars {
            let isOfWord = scalar.isOfWord
            if isOfWord, !isInWord { count += 1 }
            isInWord = isOfWord
        }
        return count
    }
}
