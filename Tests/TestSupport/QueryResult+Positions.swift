public import Postgres

// Access to single values by position, for tests. The program itself decodes rows by name. NULL and values of another width return nil.
extension QueryResult {
    /// Whether the value is NULL.
    public func isNull(_ row: Int, _ column: Int) -> Bool { unsafe UnownedRows(self).isNull(row, column) }

    /// The value's bytes, which are valid as long as this result.
    ///
    /// Empty for NULL.
    public func bytes(_ row: Int, _ column: Int) -> UnsafeRawBufferPointer { unsafe UnownedRows(self).bytes(row, column) }

    /// A `bigint`.
    public func int8(_ row: Int, _ column: Int) -> Int64? {
        fixedWidth(row, column, as: Int64.self).map { Int64(bigEndian: $0) }
    }

    /// An `integer`.
    public func int4(_ row: Int, _ column: Int) -> Int32? {
        fixedWidth(row, column, as: Int32.self).map { Int32(bigEndian: $0) }
    }

    /// A `smallint`.
    public func int2(_ row: Int, _ column: Int) -> Int16? {
        fixedWidth(row, column, as: Int16.self).map { Int16(bigEndian: $0) }
    }

    /// A `smallint`, `integer` or `bigint`, distinguished by its width.
    public func integer(_ row: Int, _ column: Int) -> Int? {
        int8(row, column).map { Int($0) } ?? int4(row, column).map { Int($0) } ?? int2(row, column).map { Int($0) }
    }

    /// A `boolean`.
    public func bool(_ row: Int, _ column: Int) -> Bool? {
        fixedWidth(row, column, as: UInt8.self).map { $0 != 0 }
    }

    /// A `double precision`.
    public func double(_ row: Int, _ column: Int) -> Double? {
        fixedWidth(row, column, as: UInt64.self).map { Double(bitPattern: UInt64(bigEndian: $0)) }
    }

    /// A `real`.
    public func float(_ row: Int, _ column: Int) -> Float? {
        fixedWidth(row, column, as: UInt32.self).map { Float(bitPattern: UInt32(bigEndian: $0)) }
    }

    /// A `text`, `varchar`, enum or other type with text as its binary format.
    public func text(_ row: Int, _ column: Int) -> String? {
        guard !isNull(row, column) else { return nil }
        return unsafe String(decoding: bytes(row, column), as: UTF8.self)
    }

    /// A `bytea`.
    public func byteArray(_ row: Int, _ column: Int) -> [UInt8]? {
        guard !isNull(row, column) else { return nil }
        return unsafe [UInt8](bytes(row, column))
    }

    private func fixedWidth<Value: FixedWidthInteger & BitwiseCopyable>(_ row: Int, _ column: Int, as type: Value.Type) -> Value? {
        let bytes = unsafe bytes(row, column)
        guard bytes.count == MemoryLayout<Value>.size, !isNull(row, column) else { return nil }
        return unsafe bytes.loadUnaligned(as: type)
    }
}
