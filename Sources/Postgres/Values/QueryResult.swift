public import CLibpq

/// The rows of one statement, in libpq's own memory and PostgreSQL's binary format.
///
/// The rows are freed with the last reference. `decode`, `first` and `one` read them; only code that writes responses reads by position,
/// through `UnownedRows`.
///
/// `@unchecked Sendable`: libpq never changes a PGresult after returning it, and nothing here does.
@safe public final class QueryResult: @unchecked Sendable {
    @usableFromInline let raw: OpaquePointer

    /// The number of rows.
    public let rowCount: Int

    /// Takes ownership of a PGresult.
    init(owning raw: OpaquePointer) {
        unsafe self.raw = raw
        rowCount = unsafe Int(PQntuples(raw))
    }

    deinit { unsafe PQclear(raw) }

    /// The number of columns in each row.
    @inlinable public var columnCount: Int { unsafe Int(PQnfields(raw)) }

    /// The data type of a column.
    @inlinable public func columnType(_ column: Int) -> TypeOID {
        unsafe TypeOID(rawValue: PQftype(raw, Int32(truncatingIfNeeded: column)))
    }

    /// The name of a column; empty if there is no such column.
    public func columnName(_ column: Int) -> String {
        guard let name = unsafe PQfname(raw, Int32(truncatingIfNeeded: column)) else { return "" }
        return unsafe String(cString: name)
    }

    /// The number of rows that an INSERT, UPDATE, DELETE, MERGE or COPY affected; 0 for other statements.
    public var affectedRows: Int {
        guard let text = unsafe PQcmdTuples(raw) else { return 0 }
        return Int(unsafe String(cString: text)) ?? 0
    }
}
