// Amounts, which are ignored: “500g beef”, “200 gramos de arroz”, “a cup of rice”.
extension Parser {
    /// Takes an amount with its unit.
    mutating func takeAmount() -> Bool {
        guard let (amount, end) = amount(at: index) else { return false }
        add(.amount(amount), to: end)
        return true
    }

    /// The amount at a position, with its end; nil without one.
    func amount(at start: Int) -> (SearchAmount, end: Int)? {
        guard let number = lexemes[start].number else { return amountInWords(at: start) }
        // “0 eggs” excludes eggs.
        if keyword(start) == "0" { return nil }
        // “talla 38” is a size.
        if start > 0, number.unit.isEmpty, LimitWords.numbered.contains(keyword(start - 1)) { return nil }
        var end = start + 1
        if number.unit.isEmpty {
            // “2-3 eggs”.
            while end < lexemes.count, lexemes[end].isJoined, lexemes[end].number?.unit.isEmpty == true { end += 1 }
            let isUnit = Unit.named[keyword(end)] == .amount && isBesideWords(end + 1)
            // “7-up” is a name.
            if end < lexemes.count, lexemes[end].isJoined, !isUnit { return nil }
            guard isUnit else { return (SearchAmount(text(of: start..<end), isNumber: true), end) }
            end += 1
        } else {
            // “7up” is a name.
            guard Unit.named[number.unit] == .amount else { return nil }
        }
        end = endOfPreposition(end)
        return (SearchAmount(text(of: start..<end)), end)
    }

    /// An amount such as “a cup of” or “two cups”.
    private func amountInWords(at start: Int) -> (SearchAmount, end: Int)? {
        guard Unit.numbers[keyword(start)] != nil else { return nil }
        var unit = start + 1
        // “half a cup”.
        if Unit.articles.contains(keyword(unit)) { unit += 1 }
        guard Unit.named[keyword(unit)] == .amount, !lexemes[unit].isExcluded, isBesideWords(unit + 1) else { return nil }
        let end = endOfPreposition(unit + 1)
        // “a can opener” is no amount.
        if unit == start + 1, Unit.articles.contains(keyword(start)), end == unit + 1 { return nil }
        return (SearchAmount(text(of: start..<end)), end)
    }

    /// The end of an amount with “of”, if words follow it.
    private func endOfPreposition(_ end: Int) -> Int {
        LimitWords.of.contains(keyword(end)) && end + 1 < lexemes.count && lexemes[end + 1].isItem ? end + 1 : end
    }

    /// Whether a search has words besides an amount that ends at a position: in “2 cups” the unit is a word.
    private func isBesideWords(_ end: Int) -> Bool {
        if hasWanted { return true }
        let next = LimitWords.of.contains(keyword(end)) ? end + 1 : end
        return next < lexemes.count && lexemes[next].isItem
    }
}
