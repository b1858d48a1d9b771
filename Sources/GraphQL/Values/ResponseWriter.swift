/// JSON as it grows: bytes at the end of one array, written without intermediate strings.
///
/// Commas are the caller's business: it knows whether something came before.
public struct ResponseWriter: Sendable {
    /// What has been written; whoever nulls a position cuts it back.
    public var bytes: [UInt8] = []

    /// Makes a writer with room for an expected number of bytes.
    @inlinable
    public init(capacity: Int = 0) {
        bytes.reserveCapacity(capacity)
    }

    /// What has been written, as text.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Takes back what was written behind a mark, `bytes.count` of an earlier time.
    @inlinable
    public mutating func truncate(to mark: Int) { bytes.removeSubrange(mark...) }

    /// Appends a part of other bytes.
    @inlinable
    public mutating func append(_ other: [UInt8], from start: Int, to end: Int) {
        appendUnescaped(other.span.extracting(start..<end))
    }

    /// Appends one byte.
    @inlinable
    public mutating func write(byte: UInt8) { bytes.append(byte) }

    /// Appends a constant text as it is.
    @inlinable
    public mutating func write(literal text: StaticString) {
        // Sound: the buffer belongs to a static string and is only read inside the closure.
        text.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
    }

    /// Appends a text as it is, which must be JSON already.
    @inlinable
    public mutating func write(verbatim text: String) { bytes.append(contentsOf: text.utf8) }

    /// Appends `null`.
    @inlinable
    public mutating func writeNull() { write(literal: "null") }

    /// Appends `true` or `false`.
    @inlinable
    public mutating func write(_ value: Bool) {
        if value { write(literal: "true") } else { write(literal: "false") }
    }

    /// Appends an integer.
    @inlinable
    public mutating func write(_ value: Int64) {
        var magnitude = value.magnitude
        if value < 0 { bytes.append(UInt8(ascii: "-")) }
        if magnitude < 10 { return bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: magnitude)) }
        // 20 digits are the most that 64 bits have; written from the end, then moved over at once.
        var digits: InlineArray<20, UInt8> = .init(repeating: 0)
        var start = 20
        while magnitude > 0 {
            let (rest, digit) = magnitude.quotientAndRemainder(dividingBy: 10)
            start -= 1
            digits[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)
            magnitude = rest
        }
        for index in start..<20 { bytes.append(digits[index]) }
    }

    /// Appends an object's key with its colon; the name must need no escapes, as GraphQL's names do not.
    @inlinable
    public mutating func write(key name: Span<UInt8>) {
        bytes.append(UInt8(ascii: "\""))
        appendUnescaped(name)
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
    }

    /// Appends a string with its quotes.
    @inlinable
    public mutating func write(string: String) {
        write(string: string.utf8Span.span)
    }
}
