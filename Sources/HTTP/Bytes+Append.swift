extension [UInt8] {
    /// Appends a constant text.
    @inline(__always)
    mutating func append(_ text: StaticString) {
        // Sound: a static string's bytes live as long as the program.
        unsafe append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Appends a number that is not negative, in decimal.
    mutating func append(decimal number: Int) {
        var digits = InlineArray<20, UInt8>(repeating: 0)
        var rest = UInt(number)
        var start = 20
        repeat {
            start -= 1
            digits[start] = UInt8(ascii: "0") + UInt8(rest % 10)
            rest /= 10
        } while rest > 0
        for index in start..<20 { append(digits[index]) }
    }

    /// Appends a number below 100 with two digits.
    mutating func append(twoDigits number: Int) {
        append(UInt8(ascii: "0") + UInt8(number / 10))
        append(UInt8(ascii: "0") + UInt8(number % 10))
    }

    /// Appends what a span lends.
    mutating func append(_ bytes: Span<UInt8>) {
        // Sound: the closure reads within the span's bounds and time.
        unsafe bytes.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
    }
}
