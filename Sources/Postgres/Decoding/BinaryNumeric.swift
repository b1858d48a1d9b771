/// Reads `numeric` in binary: number of digits, weight, sign, scale, then digits in base 10,000, each a big-endian `UInt16`.
///
/// See `numeric_send` in PostgreSQL's numeric.c.
public enum BinaryNumeric {
    /// Appends the decimal text with the value's own scale.
    ///
    /// Appends nothing and returns false for NaN, infinity and malformed bytes.
    ///
    /// The text is also a valid JSON number.
    @inlinable
    public static func append(_ bytes: UnsafeRawBufferPointer, to output: inout [UInt8]) -> Bool {
        guard bytes.count >= 8 else { return false }
        let count = unsafe Int(word(bytes, 0))
        let weight = unsafe Int(Int16(bitPattern: word(bytes, 1)))
        let sign = unsafe word(bytes, 2)
        let scale = unsafe Int(word(bytes, 3))
        guard bytes.count == 8 + 2 * count, sign == 0 || sign == 0x4000 else { return false }
        if sign == 0x4000 { output.append(UInt8(ascii: "-")) }
        if weight < 0 {
            output.append(UInt8(ascii: "0"))
        } else {
            for index in 0...weight {
                let digit = unsafe index < count ? word(bytes, 4 + index) : 0
                appendDigits(digit, places: index == 0 ? significantPlaces(digit) : 4, to: &output)
            }
        }
        guard scale > 0 else { return true }
        output.append(UInt8(ascii: "."))
        var places = scale
        var index = weight + 1
        while places > 0 {
            let digit = unsafe index >= 0 && index < count ? word(bytes, 4 + index) : 0
            appendDigits(digit, places: 4, keeping: min(4, places), to: &output)
            places -= 4
            index += 1
        }
        return true
    }

    @inlinable
    static func word(_ bytes: UnsafeRawBufferPointer, _ index: Int) -> UInt16 {
        unsafe UInt16(bigEndian: bytes.loadUnaligned(fromByteOffset: 2 * index, as: UInt16.self))
    }

    @inlinable
    static func significantPlaces(_ digit: UInt16) -> Int { digit >= 1_000 ? 4 : digit >= 100 ? 3 : digit >= 10 ? 2 : 1 }

    /// Appends the first `keeping` of the last `places` decimal places.
    @inlinable
    static func appendDigits(_ digit: UInt16, places: Int, keeping: Int = 4, to output: inout [UInt8]) {
        var divisor: UInt16 = places == 4 ? 1_000 : places == 3 ? 100 : places == 2 ? 10 : 1
        for _ in 0..<min(places, keeping) {
            output.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit / divisor % 10))
            divisor /= 10
        }
    }
}
