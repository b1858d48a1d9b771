/// The encoded parameters of a batch's statements, in one growing byte array.
///
/// Adding a value appends bytes and allocates nothing once the buffer has grown to the size of the requests it serves. In binary format a
/// value must have exactly the type that the statement gives the parameter: write `$1::bigint` for `append(_: Int64)`.
public struct ParameterBuffer: Sendable {
    /// The place of one value in `bytes`, and its format.
    @usableFromInline struct Slot: BitwiseCopyable, Sendable {
        @usableFromInline var offset: Int32
        /// In bytes; −1 for NULL.
        @usableFromInline var length: Int32
        /// libpq's code: 0 text, 1 binary.
        @usableFromInline var format: Int32

        @inlinable init(offset: Int, length: Int, format: Int32) {
            self.offset = Int32(truncatingIfNeeded: offset)
            self.length = Int32(truncatingIfNeeded: length)
            self.format = format
        }
    }

    @usableFromInline var bytes: [UInt8] = []
    @usableFromInline var slots: [Slot] = []
    /// Whether a value in text format contains a NUL byte.
    ///
    /// libpq would silently cut the text at the NUL, so the batch is refused instead.
    @usableFromInline var hasInvalidText = false

    /// An empty buffer.
    public init() {}

    /// The number of values.
    @inlinable public var count: Int { slots.count }

    /// Removes the values and keeps the memory.
    @inlinable public mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        slots.removeAll(keepingCapacity: true)
        hasInvalidText = false
    }

    /// Appends the values of another buffer.
    mutating func append(_ other: ParameterBuffer) {
        let offset = Int32(truncatingIfNeeded: bytes.count)
        bytes.append(contentsOf: other.bytes)
        for var slot in other.slots {
            slot.offset += offset
            slots.append(slot)
        }
        hasInvalidText = hasInvalidText || other.hasInvalidText
    }

    /// NULL, of any type.
    @inlinable public mutating func appendNull() {
        slots.append(Slot(offset: bytes.count, length: -1, format: 1))
    }

    /// A `bigint`.
    @inlinable public mutating func append(_ value: Int64) { appendFixedWidth(UInt64(bitPattern: value)) }

    /// An `integer`.
    @inlinable public mutating func append(_ value: Int32) { appendFixedWidth(UInt32(bitPattern: value)) }

    /// A `smallint`.
    @inlinable public mutating func append(_ value: Int16) { appendFixedWidth(UInt16(bitPattern: value)) }

    /// A `boolean`.
    @inlinable public mutating func append(_ value: Bool) { appendFixedWidth(value ? 1 as UInt8 : 0) }

    /// A `double precision`.
    @inlinable public mutating func append(_ value: Double) { appendFixedWidth(value.bitPattern) }

    /// A `text`, `varchar` or enum label from a string.
    @inlinable public mutating func append(_ text: String) {
        let start = bytes.count
        bytes.append(contentsOf: text.utf8)
        slots.append(Slot(offset: start, length: bytes.count - start, format: 1))
    }

    /// A `text`, `varchar` or enum label from UTF-8 bytes.
    @inlinable public mutating func append(utf8 text: Span<UInt8>) {
        let start = bytes.count
        appendBytes(text)
        slots.append(Slot(offset: start, length: bytes.count - start, format: 1))
    }

    /// A `bytea`.
    @inlinable public mutating func append(bytea value: [UInt8]) { append(binary: value.span) }

    /// A value of any type in PostgreSQL's own binary form, such as a key from a result.
    @inlinable public mutating func append(binary value: Span<UInt8>) { append(utf8: value) }

    /// A `timestamptz` or `timestamp`, in microseconds since the beginning of the year 2000.
    @inlinable public mutating func append(microsecondsSince2000 value: Int64) { append(value) }

    /// A value of any type in the text form that PostgreSQL reads: numeric, dates, times, uuid, jsonb, cube and so on.
    @inlinable public mutating func append(literal text: String) {
        let start = bytes.count
        bytes.append(contentsOf: text.utf8)
        endLiteral(from: start)
    }

    /// A value of any type from the UTF-8 bytes of its text form.
    @inlinable public mutating func append(literalUTF8 text: Span<UInt8>) {
        let start = bytes.count
        appendBytes(text)
        endLiteral(from: start)
    }

    @inlinable mutating func endLiteral(from start: Int) {
        let length = bytes.count - start
        for index in start..<bytes.count where bytes[index] == 0 { hasInvalidText = true }
        bytes.append(0)
        slots.append(Slot(offset: start, length: length, format: 0))
    }

    @inlinable mutating func appendFixedWidth(_ value: some FixedWidthInteger & BitwiseCopyable) {
        let start = bytes.count
        appendBigEndian(value)
        slots.append(Slot(offset: start, length: bytes.count - start, format: 1))
    }

    @inlinable mutating func appendBigEndian(_ value: some FixedWidthInteger & BitwiseCopyable) {
        unsafe withUnsafeBytes(of: value.bigEndian) { unsafe bytes.append(contentsOf: $0) }
    }

    @inlinable mutating func appendBytes(_ source: Span<UInt8>) {
        unsafe source.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
    }
}
