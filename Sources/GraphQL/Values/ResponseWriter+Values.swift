extension ResponseWriter {
    /// Appends a number with the fewest digits that parse to the same number, in JavaScript's notation: `1`, `0.1`, `1e+21`.
    ///
    /// JSON has no infinities and no NaN, so they become `null`.
    public mutating func write(_ value: Double) {
        guard value.isFinite else { return writeNull() }
        if let integer = Int64(exactly: value), integer.magnitude < 1 << 53 { return write(integer) }
        let text = value.description
        // The standard library finds the shortest digits. Only its notation of large and small numbers differs from JavaScript's.
        guard text.utf8.contains(UInt8(ascii: "e")) || text.hasSuffix(".0") else { return write(verbatim: text) }
        if value < 0 { write(byte: UInt8(ascii: "-")) }
        let (digits, point) = Self.decimal(value.magnitude)
        switch point {
        case 1...21:
            for index in 0..<max(point, digits.count) {
                if index == point { write(byte: UInt8(ascii: ".")) }
                write(byte: index < digits.count ? digits[index] : UInt8(ascii: "0"))
            }
        case -5...0:
            write(literal: "0.")
            for _ in point..<0 { write(byte: UInt8(ascii: "0")) }
            bytes.append(contentsOf: digits)
        default:
            write(byte: digits[0])
            if digits.count > 1 {
                write(byte: UInt8(ascii: "."))
                bytes.append(contentsOf: digits[1...])
            }
            write(byte: UInt8(ascii: "e"))
            if point > 0 { write(byte: UInt8(ascii: "+")) }
            write(Int64(point - 1))
        }
    }

    /// Returns the shortest digits of a positive number and the position of the decimal point among them: 0.05 gives `5` and −1.
    private static func decimal(_ value: Double) -> (digits: [UInt8], point: Int) {
        let text = Array(value.description.utf8)
        let exponentMark = text.firstIndex(of: UInt8(ascii: "e")) ?? text.endIndex
        let exponent = text[exponentMark...].isEmpty ? 0 : Int(String(decoding: text[(exponentMark + 1)...], as: UTF8.self)) ?? 0
        let mantissa = text[..<exponentMark]
        let integerDigits = mantissa.firstIndex(of: UInt8(ascii: ".")) ?? mantissa.endIndex
        var digits = mantissa.filter { $0 != UInt8(ascii: ".") }
        var point = integerDigits + exponent
        while digits.count > 1, digits.last == UInt8(ascii: "0") { digits.removeLast() }
        while digits.count > 1, digits.first == UInt8(ascii: "0") {
            digits.removeFirst()
            point -= 1
        }
        return (digits, point)
    }

    /// Returns a number as text, in JavaScript's notation.
    static func text(of number: Double) -> String {
        var writer = ResponseWriter()
        writer.write(number)
        return writer.text
    }

    /// Appends any value.
    public mutating func write(_ value: Value) {
        switch value {
        case .null, .upload: writeNull()
        case .boolean(let value): write(value)
        case .int(let value): write(value)
        case .bigInteger(let digits): write(verbatim: digits)
        case .double(let value): write(value)
        case .string(let text), .enum(let text): write(string: text)
        case .list(let items):
            write(byte: UInt8(ascii: "["))
            for (index, item) in items.enumerated() {
                if index > 0 { write(byte: UInt8(ascii: ",")) }
                write(item)
            }
            write(byte: UInt8(ascii: "]"))
        case .object(let fields):
            write(byte: UInt8(ascii: "{"))
            for (index, field) in fields.enumerated() {
                if index > 0 { write(byte: UInt8(ascii: ",")) }
                write(string: field.name)
                write(byte: UInt8(ascii: ":"))
                write(field.value)
            }
            write(byte: UInt8(ascii: "}"))
        }
    }
}
