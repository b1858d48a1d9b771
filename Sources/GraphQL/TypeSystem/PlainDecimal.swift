/// The digits of a decimal number without an exponent: `1.25e2` becomes `125`.
struct PlainDecimal {
    let text: String

    /// The maximum number of digits, which no `Float` exceeds; without the limit, an exponent could need more digits than fit into memory.
    private static let maximumDigits = 400

    /// Removes the exponent of a number from JSON or from a document, digit by digit, so that nothing is rounded.
    ///
    /// Returns nil if the number has too many digits.
    init?(_ number: String) {
        let bytes = Array(number.utf8)
        let mark = bytes.firstIndex { $0 | 0x20 == UInt8(ascii: "e") } ?? bytes.endIndex
        let exponent = mark == bytes.endIndex ? 0 : Int(String(decoding: bytes[(mark + 1)...], as: UTF8.self))
        guard let exponent, (-Self.maximumDigits...Self.maximumDigits).contains(exponent) else { return nil }
        let isNegative = bytes.first == UInt8(ascii: "-")
        let mantissa = bytes[(isNegative ? 1 : 0)..<mark]
        let whole = mantissa.prefix { $0 != UInt8(ascii: ".") }
        var digits = Array(whole + mantissa.dropFirst(whole.count + 1))
        var point = whole.count + exponent
        if point < 1 {
            digits = Array(repeating: UInt8(ascii: "0"), count: 1 - point) + digits
            point = 1
        }
        if point > digits.count { digits += Array(repeating: UInt8(ascii: "0"), count: point - digits.count) }
        guard digits.count <= Self.maximumDigits else { return nil }
        let integer = digits[..<point].drop { $0 == UInt8(ascii: "0") }
        var text = isNegative ? "-" : ""
        text += integer.isEmpty ? "0" : String(decoding: integer, as: UTF8.self)
        if point < digits.count { text += "." + String(decoding: digits[point...], as: UTF8.self) }
        self.text = text
    }
}
