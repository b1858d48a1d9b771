/// Reads numbers, ranges and measures from tokens.
struct AmountReader {
    let tokens: [LineToken]
    let words: LineWords

    subscript(index: Int) -> LineToken? { index < tokens.count ? tokens[index] : nil }

    func has(_ role: LineWords.Roles, at index: Int) -> Bool { index < tokens.count && tokens[index].has(role) }
    func hasAny(_ roles: LineWords.Roles, at index: Int) -> Bool { index < tokens.count && tokens[index].hasAny(roles) }
    func isKind(_ kind: LineToken.Kind, at index: Int) -> Bool { index < tokens.count && tokens[index].kind == kind }

    /// Whether the tokens at two indices are a pair with a use.
    func arePair(_ first: Int, _ second: Int, as use: LineWords.PairUse) -> Bool {
        guard has(.paired, at: first), second < tokens.count else { return false }
        return words.arePair(tokens[first], tokens[second], as: use)
    }

    /// A number and the index after it.
    struct Number {
        var value: Double
        var next: Int
    }

    /// One number or both ends of a range, and the index after them.
    struct Range {
        var lower: Double
        var upper: Double?
        var next: Int
    }

    /// A number with a weight or a volume, and the index after them.
    struct Metered {
        var range: Range
        var measure: KitchenMeasure
        var isPlural: Bool
        var next: Int

        var grams: Double? { measure.grams.map { $0 * range.lower } }
    }
}

// Ranges and measures.
extension AmountReader {
    /// Reads “2”, “2-3”, “2 to 3”, “2 or 3” or “between 2 and 3”.
    func range(at index: Int) -> Range? {
        if has(.between, at: index), let first = number(at: index + 1), has(.and, at: first.next) || has(.to, at: first.next),
            let second = number(at: first.next + 1), second.value > first.value
        {
            return Range(lower: first.value, upper: second.value, next: second.next)
        }
        guard let first = number(at: index) else { return nil }
        guard let start = rangeNumber(after: first.next), let second = number(at: start), second.value > first.value,
            !isCountOfContainers(first, second, dash: first.next)
        else { return Range(lower: first.value, upper: nil, next: first.next) }
        return Range(lower: first.value, upper: second.value, next: second.next)
    }

    /// Returns the index after “to”, “or”, a dash or a slash.
    private func rangeNumber(after index: Int) -> Int? {
        guard let sign = self[index], let next = self[index + 1] else { return nil }
        if sign.kind == .dash {
            guard has(.to, at: index + 1) else { return index + 1 }
            return isKind(.dash, at: index + 2) ? index + 3 : index + 2
        }
        if sign.kind == .slash { return next.isWhole && !next.isSpaced && !sign.isSpaced ? index + 1 : nil }
        guard sign.hasAny([.to, .or]) else { return nil }
        return next.kind == .number || next.has(.number) ? index + 1 : nil
    }

    /// Whether a dash separates a number of containers from their size, as in “1 - 14 oz can”.
    private func isCountOfContainers(_ first: Number, _ second: Number, dash: Int) -> Bool {
        guard let sign = self[dash], sign.kind == .dash, sign.isSpaced, second.value >= 5 * first.value,
            let size = measure(at: second.next),
            size.measure.isMetered, let container = measure(at: size.next)
        else { return false }
        return container.measure.isContainer
    }

    /// Reads the names of a measure, such as “fluid ounces”.
    func measure(at index: Int) -> (measure: KitchenMeasure, isPlural: Bool, next: Int)? {
        guard let token = self[index], token.isWord else { return nil }
        if token.has(.fluid) {
            let next = afterDot(index + 1)
            guard self[next]?.meaning.measure == .ounce else { return nil }
            return (.fluidOunce, has(.plural, at: next), afterDot(next + 1))
        }
        guard token.has(.measure), let measure = token.meaning.measure else { return nil }
        let next = afterDot(index + 1)
        let isPlural = token.has(.plural)
        if arePair(index, has(.of, at: next) ? next + 1 : next, as: .compound) { return nil }
        if measure == .ounce, has(.fluid, at: next) { return (.fluidOunce, isPlural, next + 1) }
        if has(.measureQualifier, at: next), !has(.of, at: next) {
            return (qualified(measure, by: next), isPlural, next + 1)
        }
        if [.tablespoon, .teaspoon].contains(measure), has(.of, at: next), has(.measureQualifier, at: next + 1), has(.of, at: next + 2) {
            return (qualified(measure, by: next + 1), isPlural, next + 2)
        }
        return (measure, isPlural, next)
    }

    /// Returns the measure that a word such as “postre” makes of a spoon.
    private func qualified(_ measure: KitchenMeasure, by index: Int) -> KitchenMeasure {
        guard measure == .tablespoon, let spoon = self[index]?.meaning.measure else { return measure }
        return spoon
    }

    /// Skips the point of an abbreviation.
    private func afterDot(_ index: Int) -> Int {
        guard let dot = self[index], dot.kind == .dot, !dot.isSpaced else { return index }
        return index + 1
    }

    /// Reads a weight or a volume, such as “14-ounce”, “400 g” or “about 2 cups”.
    func metered(at start: Int) -> Metered? {
        guard let range = range(at: start) else { return nil }
        var index = range.next
        if let dash = self[index], dash.kind == .dash, !dash.isSpaced { index += 1 }
        guard let measure = measure(at: index), measure.measure.isMetered else { return nil }
        return Metered(range: range, measure: measure.measure, isPlural: measure.isPlural, next: measure.next)
    }

    /// Returns the index after approximate words.
    func afterApproximates(_ start: Int) -> Int {
        var index = start
        while let token = self[index], token.has(.approximate), !token.has(.some) || self[index + 1]?.kind == .number {
            index += 1
            while isKind(.dot, at: index) { index += 1 }
            if has(.of, at: index) || has(.to, at: index) { index += 1 }
        }
        return index
    }

    /// Reads a unit of length with an optional hyphen, and words such as “thick” after it.
    func length(at start: Int) -> Int? {
        var index = start
        var isJoined = self[index]?.isSpaced == false
        if let dash = self[index], dash.kind == .dash, !dash.isSpaced {
            index += 1
            isJoined = true
        }
        guard let token = self[index], token.has(.length) else { return nil }
        // “in” is also a preposition.
        if token.has(.preposition), !isJoined, !isKind(.dot, at: index + 1), !has(.measure, at: index + 1) { return nil }
        index = afterDot(index + 1)
        while let next = self[index],
            next.hasAny([.modifier, .size]) || next.kind == .dash && !next.isSpaced && has(.modifier, at: index + 1)
        {
            index += 1
        }
        return index
    }
}
