// Numbers of several tokens, such as “1 1/2”, “two and a half” or “half a dozen”.
extension AmountReader {
    func number(at index: Int) -> Number? {
        guard let token = self[index] else { return nil }
        if token.kind == .number {
            let number = Number(value: value(of: token, before: index + 1), next: index + 1)
            return dozens(token.isWhole ? mixed(number) : number)
        }
        guard token.isWord else { return nil }
        if token.has(.half) { return half(at: index) }
        if token.has(.quarter), let next = nounStart(after: index + 1), measure(at: next) != nil { return Number(value: 0.25, next: next) }
        if token.has(.article) { return article(at: index) }
        if token.has(.number) {
            if has(.quarter, at: index + 1) {
                return Number(value: token.meaning.number / 4, next: nounStart(after: index + 2) ?? index + 2)
            }
            return dozens(mixedWord(Number(value: token.meaning.number, next: index + 1)))
        }
        return token.has(.dozen) ? Number(value: 12, next: index + 1) : nil
    }

    /// Returns a number's value.
    ///
    /// No recipe needs a ton, so “1.500 kg” is one and a half.
    private func value(of token: LineToken, before index: Int) -> Double {
        guard token.isGrouped, let measure = measure(at: index)?.measure, measure == .kilogram || measure == .liter else {
            return token.value
        }
        return token.value / 1000
    }

    /// Adds a fraction behind a whole number.
    ///
    /// “10 3/4-inch slices” are ten slices.
    private func mixed(_ number: Number) -> Number {
        guard let fraction = fraction(at: number.next) else { return number }
        if self[number.next]?.isSpaced == true, isKind(.dash, at: fraction.next), length(at: fraction.next) != nil { return number }
        return Number(value: number.value + fraction.value, next: fraction.next)
    }

    /// Adds a fraction behind a number word.
    ///
    /// “Two ¼-ounce packets” are two packets.
    private func mixedWord(_ number: Number) -> Number {
        if let next = self[number.next], next.isFraction, isKind(.dash, at: number.next + 1) { return number }
        return mixed(number)
    }

    /// Reads “1/2”, “-1/2”, “and 1/2” or “and a half” behind a whole number.
    func fraction(at index: Int) -> Number? {
        guard let token = self[index] else { return nil }
        if token.isFraction { return token.value < 1 ? Number(value: token.value, next: index + 1) : nil }
        if token.kind == .dash, !token.isSpaced, let next = self[index + 1], next.isFraction, !next.isSpaced, next.value < 1 {
            return Number(value: next.value, next: index + 2)
        }
        guard token.has(.and), !token.has(.plus), let next = self[index + 1] else { return nil }
        if next.isFraction, next.value < 1 { return Number(value: next.value, next: index + 2) }
        let start = next.has(.article) && !next.has(.half) ? index + 2 : index + 1
        if has(.half, at: start) { return Number(value: 0.5, next: start + 1) }
        if has(.quarter, at: start) { return Number(value: 0.25, next: start + 1) }
        if let count = self[start], count.has(.number), has(.quarter, at: start + 1) {
            return Number(value: count.meaning.number / 4, next: start + 2)
        }
        return nil
    }

    private func dozens(_ number: Number) -> Number {
        has(.dozen, at: number.next) ? Number(value: number.value * 12, next: number.next + 1) : number
    }

    /// Reads “half”, “half a”, “half of a” or “half a dozen”; nil for “half and half”.
    private func half(at index: Int) -> Number? {
        guard let next = self[index + 1], !next.has(.and) else { return nil }
        if next.has(.dozen) { return Number(value: 6, next: index + 2) }
        guard let start = nounStart(after: index + 1) else { return nil }
        return has(.dozen, at: start) ? Number(value: 6, next: start + 1) : Number(value: 0.5, next: start)
    }

    /// Returns the index after “of”, “a” or “of a”; nil if nothing follows.
    func nounStart(after index: Int) -> Int? {
        var index = index
        if has(.of, at: index) { index += 1 }
        if let token = self[index], token.has(.number), token.meaning.number == 1 { index += 1 }
        return self[index] == nil ? nil : index
    }

    /// Reads “a”, “a half”, “a dozen”, “a couple of” or “a quarter of a”; nil for “a few” and the like.
    private func article(at index: Int) -> Number? {
        guard let next = self[index + 1], next.isWord || next.kind == .number else { return nil }
        if next.has(.some) { return nil }
        if next.has(.half) { return half(at: index + 1) }
        if next.has(.dozen) { return Number(value: 12, next: index + 2) }
        if next.has(.quarter), let start = nounStart(after: index + 2) { return Number(value: 0.25, next: start) }
        if next.has(.number), !next.has(.article) { return number(at: index + 1) }
        return mixedWord(Number(value: 1, next: index + 1))
    }
}
