/// Reads an ingredient line from its tokens.
///
/// The parser gives each token a part: the name, the note or neither. The order of an English line is amount, measure, preparation, name and
/// comments, and each of them can be missing.
struct LineParser {
    /// The use of a token.
    enum Part: Sendable {
        case unused, name, note
    }

    /// The tokens between parentheses.
    struct Group: Sendable {
        /// The index in the main tokens at which the parentheses stand.
        let index: Int
        let tokens: [LineToken]
        let ids: Swift.Range<Int>
    }

    let words: LineWords
    let scalars: [Unicode.Scalar]
    let all: [LineToken]
    /// The part of each token.
    var parts: [Part]
    /// The tokens outside parentheses, and their indices in all tokens.
    var main: AmountReader
    var ids: [Int] = []
    var groups: [Group] = []

    var quantity: Double?
    var upper: Double?
    var measure: KitchenMeasure?
    var grams: Double?
    /// The weight of one, as in “2 14-ounce cans”.
    var gramsOfEach: Double?
    /// The main tokens of the amount.
    var amount: Swift.Range<Int>?
    /// The index after the number of the amount.
    var numberEnd = 0
    /// The tokens of the measure.
    var measureTokens = 0..<0
    /// Whether preparation is part of the name, because the line has no other name.
    var keepsPreparation = false
    /// The name's tokens.
    var nameWords: [Int] = []

    init(_ tokens: [LineToken], scalars: [Unicode.Scalar], words: LineWords) {
        all = tokens
        self.scalars = scalars
        self.words = words
        parts = Array(repeating: .unused, count: tokens.count)
        main = AmountReader(tokens: [], words: words)
    }

    /// Returns the line, or nil if it is not an ingredient.
    mutating func line() -> IngredientLine? {
        separateGroups()
        guard let start = start() else { return nil }
        let nameStart = readAmount(at: start) ?? start
        var end = readName(at: nameStart)
        if nameWords.isEmpty, measure == nil || measure?.isMetered == true {
            // Nothing but preparation: its words are the name.
            keepsPreparation = true
            mark(nameStart..<main.tokens.count, .unused)
            end = readName(at: nameStart)
        }
        if quantity == nil, measure == nil, !nameWords.isEmpty { end = readTrailingAmount(at: end) }
        end = readRestatement(at: end)
        restoreMeasure()
        takeTrailingMeasure()
        refineMeasure()
        readWeightOfRest(at: end)
        mark(end..<main.tokens.count, .note)
        readGroups()
        return composed()
    }

    /// Gives main tokens a part.
    mutating func mark(_ range: Swift.Range<Int>, _ part: Part) {
        for index in range.clamped(to: 0..<ids.count) { parts[ids[index]] = part }
    }

    /// Separates the tokens between parentheses from the others.
    private mutating func separateGroups() {
        guard all.contains(where: { $0.kind == .opening || $0.kind == .closing }) else {
            main = AmountReader(tokens: all, words: words)
            ids = Array(all.indices)
            return
        }
        var tokens: [LineToken] = []
        tokens.reserveCapacity(all.count)
        ids.reserveCapacity(all.count)
        var id = 0
        while id < all.count {
            let token = all[id]
            if token.kind == .opening {
                let end = groupEnd(from: id)
                groups.append(Group(index: tokens.count, tokens: Array(all[(id + 1)..<end]), ids: id + 1..<end))
                id = end + 1
            } else {
                if token.kind != .closing {
                    tokens.append(token)
                    ids.append(id)
                }
                id += 1
            }
        }
        main = AmountReader(tokens: tokens, words: words)
    }

    /// Returns the index of the parenthesis that closes a group, or the end of the line.
    private func groupEnd(from start: Int) -> Int {
        var depth = 0
        for index in start..<all.count {
            if all[index].kind == .opening { depth += 1 }
            if all[index].kind == .closing {
                depth -= 1
                if depth == 0 { return index }
            }
        }
        return all.count
    }
}

// The beginning of the line.
extension LineParser {
    /// Returns the index at which the ingredient begins, or nil for a heading.
    private mutating func start() -> Int? {
        var start = 0
        // Bullets and check boxes.
        while let token = main[start], [.dash, .other, .dot, .times, .comma, .plus].contains(token.kind), !token.has(.approximate) {
            start += 1
        }
        guard main[start] != nil else { return nil }
        if let colon = main.tokens.firstIndex(where: { $0.kind == .colon }), colon > start {
            guard colon + 1 < main.tokens.count else { return nil }
            if isHeading(start..<colon) {
                mark(start..<colon, .note)
                start = colon + 1
            }
        } else if isHeading(start..<main.tokens.count), !main.tokens.contains(where: { $0.kind == .number || $0.kind == .comma }) {
            return nil
        }
        while main.hasAny([.opening, .or, .plus], at: start), main[start + 1].map({ $0.kind == .number || $0.has(.number) }) ?? false {
            start += 1
        }
        return afterPortion(start)
    }

    /// Whether tokens state the purpose of an ingredient, as “For the sauce” does.
    private func isHeading(_ range: Swift.Range<Int>) -> Bool {
        guard let first = main[range.lowerBound], first.has(.heading) else { return false }
        return !main.tokens[range].contains { $0.kind == .number || $0.kind == .comma }
    }

    /// Skips “grated zest and juice of” before an amount, which is a note.
    private mutating func afterPortion(_ start: Int) -> Int {
        var index = start
        var hasPortion = false
        while let token = main[index],
            token.hasAny([.portion, .adverb, .preparation, .guardedPreparation, .and, .or, .determiner, .adjective])
        {
            if token.has(.portion) { hasPortion = true }
            index += 1
        }
        guard hasPortion, main.has(.of, at: index) || main.has(.from, at: index) else { return start }
        let amount = main.afterApproximates(index + 1)
        guard main.range(at: amount) != nil else { return start }
        for part in start..<index where !main.has(.silent, at: part) { mark(part..<part + 1, .note) }
        return index + 1
    }
}

// The result.
extension LineParser {
    private mutating func composed() -> IngredientLine? {
        let name = joined(.name, separator: " ")
        guard !name.isEmpty, name.unicodeScalars.contains(where: \.isLineLetter) else { return nil }
        // A long text without an amount is an instruction.
        guard quantity != nil || measure != nil || nameWords.count <= 12 && main.tokens.count <= 24 else { return nil }
        guard name.unicodeScalars.count <= 200 else { return nil }
        if let gramsOfEach, grams == nil { grams = gramsOfEach * (quantity ?? 1) }
        if grams == nil, let weight = measure?.grams, let quantity { grams = weight * quantity }
        let note = joined(.note, separator: ", ")
        return IngredientLine(
            quantity: quantity,
            upper: upper,
            measure: measure,
            size: size,
            grams: grams,
            name: name,
            note: note.isEmpty ? nil : note
        )
    }

    /// The size of the measure.
    ///
    /// A stick has a size only for butter.
    private var size: KitchenMeasure.Size? {
        guard let measure else { return quantity == nil ? nil : KitchenMeasure.piece.size }
        guard measure == .stick else { return measure.size }
        return nameWords.contains { main.has(.butter, at: $0) } ? KitchenMeasure.stickOfButter : nil
    }

    /// Joins the runs of tokens with a part, without signs at their ends.
    private func joined(_ part: Part, separator: String) -> String {
        var text: [UInt8] = []
        var id = 0
        while id < parts.count {
            guard parts[id] == part, isContent(all[id]) else {
                id += 1
                continue
            }
            let first = id
            var last = id
            while id < parts.count, parts[id] == part {
                if isContent(all[id]) || all[id].kind == .closing { last = id }
                id += 1
            }
            if !text.isEmpty { text.append(contentsOf: separator.utf8) }
            LineFolding.encode(scalars[all[first].range.lowerBound..<all[last].range.upperBound], into: &text)
        }
        return String(decoding: text, as: UTF8.self)
    }

    private func isContent(_ token: LineToken) -> Bool { token.kind == .word || token.kind == .number }
}
