/// A writer that appends JSON to one byte array, without intermediate strings.
///
/// The caller writes the commas, because only the caller knows whether an item precedes.
public struct ResponseWriter: Sendable {
    /// The bytes written so far; callers truncate them to replace a value by null.
    public var bytes: [UInt8] = []

    /// Creates a writer with capacity for the expected number of bytes.
    @inlinable
    public init(capacity: Int = 0) {
        bytes.reserveCapacity(capacity)
    }

    /// The bytes written so far, as text.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Removes the bytes after a mark, which is an earlier value of `bytes.count`.
    @inlinable
    public mutating func truncate(to mark: Int) { bytes.removeSubrange(mark...) }

    /// Appends a range of other bytes.
    @inlinable
    public mutating func append(_ other: [UInt8], from start: Int, to end: Int) {
        appendUnescaped(other.span.extracting(start..<end))
    }

    /// Appends one byte.
    @inlinable
    public mutating func write(byte: UInt8) { bytes.append(byte) }

    /// Appends constant text unchanged.
    @inlinable
    public mutating func write(literal text: StaticString) {
        // Sound: the buffer belongs to a static string and is only read inside the closure.
        text.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
    }

    /// Appends text unchanged; it must already be JSON.
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
        // A 64-bit integer has at most 20 digits. The digits are written from the end, then copied in order.
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

    /// Appends an object's key and a colon; the name must not need escapes, which GraphQL names never do.
    @inlinable
    public mutating func write(key name: Span<UInt8>) {
        bytes.append(UInt8(ascii: "\""))
        appendUnescaped(name)
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
    }

    /// Appends a string with quotes.
    @inlinable
    public mutating func write(string: String) {
        write(string: string.utf8Span.span)
    }
}
