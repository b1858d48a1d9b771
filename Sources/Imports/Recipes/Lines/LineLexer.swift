/// Splits an ingredient line into tokens.
///
/// The lexer works on scalars, because finding grapheme clusters is slow.
struct LineLexer {
    let scalars: [Unicode.Scalar]
    private let words: LineWords
    private var index = 0
    private var isSpaced = false
    private var found: [LineToken] = []

    init(_ text: String, words: LineWords) {
        var scalars: [Unicode.Scalar] = []
        scalars.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars { scalars.append(scalar) }
        self.scalars = scalars
        self.words = words
    }

    /// Returns the tokens of the whole line.
    mutating func tokens() -> [LineToken] {
        (index, isSpaced, found) = (0, false, [])
        found.reserveCapacity(scalars.count / 3 + 4)
        while index < scalars.count {
            let scalar = scalars[index]
            if scalar.isLineBlank {
                index += 1
                isSpaced = true
                continue
            }
            if scalar.isLineDigit {
                readDigits()
            } else if let fraction = scalar.lineFraction {
                add(.number, length: 1) {
                    $0.value = fraction; $0.isFraction = true
                }
            } else if scalar.isLineLetter {
                readWord()
            } else {
                readSign(scalar)
            }
            isSpaced = false
        }
        return found
    }

    private func scalar(at position: Int) -> Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

    private mutating func add(_ kind: LineToken.Kind, length: Int, _ change: (inout LineToken) -> Void = { _ in }) {
        var token = LineToken(kind: kind, range: index..<index + length, isSpaced: isSpaced)
        change(&token)
        found.append(token)
        index += length
    }

    private mutating func readSign(_ scalar: Unicode.Scalar) {
        let kind: LineToken.Kind
        switch scalar {
        case ",", "،", "，": kind = .comma
        case ";": kind = .semicolon
        case ":": kind = .colon
        case "(", "[", "{": kind = .opening
        case ")", "]", "}": kind = .closing
        case "/", "\u{2044}", "\u{2215}": kind = .slash
        case "+": kind = .plus
        case "×", "*": kind = .times
        case ".": kind = .dot
        default: kind = scalar.isLineDash ? .dash : .other
        }
        add(kind, length: 1) { token in
            if scalar == "&" { token.meaning.roles = .and }
            if scalar == "~" || scalar == "≈" { token.meaning.roles = .approximate }
        }
    }
}

// Words.
extension LineLexer {
    private mutating func readWord() {
        var end = index
        while let scalar = scalar(at: end), scalar.isLineLetter || scalar.isLineDigit && end > index || joins(at: end) { end += 1 }
        end = abbreviationEnd(end)
        addWord(LineFolding.folded(scalars[index..<end]), length: end - index)
    }

    private mutating func addWord(_ word: String, length: Int) {
        var meaning = words.meaning(of: word)
        if length == 1, let measure = words.letters[scalars[index]] { meaning = LineWords.Meaning(roles: .measure, measure: measure) }
        // “inch-thick” after “1-” is a length.
        if meaning == nil, found.last?.kind == .dash, let hyphen = word.firstIndex(of: "-") {
            meaning = words.meaning(of: String(word[..<hyphen]))
        }
        if meaning == nil { meaning = LineWords.Meaning(roles: guessedRoles(word)) }
        add(.word, length: length) { $0.meaning = meaning ?? LineWords.Meaning() }
    }

    /// Returns the roles of a word that the tables don't have.
    private func guessedRoles(_ word: String) -> LineWords.Roles {
        if word.utf8.contains(UInt8(ascii: "-")) { return .unknownCompound }
        return word.utf8.count > 4 && word.hasSuffix("ed") ? .unknownParticiple : []
    }

    /// Whether a hyphen or an apostrophe joins the parts of a word.
    private func joins(at position: Int) -> Bool {
        let scalar = scalars[position]
        guard position > index, scalar.isLineHyphen || scalar.isLineApostrophe, let next = self.scalar(at: position + 1) else {
            return false
        }
        return next.isLineLetter
    }

    /// Returns the end of an abbreviation such as “c/n” or “c.s.”, or the end of the word.
    private func abbreviationEnd(_ end: Int) -> Int {
        guard end == index + 1, let sign = scalar(at: end), sign == "." || sign == "/", let letter = scalar(at: end + 1),
            letter.isLineLetter
        else { return end }
        if let next = scalar(at: end + 2), next.isLineLetter || next.isLineDigit { return end }
        return end + 2
    }
}

// Numbers.
extension LineLexer {
    private mutating func readDigits() {
        var end = index
        var (digits, decimals) = (0.0, -1)
        var (isGrouped, isAmbiguous) = (false, false)
        while let scalar = scalar(at: end) {
            if scalar.isLineDigit {
                digits = digits * 10 + Double(scalar.value - 0x30)
                if decimals >= 0 { decimals += 1 }
                end += 1
                continue
            }
            guard scalar == "." || scalar == ",", let next = self.scalar(at: end + 1), next.isLineDigit else { break }
            if groups(at: end) {
                (isGrouped, isAmbiguous) = (true, true)
            } else if decimals < 0, !isGrouped {
                decimals = 0
            } else {
                break
            }
            end += 1
        }
        let isCode = scalars[index] == "0" && end > index + 1 && decimals < 0
        guard !isCode, digits <= 1e12 else { return addWord("", length: end - index) }
        if let percent = percentEnd(end) { return addWord("%", length: percent - index) }
        if decimals < 0, !isGrouped, let fraction = fraction(digits, from: end) { return add(fraction) }
        let value = digits / (0..<max(decimals, 0)).reduce(1) { power, _ in power * 10 }
        guard value > 0, value <= 1_000_000 else { return addWord("", length: end - index) }
        add(.number, length: end - index) { token in
            token.value = value
            token.isGrouped = isAmbiguous
        }
    }

    /// Whether the sign at a position groups thousands.
    ///
    /// English groups with commas and Spanish with points. Mexican texts follow the English custom, so a comma before three digits groups in
    /// both languages.
    private func groups(at position: Int) -> Bool {
        guard scalars[position] == "," || words.groupsWithPoints, scalars[index] != "0", position - index <= 3 || position - index == 7
        else {
            return false
        }
        let following = scalars[(position + 1)...].prefix(4)
        return following.prefix(3).count == 3 && following.prefix(3).allSatisfy(\.isLineDigit)
            && following.dropFirst(3).first?.isLineDigit != true
    }

    private func percentEnd(_ end: Int) -> Int? {
        if scalar(at: end) == "%" { return end + 1 }
        return scalar(at: end) == " " && scalar(at: end + 1) == "%" ? end + 2 : nil
    }

    private struct Fraction {
        let end: Int
        /// Nil if the text is not a number, as in “80/20”.
        let value: Double?
    }

    private mutating func add(_ fraction: Fraction) {
        guard let value = fraction.value else { return addWord("", length: fraction.end - index) }
        add(.number, length: fraction.end - index) { token in
            token.value = value
            token.isFraction = true
        }
    }

    /// Reads “/2” after a number; nil if the signs are not part of a fraction, as in “5/6 onions”, which is a range.
    private func fraction(_ numerator: Double, from start: Int) -> Fraction? {
        var end = start
        if scalar(at: end) == " " { end += 1 }
        guard let slash = scalar(at: end), slash == "/" || slash == "\u{2044}" || slash == "\u{2215}" else { return nil }
        end += 1
        if scalar(at: end) == " ", end > start + 1 { end += 1 }
        let first = end
        var divisor = 0.0
        while let scalar = scalar(at: end), scalar.isLineDigit, end < first + 4 {
            divisor = divisor * 10 + Double(scalar.value - 0x30)
            end += 1
        }
        guard end > first else { return nil }
        let isUsual = [2, 3, 4, 5, 6, 8, 10, 12, 16, 32].contains(divisor)
        // “4/5” and “80/90” are ranges.
        if numerator < divisor, !isUsual || numerator >= 4 && divisor != 8 && divisor < 16 { return nil }
        guard isUsual, numerator > 0, numerator < 100 else { return Fraction(end: end, value: nil) }
        return Fraction(end: end, value: numerator / divisor)
    }
}
