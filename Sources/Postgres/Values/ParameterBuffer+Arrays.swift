// One-dimensional arrays in binary: number of dimensions, "has NULLs", element type, then length and lower bound of the dimension, then
// each element as length and bytes (array_recv in PostgreSQL's arrayfuncs.c).
extension ParameterBuffer {
    /// A `bigint[]`.
    @inlinable public mutating func append(_ values: some Collection<Int64>) {
        let start = beginArray(of: .int8, count: values.count)
        for value in values {
            appendBigEndian(8 as Int32)
            appendBigEndian(value)
        }
        slots.append(Slot(offset: start, length: bytes.count - start, format: 1))
    }

    /// A `text[]`.
    @inlinable public mutating func append(_ values: some Collection<String>) {
        let start = beginArray(of: .text, count: values.count)
        for value in values {
            appendBigEndian(Int32(truncatingIfNeeded: value.utf8.count))
            bytes.append(contentsOf: value.utf8)
        }
        slots.append(Slot(offset: start, length: bytes.count - start, format: 1))
    }

    /// An array of any type from its elements' text forms, such as enum labels or numerics.
    @inlinable public mutating func append(literalElements values: some Collection<String>) {
        let start = bytes.count
        bytes.append(UInt8(ascii: "{"))
        for value in values {
            if bytes.count > start + 1 { bytes.append(UInt8(ascii: ",")) }
            bytes.append(UInt8(ascii: "\""))
            for byte in value.utf8 {
                if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { bytes.append(UInt8(ascii: "\\")) }
                bytes.append(byte)
            }
            bytes.append(UInt8(ascii: "\""))
        }
        bytes.append(UInt8(ascii: "}"))
        endLiteral(from: start)
    }

    @inlinable mutating func beginArray(of element: TypeOID, count: Int) -> Int {
        let start = bytes.count
        appendBigEndian(count == 0 ? 0 : 1 as Int32)
        appendBigEndian(0 as Int32)
        appendBigEndian(element.rawValue)
        if count > 0 {
            appendBigEndian(Int32(truncatingIfNeeded: count))
            appendBigEndian(1 as Int32)
        }
        return start
    }
}
