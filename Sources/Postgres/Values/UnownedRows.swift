public import CLibpq

/// The rows of a result without owning them: reading a value counts no references, which matters in a loop over thousands of values.
///
/// For code that knows the columns from a plan and writes responses; all other code decodes (`QueryResult.decode`). Rows and columns out of
/// range read like NULL: no bytes. Keep the `QueryResult` alive meanwhile (`withExtendedLifetime`).
@unsafe public struct UnownedRows: BitwiseCopyable {
    @usableFromInline let raw: OpaquePointer

    /// The number of rows.
    public let rowCount: Int

    /// Borrows the rows of a result.
    @inlinable public init(_ result: QueryResult) {
        unsafe raw = result.raw
        unsafe rowCount = result.rowCount
    }

    /// Whether the value is NULL.
    @inlinable public func isNull(_ row: Int, _ column: Int) -> Bool {
        unsafe PQgetisnull(raw, Int32(truncatingIfNeeded: row), Int32(truncatingIfNeeded: column)) != 0
    }

    /// The value's bytes; empty for NULL.
    @inlinable public func bytes(_ row: Int, _ column: Int) -> UnsafeRawBufferPointer {
        let row = Int32(truncatingIfNeeded: row)
        let column = Int32(truncatingIfNeeded: column)
        return unsafe UnsafeRawBufferPointer(start: PQgetvalue(raw, row, column), count: Int(PQgetlength(raw, row, column)))
    }

    /// A `bigint`; nil for NULL and for values of another width.
    @inlinable public func int8(_ row: Int, _ column: Int) -> Int64? {
        let bytes = unsafe bytes(row, column)
        guard bytes.count == 8 else { return nil }
        return unsafe Int64(bigEndian: bytes.loadUnaligned(as: Int64.self))
    }
}
