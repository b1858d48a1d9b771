extension [UInt8] {
    /// Appends a constant text.
    @inline(__always)
    mutating func append(_ text: StaticString) {
        // Sound: a static string's bytes live as long as the program.
        unsafe append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Appends a non-negative number in decimal.
    mutating func append(decimal number: Int) {
        if number >= 10 { append(decimal: number / 10) }
        append(UInt8(ascii: "0") + UInt8(number % 10))
    }

    /// Appends a number below 100 with two digits.
    mutating func append(twoDigits number: Int) {
        append(UInt8(ascii: "0") + UInt8(number / 10))
        append(UInt8(ascii: "0") + UInt8(number % 10))
    }

    /// Appends the bytes of a span.
    mutating func append(_ bytes: Span<UInt8>) {
        // Sound: the closure reads within the span's bounds and lifetime.
        unsafe bytes.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
    }
}
