// Limits, which become filters: “under $50”, “menos de 30 minutos”, “30 minute meals”.
extension Parser {
    /// Takes a limit.
    mutating func takeLimit() -> Bool {
        guard let (parts, end) = limit(at: index) else { return false }
        let start = index
        for part in parts {
            index = start
            add(part, to: end)
        }
        return true
    }

    /// A number with its unit.
    private struct Measured {
        var value: Double
        /// The end of a range, such as 30 in “20-30 minutes”.
        var upper: Double?
        var unit: Unit?
        var end: Int
    }

    /// The limit at a position, with its end: the limits of a range, or an amount if nothing can be filtered by its unit.
    func limit(at start: Int) -> (parts: [SearchPart], end: Int)? {
        var place = start
        var bound: SearchLimit.Bound?
        switch lexemes[start].kind {
        case .less: (bound, place) = (.atMost, start + 1)
        case .greater: (bound, place) = (.atLeast, start + 1)
        case .word:
            if LimitWords.between.contains(keyword(start)) { return range(at: start) }
            if let (meaning, count) = LimitWords.before.match(lexemes, at: start) { (bound, place) = (meaning, start + count) }
        default: return nil
        }
        guard let measured = measured(at: place, isLimited: bound != nil) else { return nil }
        var end = measured.end
        if let (meaning, count) = LimitWords.after.match(lexemes, at: end) { (bound, end) = (meaning, end + count) }
        return limits(measured, bound, start..<end)
    }

    private func limits(_ measured: Measured, _ bound: SearchLimit.Bound?, _ range: Range<Int>) -> (parts: [SearchPart], end: Int)? {
        // A number alone is no limit, and an amount alone is taken as such.
        guard bound != nil || measured.unit != nil && measured.unit != .amount else { return nil }
        if measured.unit == .amount || measured.unit == nil && LimitWords.nutrients.contains(keyword(range.upperBound)) {
            let end = endOfNutrient(range.upperBound)
            return ([.amount(SearchAmount(text(of: range.lowerBound..<end)))], end)
        }
        let measure = measured.unit.map { $0.measure ?? .unspecified } ?? .unspecified
        let factor = if case .time(let minutes)? = measured.unit { minutes } else { 1.0 }
        let text = text(of: range)
        func limit(_ bound: SearchLimit.Bound, _ value: Double) -> SearchPart {
            .limit(SearchLimit(measure, bound, value * factor, text: text))
        }
        guard let upper = measured.upper else { return ([limit(bound ?? .atMost, measured.value)], range.upperBound) }
        // A shorter or lighter meal than in “20-30 minutes” is welcome, but a cheaper thing than in “$20-$50” is not.
        if measure == .price, bound == nil { return ([limit(.atLeast, measured.value), limit(.atMost, upper)], range.upperBound) }
        return ([limit(bound ?? .atMost, upper)], range.upperBound)
    }

    /// “between 20 and 50”.
    private func range(at start: Int) -> (parts: [SearchPart], end: Int)? {
        guard let lower = measured(at: start + 1, isLimited: true), LimitWords.and.contains(keyword(lower.end)),
            let upper = measured(at: lower.end + 1, isLimited: true)
        else { return nil }
        var (least, most) = (lower, upper)
        least.unit = lower.unit ?? upper.unit
        most.unit = upper.unit ?? lower.unit
        let range = start..<upper.end
        guard let first = limits(least, .atLeast, range), let second = limits(most, .atMost, range) else { return nil }
        return (least.unit == .amount ? second.parts : first.parts + second.parts, second.end)
    }

    /// The number at a position with its unit; nil without one, or if the number is a part of a word.
    ///
    /// `isLimited` is true behind “under” and the like: “an hour” alone is no limit.
    private func measured(at place: Int, isLimited: Bool) -> Measured? {
        guard place < lexemes.count, !lexemes[place].isExcluded, lexemes[place].kind == .word else { return nil }
        guard let number = lexemes[place].number else { return measuredInWords(at: place, isLimited: isLimited) }
        var measured = Measured(value: number.value, end: place + 1)
        if !number.unit.isEmpty {
            guard let unit = Unit.named[number.unit] else { return nil }
            measured.unit = unit
        }
        if measured.end < lexemes.count, lexemes[measured.end].isJoined, let upper = lexemes[measured.end].number {
            measured.upper = upper.value
            if !upper.unit.isEmpty {
                guard let unit = Unit.named[upper.unit] else { return nil }
                measured.unit = unit
            }
            measured.end += 1
        }
        if measured.unit == nil {
            if measured.end < lexemes.count, !lexemes[measured.end].isExcluded, let unit = Unit.named[keyword(measured.end)] {
                measured.unit = unit
                measured.end += 1
            } else if measured.end < lexemes.count, lexemes[measured.end].isJoined {
                return nil
            }
        }
        addMinutes(to: &measured)
        return measured
    }

    /// “1 hour 30 minutes”.
    private func addMinutes(to measured: inout Measured) {
        guard measured.unit == .time(minutes: 60), measured.end < lexemes.count, let number = lexemes[measured.end].number else { return }
        let isWithUnit = Unit.named[number.unit] == .time(minutes: 1)
        guard isWithUnit || number.unit.isEmpty && Unit.named[keyword(measured.end + 1)] == .time(minutes: 1) else { return }
        measured.value = measured.value * 60 + number.value
        measured.unit = .time(minutes: 1)
        measured.end += isWithUnit ? 1 : 2
    }

    /// “half an hour”, “thirty minutes”.
    private func measuredInWords(at place: Int, isLimited: Bool) -> Measured? {
        guard let value = Unit.numbers[keyword(place)] else { return nil }
        let isArticle = Unit.articles.contains(keyword(place))
        let end = !isArticle && Unit.articles.contains(keyword(place + 1)) ? place + 2 : place + 1
        guard let unit = Unit.named[keyword(end)], unit != .amount, isLimited || !isArticle, !lexemes[end].isExcluded else { return nil }
        return Measured(value: value, unit: unit, end: end + 1)
    }

    /// The end of an amount of a nutrient: “5 g of sugar”.
    private func endOfNutrient(_ end: Int) -> Int {
        var place = LimitWords.of.contains(keyword(end)) ? end + 1 : end
        guard LimitWords.nutrients.contains(keyword(place)), !lexemes[place].isExcluded else { return end }
        while LimitWords.nutrients.contains(keyword(place)), !lexemes[place].isExcluded { place += 1 }
        return place
    }
}
