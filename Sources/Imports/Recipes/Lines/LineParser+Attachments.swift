// Further amounts behind the measure: “2 tbsp to 3 tbsp”, “200g/7oz”, “1 cup plus 2 tablespoons”, “28-ounce can”.
extension LineParser {
    /// Reads the attachments and returns the index after them.
    mutating func readAttachments(at start: Int) -> Int {
        var index = start
        while let token = main[index], let next = readAttachment(token, at: index), next > index { index = next }
        return index
    }

    private mutating func readAttachment(_ token: LineToken, at index: Int) -> Int? {
        if let next = readHalf(at: index) ?? readUpper(at: index) { return next }
        if let found = main.measure(at: index) { return readSecondMeasure(found, at: index) }
        if token.kind == .slash, let other = main.metered(at: index + 1) {
            restate(other)
            return afterUpper(other)
        }
        if token.kind == .slash, let range = main.range(at: index + 1), measure?.isMetered == true { return range.next }
        if token.kind == .number, let next = readLength(at: index) { return next }
        if token.kind == .number, let other = main.metered(at: index) {
            if !add(other, isSum: false) { restate(other) }
            return other.next
        }
        if token.hasAny([.plus, .and]) || token.kind == .plus { return readSum(at: index, plus: index) }
        if token.kind == .comma, main.has(.plus, at: index + 1) { return readSum(at: index, plus: index + 1) }
        if token.has(.or), measure?.isContainer == true, let other = main.measure(at: index + 1), other.measure.isContainer {
            mark(index..<other.next, .note)
            return other.next
        }
        if token.has(.or), let other = main.metered(at: index + 1), isFollowedByName(other.next) {
            restate(other)
            mark(index..<other.next, .note)
            return other.next
        }
        if main.arePair(index, index + 1, as: .filling) {
            mark(index..<index + 2, .note)
            return index + 2
        }
        if token.has(.of), measure?.isContainer == true, let weight = main.metered(at: main.afterApproximates(index + 1)) {
            gramsOfEach = gramsOfEach ?? weight.grams
            mark(index..<weight.next, .note)
            return weight.next
        }
        if token.has(.or), let next = afterMore(index + 1) {
            mark(index..<next, .note)
            return next
        }
        if token.has(.each) || words.adjectivesFollow && token.hasAny([.modifier, .size]) {
            mark(index..<index + 1, .note)
            return index + 1
        }
        return nil
    }

    /// Returns the index after “more” of “1 cup or more”, or after “two” of “a pinch or two of”.
    private func afterMore(_ index: Int) -> Int? {
        guard let token = main[index], let next = main[index + 1], next.isWord else { return nil }
        if token.has(.more), !token.has(.to), next.has(.of) || !next.has(.comment) { return index + 1 }
        return token.has(.number) && next.has(.of) ? index + 1 : nil
    }

    /// Skips the upper end of a range that restates the amount, as in “/4oz-6oz”.
    private func afterUpper(_ other: AmountReader.Metered) -> Int {
        guard main.isKind(.dash, at: other.next), let upper = main.metered(at: other.next + 1) else { return other.next }
        return upper.next
    }

    /// Reads a form behind the measure, such as “1-inch chunks”.
    private mutating func readLength(at index: Int) -> Int? {
        guard let range = main.range(at: index), var end = main.length(at: range.next) else { return nil }
        if let form = main.measure(at: end), !form.measure.isMetered, main[form.next] != nil { end = form.next }
        mark(index..<end, .note)
        return end
    }

    /// Reads “and a half” behind the measure, as in “taza y media”.
    private mutating func readHalf(at index: Int) -> Int? {
        guard main.has(.and, at: index), let fraction = main.fraction(at: index), let value = quantity else { return nil }
        guard value == Double(Int(value)), upper == nil, main.measure(at: fraction.next) == nil else { return nil }
        quantity = value + fraction.value
        return fraction.next
    }

    /// Reads the upper end of a range whose ends both have the measure.
    private mutating func readUpper(at index: Int) -> Int? {
        guard let measure, let quantity, upper == nil, let sign = main[index], sign.kind == .dash || sign.hasAny([.to, .or]),
            let other = main.metered(at: index + 1)
        else { return nil }
        if other.measure == measure, other.range.lower > quantity {
            upper = other.range.lower
            return other.next
        }
        guard sign.kind != .dash, !sign.has(.or) || isFollowedByName(other.next) else { return nil }
        mark(index..<other.next, .note)
        return other.next
    }

    /// Reads a second measure: the container of “28-ounce can”, or the repeated unit of “2 tsp teaspoons”.
    private mutating func readSecondMeasure(_ found: (measure: KitchenMeasure, isPlural: Bool, next: Int), at index: Int) -> Int? {
        if found.measure == measure { return found.next }
        guard found.measure.isContainer || found.measure.isLump, measure?.isMetered == true, main[found.next] != nil else { return nil }
        mark(index..<found.next, .note)
        return found.next
    }

    /// Reads “plus 2 tablespoons” before the name.
    private mutating func readSum(at index: Int, plus: Int) -> Int? {
        guard let other = main.metered(at: plus + 1), isFollowedByName(other.next) else { return nil }
        if !add(other, isSum: true) { mark(plus..<other.next, .note) }
        return isComma(other.next) ? other.next + 1 : other.next
    }

    /// Adds an amount of the same system and kind.
    ///
    /// Without “plus”, only a smaller unit is added, as in “2 lb 4 oz”.
    private mutating func add(_ other: AmountReader.Metered, isSum: Bool) -> Bool {
        guard let measure, let quantity, let share = measure.count(in: other.measure), measure.isMetric == other.measure.isMetric else {
            return false
        }
        guard isSum || share < 1 else { return false }
        self.quantity = quantity + other.range.lower * share
        upper = upper.map { $0 + other.range.lower * share }
        return true
    }

    /// Takes the weight of an amount that restates the first.
    private mutating func restate(_ other: AmountReader.Metered) {
        guard measure?.grams == nil, grams == nil else { return }
        grams = other.grams
    }

    private func isComma(_ index: Int) -> Bool { main.isKind(.comma, at: index) }

    /// Whether a word that can begin a name follows an amount.
    private func isFollowedByName(_ index: Int) -> Bool {
        guard let token = main[isComma(index) ? index + 1 : index] else { return false }
        return token.isWord && !token.hasAny([.comment, .each, .plus, .or, .to])
    }
}
