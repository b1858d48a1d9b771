/// Splits a search text into words, phrases and punctuation.
///
/// The lexer reads each scalar once and looks at most two scalars ahead.
struct Lexer {
    private let scalars: [Unicode.Scalar]
    private var index = 0
    private var found: [Lexeme] = []
    /// The word or phrase that is being read.
    private var word: [Unicode.Scalar] = []
    private var hasLetter = false
    private var isInPhrase = false
    /// Whether the word consists only of digits and of signs between and around them.
    private var isNumeric = true
    /// Whether a dash excludes the next word.
    private var excludesNext = false
    /// Whether that dash has a space behind it, and may be only a dash: “tofu - but no soy”, “$30 - $60”.
    private var mayBeDash = false
    /// Whether a hyphen joins the next word with the previous one.
    private var joinsNext = false

    private let rules: ParsedSearch.Rules

    init(_ text: String, rules: ParsedSearch.Rules) {
        self.rules = rules
        scalars = text.unicodeScalars.filter { !$0.isIgnored }
    }

    /// Whether the text ends inside a word.
    var isOpen: Bool { scalars.last.map { !$0.isBlank && !$0.isQuote } ?? false }

    /// Returns the lexemes of the text.
    mutating func lexemes() -> [Lexeme] {
        while let current = scalar(0) {
            if isInPhrase {
                current.isQuote ? endPhrase() : word.append(current.isBlank ? " " : current)
                if current.isLetterOrDigit { hasLetter = true }
            } else if current.isOfWord {
                append(current)
            } else {
                readPunctuation(current)
            }
            index += 1
        }
        if isInPhrase { endPhrase() } else { endWord() }
        return found
    }

    /// The scalar at a distance from the current one.
    private func scalar(_ distance: Int) -> Unicode.Scalar? {
        let place = index + distance
        return scalars.indices.contains(place) ? scalars[place] : nil
    }

    private func isOfWord(_ distance: Int) -> Bool { scalar(distance)?.isOfWord ?? false }

    private func isDigit(_ distance: Int) -> Bool { scalar(distance)?.isASCIIDigit ?? false }

    /// Whether the word is a number so far.
    private var isNumber: Bool { isNumeric && hasLetter }

    private mutating func append(_ scalar: Unicode.Scalar) {
        word.append(scalar)
        if scalar.isLetterOrDigit { hasLetter = true }
        isNumeric = isNumeric && !(scalar.isOfWord && !scalar.isASCIIDigit)
    }

    private mutating func endWord() {
        defer { (word, hasLetter, isNumeric) = ([], false, true) }
        // The sign of a currency alone is a unit of the number before it.
        guard hasLetter || word.first?.isCurrency == true && found.last?.number != nil else {
            // A hyphen before a lone combining mark joins nothing.
            if !word.isEmpty { joinsNext = false }
            return
        }
        var lexeme = Lexeme(kind: .word, text: String(word), keyword: Keyword.folded(word), number: Quantity(word))
        if rules == .phrasing, NegationWords.isWithout(lexeme.keyword) { lexeme.keyword = "without" }
        if excludesNext, rules == .phrasing { readAgain(lexeme) }
        lexeme.isJoined = joinsNext
        lexeme.isExcluded = joinsNext ? found.last?.isExcluded ?? false : excludesNext
        (joinsNext, excludesNext, mayBeDash) = (false, false, false)
        found.append(lexeme)
    }

    /// Finds another meaning for the dash before a word: “$30 - $60”, “curry - no coconut”, “tofu - but no soy”.
    private mutating func readAgain(_ lexeme: Lexeme) {
        if mayBeDash, lexeme.number != nil, found.last?.number != nil {
            joinsNext = true
        } else if NegationWords.before.contains(lexeme.keyword) || mayBeDash && NegationWords.boundaries.contains(lexeme.keyword) {
            excludesNext = false
        }
    }

    private mutating func endPhrase() {
        defer { (word, hasLetter, isInPhrase, isNumeric) = ([], false, false, true) }
        guard hasLetter else { return }
        found.append(Lexeme(kind: .phrase, text: String(word), isExcluded: excludesNext))
        (excludesNext, mayBeDash) = (false, false)
    }

    private mutating func add(_ kind: Lexeme.Kind) {
        endWord()
        if found.last?.kind != kind { found.append(Lexeme(kind: kind)) }
    }

    private mutating func readPunctuation(_ current: Unicode.Scalar) {
        if current.isBlank { return endWord() }
        if current.isApostrophe {
            return hasLetter && isOfWord(1) ? append(current) : endWord()
        }
        if current.isDash { return readDash(current) }
        if current.isQuote {
            endWord()
            isInPhrase = true
            return
        }
        if current.isCurrency { return readCurrency(current) }
        if current.isProhibition, rules == .phrasing {
            endWord()
            return found.append(Lexeme(kind: .word, text: String([current]), keyword: "no"))
        }
        // “!nuts”, as in programming.
        if current == "!", rules == .phrasing, isOfWord(1), index == 0 || scalar(-1)?.isBlank == true {
            endWord()
            excludesNext = true
            return
        }
        switch current {
        case ",": isNumber && isDigit(1) ? append(current) : add(.comma)
        case ".": hasLetter && isOfWord(1) ? append(current) : add(.boundary)
        case "/", "\u{2044}":
            if isNumber, isDigit(1) { return append("/") }
            switch Keyword.folded(word) {
            case "w" where hasLetter: readAbbreviation()
            case "s" where hasLetter && rules == .phrasing: readWord("s/", meaning: "sin")
            default: add(.comma)
            }
        case "%": isNumber ? append(current) : endWord()
        // “H&M” is a word, and “eggs & milk” is a list.
        case "&": hasLetter && isOfWord(1) ? append(current) : add(.and)
        case "@", "_", ":", "·": hasLetter && isOfWord(1) ? append(current) : add(.boundary)
        case "+": add(.and)
        case "，", "、": add(.comma)
        case "<", "≤": add(.less)
        case ">", "≥": add(.greater)
        case "(", ")", "[", "]", "{", "}", ";", "!", "?", "…", "。": add(.boundary)
        default: endWord()
        }
    }

    /// “w/o” is “without”, and “w/” is “with”.
    private mutating func readAbbreviation() {
        let isWithout = (scalar(1) == "o" || scalar(1) == "O") && !isOfWord(2)
        if isWithout { index += 1 }
        readWord(isWithout ? "w/o" : "w/", meaning: isWithout ? "without" : "with")
    }

    /// Ends a word that is an abbreviation.
    private mutating func readWord(_ text: String, meaning keyword: String) {
        (word, hasLetter, isNumeric) = ([], false, true)
        found.append(Lexeme(kind: .word, text: text, keyword: keyword))
        (joinsNext, excludesNext, mayBeDash) = (false, false, false)
    }

    /// A dash joins two words, excludes the next word, or is only a dash.
    private mutating func readDash(_ current: Unicode.Scalar) {
        if hasLetter {
            let isBeforePrice = isNumber && scalar(1)?.isCurrency == true
            endWord()
            if current.isHyphen, isOfWord(1) || isBeforePrice {
                joinsNext = true
            } else {
                while scalar(1)?.isDash == true { index += 1 }
            }
            return
        }
        endWord()
        if current == "-" {
            excludesNext = true
            mayBeDash = scalar(1)?.isBlank == true
        } else if isOfWord(1), index == 0 || scalar(-1)?.isBlank == true {
            // A phone has replaced the hyphen, or two of them.
            excludesNext = true
        }
    }

    private mutating func readCurrency(_ current: Unicode.Scalar) {
        if isNumber { return append(current) }
        // “US$50”.
        if current == "$", Keyword.folded(word) == "us" { (word, hasLetter, isNumeric) = ([], false, true) }
        endWord()
        if isDigit(1) || found.last?.number?.unit == "" {
            word = [current]
            return
        }
        // “$ 50”.
        var blanks = 0
        while scalar(blanks + 1)?.isBlank == true { blanks += 1 }
        if isDigit(blanks + 1) {
            word = [current]
            index += blanks
        }
    }
}
