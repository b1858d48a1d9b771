/// The value of a `Server-Timing` header: the time of each phase of a request that there was, in milliseconds.
///
/// Spec: https://www.w3.org/TR/server-timing/#the-server-timing-header-field
enum ServerTiming {
    /// Appends the value.
    static func write(_ times: borrowing PhaseTimes, _ isDocumentKnown: Bool, to bytes: inout [UInt8]) {
        append(isDocumentKnown ? "cache;desc=hit, read;dur=" : "read;dur=", times[.read], to: &bytes)
        if times[.parse] > 0 { append(", parse;dur=", times[.parse], to: &bytes) }
        if times[.validate] > 0 { append(", validate;dur=", times[.validate], to: &bytes) }
        if times[.plan] > 0 { append(", plan;dur=", times[.plan], to: &bytes) }
        if times[.database] > 0 { append(", db;dur=", times[.database], to: &bytes) }
        if times[.write] > 0 { append(", write;dur=", times[.write], to: &bytes) }
        append(", total;dur=", times.total, to: &bytes)
    }

    private static func append(_ name: StaticString, _ nanoseconds: UInt64, to bytes: inout [UInt8]) {
        // Sound: the buffer belongs to a static string and is only read inside the closure.
        name.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
        // Written from the end, then appended at once.
        var digits = InlineArray<24, UInt8>(repeating: 0)
        var rest = nanoseconds / 1_000
        var start = digits.count
        repeat {
            start -= 1
            if start == digits.count - 4 {
                digits[start] = UInt8(ascii: ".")
            } else {
                digits[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
                rest /= 10
            }
        } while rest > 0 || start > digits.count - 5
        // Sound: the buffer is the local array's memory, only read inside the closure.
        unsafe digits.span.extracting(start..<digits.count).withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
    }
}
