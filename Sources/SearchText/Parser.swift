/// Recognizes the parts of a search text.
///
/// The parser goes through the lexemes once. At each position it tries a limit, an amount, a negation, a list word and finally a wanted
/// word. Each step consumes at least one lexeme and looks at a bounded number of others, so parsing ends in linear time.
struct Parser {
    let lexemes: [Lexeme]
    private let rules: ParsedSearch.Rules
    /// The position of the next lexeme.
    var index = 0
    var entries: [Entry] = []
    /// The punctuation or list word before the next part.
    var separator: Separator?
    /// Whether “or” stands before the next term.
    private var isAfterOr = false
    /// Whether the text has a wanted word other than prepositions, articles and negations.
    var hasWanted = false

    /// A part with its place in the text.
    struct Entry {
        var part: SearchPart
        /// The positions of the lexemes.
        let range: Range<Int>
        /// The punctuation or list word before the part.
        let separator: Separator?
    }

    enum Separator {
        case comma, and, boundary
    }

    init(_ lexemes: [Lexeme], rules: ParsedSearch.Rules) {
        (self.lexemes, self.rules) = (lexemes, rules)
    }

    /// Returns the parts of the text.
    mutating func parts() -> [SearchPart] {
        while index < lexemes.count { readPart() }
        let hasOnlyAmounts = entries.allSatisfy { if case .amount = $0.part { true } else { false } }
        guard hasOnlyAmounts else { return entries.indices.filter { !isLooseConnective($0) }.map { entries[$0].part } }
        // Without other words the search is for the amounts.
        return entries.flatMap { entry in lexemes[entry.range].filter(\.isItem).map { SearchPart.term(SearchTerm($0.text)) } }
    }

    /// Whether an entry is an “and” without wanted words on both sides: “gluten-free and dairy-free”.
    private func isLooseConnective(_ place: Int) -> Bool {
        guard case .term(let term) = entries[place].part, term.kind == .connective else { return false }
        guard place > 0, place + 1 < entries.count, case .term = entries[place - 1].part, case .term = entries[place + 1].part else {
            return true
        }
        return false
    }

    private mutating func readPart() {
        let lexeme = lexemes[index]
        // The sign of a currency without its number, or a prohibition of nothing.
        if lexeme.isSign { return index += 1 }
        if lexeme.isProhibition {
            if !takeNegation() { index += 1 }
            return
        }
        switch lexeme.kind {
        case .comma: separate(.comma)
        case .and: separate(.and)
        case .boundary: separate(.boundary)
        case .less, .greater: if rules == .syntax || !takeLimit() { index += 1 }
        case .phrase:
            let exclusion = SearchExclusion([lexeme.text], .phrase, by: .before("-"))
            lexeme.isExcluded ? add(.exclusion(exclusion), to: index + 1) : addTerm(lexeme.text, kind: .phrase, to: index + 1)
        case .word:
            if lexeme.isExcluded {
                let end = endOfHyphens(from: index)
                return add(.exclusion(SearchExclusion([text(of: index..<end)], .phrase, by: .before("-"))), to: end)
            }
            if rules == .phrasing, takeLimit() || takeAmount() || takeNegation() || takeSuffix() { return }
            if takeListWord() { return }
            let end = rules == .phrasing ? endOfWord(from: index) : endOfHyphens(from: index)
            addTerm(text(of: index..<end), to: end)
        }
    }

    private mutating func separate(_ separator: Separator) {
        self.separator = separator
        index += 1
    }

    /// Adds a part and continues after its last lexeme.
    mutating func add(_ part: SearchPart, to end: Int) {
        entries.append(Entry(part: part, range: index..<end, separator: separator))
        separator = nil
        // An amount between does not separate alternatives: “rice or 2 potatoes”.
        if case .amount = part {} else { isAfterOr = false }
        index = end
    }

    mutating func addTerm(_ text: String, kind: SearchTerm.Kind = .word, to end: Int) {
        let keyword = lexemes[index].keyword
        let isFunctionWord = NegationWords.boundaries.contains(keyword) || NegationWords.fillers.contains(keyword)
        if kind != .connective, !isFunctionWord, NegationWords.before.match(lexemes, at: index) == nil { hasWanted = true }
        add(.term(SearchTerm(text, kind: kind, isAlternative: isAfterOr)), to: end)
    }

    /// Takes “or” or “and” in either language.
    private mutating func takeListWord() -> Bool {
        let keyword = lexemes[index].keyword
        let next =
            index + 1 < lexemes.count && lexemes[index + 1].isItem && !lexemes[index + 1].isExcluded ? lexemes[index + 1].keyword : nil
        let isAfterTerm = if case .term? = entries.last?.part { true } else { false }
        switch keyword {
        case "or":
            isAfterOr = isAfterTerm
            index += 1
            return true
        case _ where rules == .syntax: return false
        case "o", "u":
            guard !entries.isEmpty, let next, keyword == "o" || Self.isAfterU(next) else { return false }
            isAfterOr = isAfterTerm
            index += 1
            return true
        case "and", "y", "e":
            guard !entries.isEmpty, let next, keyword != "e" || Self.isAfterE(next) else { return false }
            addTerm(lexemes[index].text, kind: .connective, to: index + 1)
            separator = .and
            return true
        default: return false
        }
    }

    /// Whether Spanish has “u” for “or” before a word.
    ///
    /// Other words keep their letter: “u neck”.
    ///
    /// Spec: https://www.rae.es/dpd/o
    static func isAfterU(_ keyword: String) -> Bool {
        keyword.hasPrefix("o") || keyword.hasPrefix("ho") || keyword.hasPrefix("8") || keyword == "11"
    }

    /// Whether Spanish has “e” for “and” before a word.
    ///
    /// Other words keep their letter: “vitamin e oil”.
    ///
    /// Spec: https://www.rae.es/dpd/y
    static func isAfterE(_ keyword: String) -> Bool {
        keyword.hasPrefix("i") || keyword.hasPrefix("y") || keyword.hasPrefix("hi") && !keyword.hasPrefix("hie")
    }
}

// Reading lexemes.
extension Parser {
    /// The keyword at a position; empty behind the end.
    func keyword(_ place: Int) -> String { place < lexemes.count ? lexemes[place].keyword : "" }

    /// The text of some lexemes, as typed except for punctuation.
    func text(of range: Range<Int>) -> String {
        var text = ""
        for lexeme in lexemes[range] where !lexeme.text.isEmpty {
            if !text.isEmpty { text += lexeme.isJoined ? "-" : " " }
            text += lexeme.text
        }
        return text
    }

    /// The end of a word with all parts that hyphens join.
    func endOfHyphens(from start: Int) -> Int {
        var end = start + 1
        while end < lexemes.count, lexemes[end].isJoined { end += 1 }
        return end
    }

    /// The end of a word with the parts that hyphens join, but without a negation behind it: “egg” in “egg-free”.
    func endOfWord(from start: Int) -> Int {
        var end = start + 1
        while end < lexemes.count, lexemes[end].isJoined, !isSuffix(end) { end += 1 }
        return end
    }
}
