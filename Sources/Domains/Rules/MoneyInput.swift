import Engine

/// The rounding of an amount of money to whole minor units.
enum MoneyRounding {
    case up, down
}

extension UserErrors {
    /// Reads an optional `Decimal` of at least zero as minor units, without losing a digit.
    ///
    /// Adds an error if it is out of range. Exactly one minor unit is added for further digits if the amount is rounded up.
    mutating func moneyInMinorUnits(_ input: MutationInput, _ field: String, upTo most: Int64, rounded rounding: MoneyRounding) -> Int64? {
        guard let text = input.text(field) else { return nil }
        guard let amount = MinorUnits(text), amount.isWithin(most) else {
            add(.outOfRange, .between(0, Int(most)), field)
            return nil
        }
        return rounding == .up && amount.hasRest ? amount.whole + 1 : amount.whole
    }
}

/// The minor units of a `Decimal` of at least zero.
private struct MinorUnits {
    /// The amount without the digits after the second decimal.
    let whole: Int64
    /// Whether any of these digits is not zero.
    let hasRest: Bool

    /// Nil if the text is a negative number or too large.
    init?(_ text: String) {
        let unsigned = text.drop { $0 == "+" || $0 == "-" }
        let parts = unsigned.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let decimals = parts.count > 1 ? parts[1] : ""
        let isZero = unsigned.allSatisfy { $0 == "0" || $0 == "." }
        // Leading zeros do not count, and 15 digits always fit.
        let digits = (parts.first ?? "").drop { $0 == "0" }
        guard isZero || !text.hasPrefix("-"), digits.count <= 15 else { return nil }
        let cents = String(decimals.prefix(2)).padded(to: 2)
        guard let units = Int64(digits.isEmpty ? "0" : digits), let cents = Int64(cents) else { return nil }
        whole = units * 100 + cents
        hasRest = decimals.dropFirst(2).contains { $0 != "0" }
    }

    /// Whether the amount is at most a number of major units.
    func isWithin(_ most: Int64) -> Bool { whole < most * 100 || whole == most * 100 && !hasRest }
}

extension String {
    /// The digits followed by zeros, up to a length.
    fileprivate func padded(to length: Int) -> String { self + String(repeating: "0", count: max(0, length - count)) }
}
