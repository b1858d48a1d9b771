/// Decimal numbers as integers of a small unit (hundredths, thousandths), so that all arithmetic is exact and the same everywhere.
enum FixedPoint {
    /// Parses `12`, `0.5` or `.25` as an integer with `digits` decimals; nil if the text is no such number or has more decimals.
    static func parse(_ text: Substring, digits: Int) -> Int? {
        let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let whole = parts.first, !text.isEmpty, text.utf8.allSatisfy({ $0 == UInt8(ascii: ".") || isDigit($0) }) else { return nil }
        let fraction = parts.count > 1 ? parts[1] : ""
        guard fraction.utf8.count <= digits, whole.utf8.count <= 9, !(whole.isEmpty && fraction.isEmpty) else { return nil }
        return Int(String(whole + fraction) + String(repeating: "0", count: digits - fraction.utf8.count))
    }

    /// Formats an integer with `digits` decimals as a decimal number.
    static func text(_ value: Int, digits: Int) -> String {
        let figures = String(value.magnitude)
        let padded = String(repeating: "0", count: max(0, digits + 1 - figures.utf8.count)) + figures
        return (value < 0 ? "-" : "") + padded.dropLast(digits) + "." + padded.suffix(digits)
    }

    /// Divides and rounds half up, like PostgreSQL's `round(numeric)` does for numbers that are not negative.
    static func rounded(_ dividend: Int, by divisor: Int) -> Int { (dividend + divisor / 2) / divisor }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}
