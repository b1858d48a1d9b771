public import CLibpq

// Readers of single values in binary format. A value of another width than the type's answers nil, as NULL does, so that a
// wrong column type shows up as a missing value and not as a read beyond the row.
extension QueryResult {
    /// A `bigint`.
    @inlinable public func int8(_ row: Int, _ column: Int) -> Int64? {
        fixedWidth(row, column, as: Int64.self).map { Int64(bigEndian: $0) }
    }

    /// An `integer`.
    @inlinable public func int4(_ row: Int, _ column: Int) -> Int32? {
        fixedWidth(row, column, as: Int32.self).map { Int32(bigEndian: $0) }
    }

    /// A `smallint`.
    @inlinable public func int2(_ row: Int, _ column: Int) -> Int16? {
        fixedWidth(row, column, as: Int16.self).map { Int16(bigEndian: $0) }
    }

    /// A `smallint`, `integer` or `bigint`, told apart by its width.
    @inlinable public func integer(_ row: Int, _ column: Int) -> Int? {
        switch bytesCount(row, column) {
        case 8: int8(row, column).map { Int($0) }
        case 4: int4(row, column).map { Int($0) }
        case 2: int2(row, column).map { Int($0) }
        default: nil
        }
    }

    /// A `boolean`.
    @inlinable public func bool(_ row: Int, _ column: Int) -> Bool? {
        fixedWidth(row, column, as: UInt8.self).map { $0 != 0 }
    }

    /// A `double precision`.
    @inlinable public func double(_ row: Int, _ column: Int) -> Double? {
        fixedWidth(row, column, as: UInt64.self).map { Double(bitPattern: UInt64(bigEndian: $0)) }
    }

    /// A `real`.
    @inlinable public func float(_ row: Int, _ column: Int) -> Float? {
        fixedWidth(row, column, as: UInt32.self).map { Float(bitPattern: UInt32(bigEndian: $0)) }
    }

    /// A `text`, `varchar`, enum or any other type whose binary format is its text.
    @inlinable public func text(_ row: Int, _ column: Int) -> String? {
        guard !isNull(row, column) else { return nil }
        return unsafe String(decoding: bytes(row, column), as: UTF8.self)
    }

    /// A `bytea`.
    public func byteArray(_ row: Int, _ column: Int) -> [UInt8]? {
        guard !isNull(row, column) else { return nil }
        return unsafe [UInt8](bytes(row, column))
    }

    @inlinable func bytesCount(_ row: Int, _ column: Int) -> Int {
        unsafe Int(PQgetlength(raw, Int32(truncatingIfNeeded: row), Int32(truncatingIfNeeded: column)))
    }

    @inlinable func fixedWidth<Value: FixedWidthInteger & BitwiseCopyable>(_ row: Int, _ column: Int, as type: Value.Type) -> Value? {
        let bytes = unsafe bytes(row, column)
        guard bytes.count == MemoryLayout<Value>.size, !isNull(row, column) else { return nil }
        return unsafe bytes.loadUnaligned(as: type)
    }
}
