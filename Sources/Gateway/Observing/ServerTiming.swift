import Engine

/// Writes the value of a `Server-Timing` header: the time of each phase of a request in milliseconds.
///
/// Phases that did not run are omitted; `read` and `total` are always present.
///
/// Spec: https://www.w3.org/TR/server-timing/#the-server-timing-header-field
enum ServerTiming {
    /// A capacity larger than any value of the header.
    private static let room = 400

    /// Appends the value.
    static func write(_ times: borrowing PhaseTimes, _ isDocumentKnown: Bool, to bytes: inout [UInt8]) {
        let times = copy times
        // Appends everything at once: growing the array for each part would cost more than writing its digits.
        bytes.append(addingCapacity: room) { (text: inout OutputSpan<UInt8>) in
            text.append(isDocumentKnown ? "cache;desc=hit, read;dur=" : "read;dur=", times[.read])
            if times[.parse] > 0 { text.append(", parse;dur=", times[.parse]) }
            if times[.validate] > 0 { text.append(", validate;dur=", times[.validate]) }
            if times[.plan] > 0 { text.append(", plan;dur=", times[.plan]) }
            if times[.database] > 0 { text.append(", db;dur=", times[.database]) }
            if times[.write] > 0 { text.append(", write;dur=", times[.write]) }
            text.append(", total;dur=", times.total)
        }
    }
}

extension OutputSpan<UInt8> {
    /// Appends a name and a time in milliseconds with three decimals.
    fileprivate mutating func append(_ name: StaticString, _ nanoseconds: UInt64) {
        // Sound: a static string's bytes live as long as the program, and the slice traps if they do not fit.
        unsafe withUnsafeMutableBufferPointer { text, count in
            let place = unsafe text[count..<count + name.utf8CodeUnitCount]
            _ = unsafe place.update(fromContentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
            count += name.utf8CodeUnitCount
        }
        let (milliseconds, microseconds) = (nanoseconds / 1_000).quotientAndRemainder(dividingBy: 1_000)
        append(decimal: milliseconds)
        append(UInt8(ascii: "."))
        append(digit: microseconds / 100)
        append(digit: microseconds / 10 % 10)
        append(digit: microseconds % 10)
    }

    private mutating func append(decimal number: UInt64) {
        if number >= 10 { append(decimal: number / 10) }
        append(digit: number % 10)
    }

    private mutating func append(digit: UInt64) {
        append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
    }
}
