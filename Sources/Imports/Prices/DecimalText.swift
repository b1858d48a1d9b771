/// A number as people type it, with a decimal point or comma and with or without signs of thousands: `2,5`, `1.234,50`, `1,234.50`.
enum DecimalText: Equatable {
    case number(Double)
    /// One sign before three digits: `1.234` is 1234 in some countries and 1.234 in others.
    case ambiguous
    case invalid

    init(_ text: Substring) {
        guard let last = text.last(where: { $0 == "." || $0 == "," }) else {
            self = Self.value(whole: String(text), decimals: "")
            return
        }
        let marks = text.filter { $0 == "." || $0 == "," }
        let parts = text.split(separator: last, omittingEmptySubsequences: false).map(String.init)
        if Set(marks).count == 2 {
            // The last sign is the decimal one, and the other one divides thousands: `1,234.50`.
            let other: Character = last == "." ? "," : "."
            self = parts.count == 2 ? Self.value(groups: parts[0], divided: other, decimals: parts[1]) : .invalid
        } else if marks.count > 1 {
            self = Self.value(groups: String(text), divided: last, decimals: "")
        } else if parts[1].count == 3, (1...3).contains(parts[0].count), parts[0].first != "0" {
            self = Self.value(whole: parts[0], decimals: parts[1]) == .invalid ? .invalid : .ambiguous
        } else {
            self = parts[1].isEmpty ? .invalid : Self.value(whole: parts[0].isEmpty ? "0" : parts[0], decimals: parts[1])
        }
    }

    private static func value(groups text: String, divided mark: Character, decimals: String) -> DecimalText {
        let groups = text.split(separator: mark, omittingEmptySubsequences: false)
        guard let first = groups.first, (1...3).contains(first.count), groups.dropFirst().allSatisfy({ $0.count == 3 }) else {
            return .invalid
        }
        return value(whole: groups.joined(), decimals: decimals)
    }

    private static func value(whole: String, decimals: String) -> DecimalText {
        guard !whole.isEmpty, (whole + decimals).allSatisfy({ $0.isASCII && $0.isNumber }) else { return .invalid }
        return Double("\(whole).\(decimals.isEmpty ? "0" : decimals)").map(DecimalText.number) ?? .invalid
    }
}
