// The tokens behind the name.
extension LineParser {
    /// Reads an amount behind the name, as in “Flour: 250 g”.
    mutating func readTrailingAmount(at end: Int) -> Int {
        var index = end
        while let token = main[index], [.comma, .dash, .colon, .dot, .other].contains(token.kind) { index += 1 }
        var copy = self
        guard let next = copy.readAmount(at: index), copy.quantity != nil, !main.has(.each, at: next - 1) else { return end }
        let isAtEnd = main[next] == nil || [.comma, .semicolon, .dot].contains(main.tokens[next].kind)
        guard copy.measure != nil || isAtEnd else { return end }
        self = copy
        return next
    }

    /// Reads an amount behind the name that restates the first, as in “1 cup sugar 250 mL”.
    mutating func readRestatement(at end: Int) -> Int {
        guard quantity != nil, let other = main.metered(at: end) else { return end }
        guard main[other.next] == nil || main.isKind(.comma, at: other.next) else { return end }
        if grams == nil, measure?.grams == nil { grams = other.grams }
        return other.next
    }

    /// Makes the measure the name if the line has no other, as in “4 cloves”.
    mutating func restoreMeasure() {
        guard nameWords.isEmpty || main.has(.from, at: nameWords[0]), let measure, !measure.isMetered, let amount else { return }
        self.measure = nil
        let last = max(measureTokens.upperBound, amount.upperBound)
        for index in numberEnd..<last where main[index].map({ $0.isWord && !$0.has(.each) }) ?? false {
            mark(index..<index + 1, .name)
            nameWords.append(index)
        }
    }

    /// Takes the measure behind the ingredient, as in “2 garlic cloves”.
    mutating func takeTrailingMeasure() {
        guard measure == nil, amount != nil, nameWords.count > 1, let last = nameWords.last, let token = main[last], token.has(.measure)
        else {
            return
        }
        let before = nameWords.dropLast().compactMap { main[$0] }
        guard let noun = before.last(where: { !$0.hasAny([.adjective, .of, .or, .and]) }) else { return }
        guard token.has(.trailingMeasure) || words.arePair(token, noun, as: .name) else { return }
        measure = token.meaning.measure
        nameWords.removeLast()
        mark(last..<last + 1, .unused)
    }
}

// Measures and weights that other words decide.
extension LineParser {
    /// Replaces a measure that has another name with this ingredient, as “rama de apio”, which is a stalk.
    mutating func refineMeasure() {
        guard measure != nil, !measureTokens.isEmpty, let word = main[measureTokens.lowerBound] else { return }
        for index in nameWords {
            if let refined = words.refinement(word, of: main.tokens[index]) { measure = refined }
        }
    }

    /// Takes the weight at the beginning of the note, as in “, about 6 ounces each” or “de unos 200 g cada una”.
    mutating func readWeightOfRest(at end: Int) {
        guard quantity != nil, grams == nil, gramsOfEach == nil, measure?.grams == nil else { return }
        var index = end
        while let token = main[index], token.kind == .comma || token.hasAny([.of, .approximate, .each, .silent]) { index += 1 }
        guard let weight = main.metered(at: index), let ofAll = weight.grams else { return }
        let clause = main.tokens[weight.next...].prefix { $0.kind != .comma }
        let isOfEach = clause.contains { $0.has(.each) } || measure?.isContainer == true || main.has(.of, at: end)
        if isOfEach { gramsOfEach = ofAll } else if clause.allSatisfy({ $0.has(.total) }) { grams = ofAll }
    }
}

// Parentheses.
extension LineParser {
    /// Reads the weights in parentheses; everything else in them is a note.
    mutating func readGroups() {
        for group in groups {
            let reader = AmountReader(tokens: group.tokens, words: words)
            if quantity == nil, measure == nil, readAmount(in: reader) { continue }
            readWeight(in: reader, of: group)
            for id in group.ids { parts[id] = .note }
        }
    }

    /// Reads the only amount of a line from parentheses, as in “salt (1 tsp)”.
    private mutating func readAmount(in reader: AmountReader) -> Bool {
        let start = reader.afterApproximates(0)
        guard let range = reader.range(at: start) else { return false }
        guard let found = reader.measure(at: range.next) else {
            guard reader[range.next] == nil else { return false }
            (quantity, upper) = (range.lower, range.upper)
            return true
        }
        guard reader[found.next] == nil else { return false }
        (quantity, upper, measure) = (range.lower, range.upper, found.measure)
        return true
    }

    /// Takes a weight in parentheses.
    private mutating func readWeight(in reader: AmountReader, of group: Group) {
        let first = reader.has(.of, at: 0) ? 1 : 0
        var index = reader.afterApproximates(first)
        let isApproximate = index > first
        var weight: AmountReader.Metered?
        while let other = reader.metered(at: index) {
            if weight == nil, other.grams != nil { weight = other }
            index = other.next
            while let sign = reader[index], [.slash, .semicolon, .comma, .dash].contains(sign.kind) || sign.has(.or) { index += 1 }
        }
        guard let weight, let grams = weight.grams else { return }
        let isOfEach = reader.tokens.contains { $0.has(.each) }
        let isTotal = isApproximate || reader.tokens.contains { $0.has(.total) }
        let isOnlyWeight = reader.tokens[index...].allSatisfy { $0.hasAny([.each, .total, .of]) || !$0.isWord && $0.kind != .number }
        let isBeside = amount.map { $0.contains(group.index) || group.index == $0.upperBound } ?? false
        let isBesideNumber = amount != nil && group.index == numberEnd
        if isOfEach || !isTotal && (measure?.isContainer == true || isBesideNumber && measure == nil && !weight.isPlural) {
            if gramsOfEach == nil { gramsOfEach = grams }
        } else if self.grams == nil, measure?.grams == nil, isBeside || isOnlyWeight {
            self.grams = grams
        }
    }
}
