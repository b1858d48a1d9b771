// The amount at the beginning of a line: “About 2 (14-ounce) cans of”, “1 cup plus 2 tablespoons”, “a handful of”.
extension LineParser {
    /// Reads an amount and returns the index after it, or nil if there is no amount.
    mutating func readAmount(at start: Int) -> Int? {
        var index = main.afterApproximates(start)
        if let next = readInexactAmount(at: index) {
            amount = start..<next
            return afterOf(next)
        }
        let beforeModifiers = index
        index = afterModifiers(index)
        guard let range = main.range(at: index) else { return readBareMeasure(at: beforeModifiers) }
        mark(beforeModifiers..<index, .note)
        (quantity, upper) = (range.lower, range.upper)
        numberEnd = range.next
        index = readSizes(at: afterAlternative(range.next), number: index..<range.next)
        if main.has(.of, at: index) { index = readSizes(at: main.nounStart(after: index) ?? index, number: nil) }
        if let next = readMeasure(at: index) {
            // “A 5cm piece” is one piece.
            if quantity == nil, !main.has(.plural, at: next - 1) { quantity = 1 }
            index = readAttachments(at: next)
        }
        if main.has(.each, at: index) {
            mark(index..<index + 1, .note)
            index += 1
        }
        amount = start..<index
        return afterOf(index)
    }

    /// Skips words such as “scant” before a number.
    private func afterModifiers(_ start: Int) -> Int {
        var index = start
        while main.has(.modifier, at: index) { index += 1 }
        return main[index]?.kind == .number ? index : start
    }

    /// Skips “or more” and “large or 2 small”, which are notes.
    private mutating func afterAlternative(_ start: Int) -> Int {
        var index = start
        while main.has(.size, at: index) { index += 1 }
        guard main.has(.or, at: index) else { return start }
        var end = index + 1
        if main.has(.more, at: end), main[end + 1] != nil {
            end += 1
        } else if index > start, let other = main.range(at: end) {
            end = other.next
            while main.has(.size, at: end) { end += 1 }
        } else {
            return start
        }
        mark(start..<end, .note)
        return end
    }

    /// Reads “a few sprigs of” and the like, which has no quantity.
    private mutating func readInexactAmount(at start: Int) -> Int? {
        var index = start
        if main.has(.article, at: index), main.has(.some, at: index + 1) { index += 1 }
        guard main.has(.some, at: index) else { return nil }
        while main.has(.some, at: index) { index += 1 }
        guard main[index] != nil else { return nil }
        if !main.has(.silent, at: start) { mark(start..<index, .note) }
        let next = main.has(.of, at: index) ? index + 1 : index
        numberEnd = next
        return readMeasure(at: next) ?? next
    }

    /// Reads “pinch of” or “large handful” without a number.
    private mutating func readBareMeasure(at start: Int) -> Int? {
        var index = start
        while let token = main[index], !token.has(.measure), token.hasAny([.size, .modifier, .adjective]) { index += 1 }
        guard let found = main.measure(at: index), main[found.next] != nil else { return nil }
        guard main.has(.of, at: found.next) || found.measure.isTakenByHand else { return nil }
        mark(start..<index, .note)
        take(found, from: index)
        quantity = found.isPlural ? nil : 1
        numberEnd = start
        let next = readAttachments(at: found.next)
        amount = start..<next
        return afterOf(next)
    }

    /// Reads sizes between the number and the measure: “x 400g”, “14-ounce”, “2-inch”.
    private mutating func readSizes(at start: Int, number: Swift.Range<Int>?) -> Int {
        var index = start
        var hasEach = false
        if let number, let next = main.length(at: index) {
            // The number is a length, as in “5cm piece”.
            (quantity, upper) = (nil, nil)
            mark(number.lowerBound..<next, .note)
            index = next
        }
        while true {
            let first = index
            while index < first + 3, main.hasAny([.size, .modifier, .preparation], at: index), !main.has(.measure, at: index) { index += 1 }
            if index > first {
                guard let number = main[index], number.kind == .number else { return first }
                mark(first..<index, .note)
            }
            var next = index
            if let sign = main[index], sign.kind == .times || sign.has(.times) || sign.kind == .dash || sign.kind == .slash { next += 1 }
            if let weight = main.metered(at: next), next > index || main[index]?.kind == .number {
                if main[index]?.kind == .slash, !hasEach { return index }
                if !hasEach { mark(next..<weight.next, .note) }
                hasEach = true
                if gramsOfEach == nil { gramsOfEach = weight.grams }
                index = weight.next
            } else if let range = main.range(at: next), let end = main.length(at: range.next) {
                mark((main[index]?.kind == .slash ? index : next)..<end, .note)
                index = end
            } else {
                let isTimes = main[index].map { $0.kind == .times || $0.has(.times) } ?? false
                return isTimes && main[next] != nil ? next : index
            }
        }
    }

    /// Reads a measure with words such as “heaping” or “large” before it.
    private mutating func readMeasure(at start: Int) -> Int? {
        var index = start
        if let dash = main[index], dash.kind == .dash, !dash.isSpaced { index += 1 }
        let first = index
        while index < first + 4, let token = main[index], main.measure(at: index) == nil {
            guard token.hasAny([.size, .modifier, .adjective, .adverb, .preparation]) || token.kind == .comma && index > first else {
                return nil
            }
            index += 1
        }
        guard let found = main.measure(at: index) else { return nil }
        mark(first..<index, .note)
        take(found, from: index)
        return found.next
    }

    private mutating func take(_ found: (measure: KitchenMeasure, isPlural: Bool, next: Int), from index: Int) {
        measure = found.measure
        measureTokens = index..<found.next
    }

    /// Returns the index after “of” and articles.
    private func afterOf(_ start: Int) -> Int {
        var index = start
        while let token = main[index], [.dash, .comma, .colon, .dot].contains(token.kind) { index += 1 }
        if main.has(.of, at: index), main[index + 1] != nil { index += 1 }
        return index
    }
}
