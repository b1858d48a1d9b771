/// Reads `timestamptz`, `timestamp` and `date` in binary, which are microseconds or days since the beginning of the year 2000, and `time`,
/// microseconds since midnight.
public enum BinaryTimestamp {
    /// Appends `2025-01-31T23:59:59.125Z`, always with milliseconds, as clients compare texts; finer fractions are truncated.
    ///
    /// Appends nothing and returns false for infinity, years outside 0001 to 9999 and malformed bytes. Format: RFC 3339.
    @inlinable
    public static func append(_ bytes: UnsafeRawBufferPointer, to output: inout [UInt8]) -> Bool {
        guard bytes.count == 8 else { return false }
        return append(microsecondsSince2000: unsafe Int64(bigEndian: bytes.loadUnaligned(as: Int64.self)), to: &output)
    }

    /// Appends `2025-01-31` from a `date`; appends nothing and returns false in the same cases as `append`.
    @inlinable
    public static func appendDate(_ bytes: UnsafeRawBufferPointer, to output: inout [UInt8]) -> Bool {
        guard bytes.count == 4 else { return false }
        return append(daysSince2000: unsafe Int(Int32(bigEndian: bytes.loadUnaligned(as: Int32.self))), to: &output)
    }

    /// Appends `23:59:59` from a `time`; fractions of a second are truncated.
    ///
    /// Appends nothing and returns false for `24:00:00`, which PostgreSQL allows besides `00:00:00`, and for malformed bytes.
    public static func appendTime(_ bytes: UnsafeRawBufferPointer, to output: inout [UInt8]) -> Bool {
        guard bytes.count == 8 else { return false }
        let microseconds = unsafe Int64(bigEndian: bytes.loadUnaligned(as: Int64.self))
        guard microseconds >= 0, microseconds < 86_400_000_000 else { return false }
        append(secondsOfDay: Int(microseconds / 1_000_000), to: &output)
        return true
    }

    @usableFromInline
    static func append(microsecondsSince2000 value: Int64, to output: inout [UInt8]) -> Bool {
        let day: Int64 = 86_400_000_000
        // Rounded down, so that the remainder is never negative.
        let days = value >= 0 ? value / day : -((-(value + 1)) / day) - 1
        guard value > .min, append(daysSince2000: Int(days), to: &output) else { return false }
        let microseconds = Int(value - days * day)
        output.append(UInt8(ascii: "T"))
        append(secondsOfDay: microseconds / 1_000_000, to: &output)
        output.append(UInt8(ascii: "."))
        append(microseconds / 1_000 % 1_000, places: 3, to: &output)
        output.append(UInt8(ascii: "Z"))
        return true
    }

    private static func append(secondsOfDay seconds: Int, to output: inout [UInt8]) {
        append(seconds / 3_600, places: 2, to: &output)
        output.append(UInt8(ascii: ":"))
        append(seconds / 60 % 60, places: 2, to: &output)
        output.append(UInt8(ascii: ":"))
        append(seconds % 60, places: 2, to: &output)
    }

    @usableFromInline
    static func append(daysSince2000 value: Int, to output: inout [UInt8]) -> Bool {
        // Days since 1 March of year 0. Counted from March, leap days end years and centuries, and 400 years repeat after 146,097 days.
        let days = value + 730_425
        // 1 January of year 1 is 306 days after 1 March of year 0.
        guard days >= 306, days < 146_097 * 25 else { return false }
        let era = days / 146_097
        let dayOfEra = days % 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        // Beginning in March, months have 31, 30, 31, 30, 31 days, twice: 153 days in five months.
        let month = (5 * dayOfYear + 2) / 153
        let dayOfMonth = dayOfYear - (153 * month + 2) / 5 + 1
        let year = era * 400 + yearOfEra + (month >= 10 ? 1 : 0)
        guard year <= 9_999 else { return false }
        append(year, places: 4, to: &output)
        output.append(UInt8(ascii: "-"))
        append(month >= 10 ? month - 9 : month + 3, places: 2, to: &output)
        output.append(UInt8(ascii: "-"))
        append(dayOfMonth, places: 2, to: &output)
        return true
    }

    private static func append(_ value: Int, places: Int, to output: inout [UInt8]) {
        var divisor = 1
        for _ in 1..<places { divisor *= 10 }
        while divisor > 0 {
            output.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value / divisor % 10))
            divisor /= 10
        }
    }
}
