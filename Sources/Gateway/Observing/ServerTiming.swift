import HTTP

/// Writes the times of a request's phases as a `Server-Timing` header.
///
/// Spec: https://www.w3.org/TR/server-timing/#the-server-timing-header-field
struct ServerTiming {
    /// Kept, so that a header allocates nothing.
    private var bytes: [UInt8] = []

    /// Adds the header to a response: milliseconds for each phase that there was.
    mutating func addHeader(for times: PhaseTimes, isDocumentKnown: Bool, to exchange: HTTPExchange) {
        write(times, isDocumentKnown: isDocumentKnown)
        exchange.addHeader("Server-Timing", bytes.span)
    }

    /// The header's value.
    mutating func value(for times: PhaseTimes, isDocumentKnown: Bool) -> String {
        write(times, isDocumentKnown: isDocumentKnown)
        return String(decoding: bytes, as: UTF8.self)
    }

    private mutating func write(_ times: PhaseTimes, isDocumentKnown: Bool) {
        bytes.removeAll(keepingCapacity: true)
        if isDocumentKnown { append("cache;desc=hit, ") }
        append("read;dur=", times[.read])
        if times[.parse] > 0 { append(", parse;dur=", times[.parse]) }
        if times[.validate] > 0 { append(", validate;dur=", times[.validate]) }
        if times[.plan] > 0 { append(", plan;dur=", times[.plan]) }
        if times[.database] > 0 { append(", db;dur=", times[.database]) }
        if times[.write] > 0 { append(", write;dur=", times[.write]) }
        append(", total;dur=", times.total)
    }

    private mutating func append(_ name: StaticString, _ nanoseconds: UInt64) {
        append(name)
        let microseconds = nanoseconds / 1_000
        append(decimal: microseconds / 1_000)
        let fraction = microseconds % 1_000
        bytes.append(UInt8(ascii: "."))
        bytes.append(UInt8(ascii: "0") + UInt8(fraction / 100))
        bytes.append(UInt8(ascii: "0") + UInt8(fraction / 10 % 10))
        bytes.append(UInt8(ascii: "0") + UInt8(fraction % 10))
    }

    private mutating func append(_ text: StaticString) {
        // Sound: the buffer belongs to a static string and is only read inside the closure.
        text.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
    }

    private mutating func append(decimal number: UInt64) {
        if number >= 10 { append(decimal: number / 10) }
        bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
    }
}
