import GraphQL
import JSON

// Numbers. Nearly all are short, and can be converted exactly without the standard library.
extension JSONReader {
    mutating func number(in bytes: Span<UInt8>) throws(JSONError) -> Value {
        let start = index
        let isNegative = bytes[index] == UInt8(ascii: "-")
        if isNegative { index += 1 }
        var digits = Digits()
        let first = index
        readDigits(&digits, in: bytes)
        guard index > first else { throw expected("a digit", in: bytes) }
        if index > first + 1, bytes[first] == UInt8(ascii: "0") {
            throw JSONError(.syntax, "a number has a leading zero", at: first, of: bytes)
        }
        let hasPoint = index < bytes.count && bytes[index] == UInt8(ascii: ".")
        if hasPoint {
            index += 1
            let fraction = index
            readDigits(&digits, in: bytes)
            guard index > fraction else { throw expected("a digit", in: bytes) }
            digits.exponent = fraction - index
        }
        let hasExponent = index < bytes.count && bytes[index] | 0x20 == UInt8(ascii: "e")
        if hasExponent { try readExponent(&digits, in: bytes) }
        let text = bytes.extracting(start..<index)
        guard hasPoint || hasExponent else {
            // 18 digits always fit into 64 bits. The standard library converts longer numbers.
            if digits.count <= 18 { return .int(isNegative ? -Int64(digits.value) : Int64(digits.value)) }
            let text = Self.text(ofNumber: text)
            return Int64(text).map(Value.int) ?? .bigInteger(text)
        }
        if let number = digits.number { return .double(isNegative ? -number : number) }
        let number = Double(Self.text(ofNumber: text)) ?? .infinity
        guard number.isFinite else {
            note(.numberOutOfRange)
            return .null
        }
        return .double(number)
    }

    /// The digits of a number while they are read.
    private struct Digits {
        /// The number of digits, including leading zeros.
        var count = 0
        /// The value of the digits; valid only for up to 18 digits, which always fit.
        var value: UInt64 = 0
        /// The power of ten to multiply the value by.
        var exponent = 0

        /// The number; nil if the standard library must round it.
        ///
        /// Values up to 2^53 and powers of ten up to 10^22 are both exact, so a single multiplication or division rounds only once.
        var number: Double? {
            guard count <= 18, value <= 1 << 53, -22...22 ~= exponent else { return nil }
            return exponent < 0 ? Double(value) / Self.powers[-exponent] : Double(value) * Self.powers[exponent]
        }

        private static let powers: [Double] = [
            1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
        ]
    }

    private mutating func readDigits(_ digits: inout Digits, in bytes: Span<UInt8>) {
        let start = index
        while index < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index]) {
            // An overflowed value is not used.
            digits.value = digits.value &* 10 &+ UInt64(bytes[index] - UInt8(ascii: "0"))
            index += 1
        }
        digits.count += index - start
    }

    private mutating func readExponent(_ digits: inout Digits, in bytes: Span<UInt8>) throws(JSONError) {
        index += 1
        var isNegative = false
        if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
            isNegative = bytes[index] == UInt8(ascii: "-")
            index += 1
        }
        let start = index
        var exponent = 0
        while index < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index]) {
            exponent = min(exponent * 10 + Int(bytes[index] - UInt8(ascii: "0")), 100_000)
            index += 1
        }
        guard index > start else { throw expected("a digit", in: bytes) }
        digits.exponent += isNegative ? -exponent : exponent
    }

    private static func text(ofNumber bytes: Span<UInt8>) -> String {
        // Sound: the buffer is the span's memory, copied inside the closure.
        unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
    }
}
