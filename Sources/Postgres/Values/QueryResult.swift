public import CLibpq

/// The rows one statement answered, in libpq's own memory and PostgreSQL's binary format.
///
/// Frees the rows when the last reference goes. `decode`, `first` and `one` read them; only what writes responses reads by position, by
/// `UnownedRows`.
///
/// `@unchecked Sendable`: libpq never changes a PGresult once it handed it out, and nothing here does.
@safe public final class QueryResult: @unchecked Sendable {
    @usableFromInline let raw: OpaquePointer

    /// How many rows there are.
    public let rowCount: Int

    /// Takes over a PGresult.
    init(owning raw: OpaquePointer) {
        unsafe self.raw = raw
        rowCount = unsafe Int(PQntuples(raw))
    }

    deinit { unsafe PQclear(raw) }

    /// How many columns each row has.
    @inlinable public var columnCount: Int { unsafe Int(PQnfields(raw)) }

    /// The data type of a column.
    @inlinable public func columnType(_ column: Int) -> TypeOID {
        unsafe TypeOID(rawValue: PQftype(raw, Int32(truncatingIfNeeded: column)))
    }

    /// The name of a column; empty where there is none.
    public func columnName(_ column: Int) -> String {
        guard let name = unsafe PQfname(raw, Int32(truncatingIfNeeded: column)) else { return "" }
        return unsafe String(cString: name)
    }

    /// How many rows an INSERT, UPDATE, DELETE, MERGE or COPY touched; 0 for others.
    public var affectedRows: Int {
        guard let text = unsafe PQcmdTuples(raw) else { return 0 }
        return Int(unsafe String(cString: text)) ?? 0
    }
}
