import CLibpq

extension QueryResult {
    /// Splits the rows into separate results by their last column, a `bigint` with the number of the part, from 1.
    ///
    /// Rows keep their order and all their columns.
    ///
    /// - Parameter count: The number of parts; some may have no rows.
    /// - Returns: The parts, in the order of their numbers.
    /// - Throws: `PostgresError.protocol` if a row names no such part or memory runs out.
    package func parts(_ count: Int) throws(PostgresError) -> [QueryResult] {
        let columns = columnCount
        var copies: [OpaquePointer] = unsafe []
        let isWhole = withExtendedLifetime(self) {
            for _ in 0..<count {
                guard let copy = unsafe PQcopyResult(raw, PG_COPYRES_ATTRS) else { return false }
                unsafe copies.append(copy)
            }
            let rows = unsafe UnownedRows(self)
            return (0..<rowCount).allSatisfy { row in
                guard let place = unsafe rows.int8(row, columns - 1), (1...Int64(count)).contains(place) else { return false }
                let copy = unsafe copies[Int(place) - 1]
                let target = unsafe PQntuples(copy)
                return (0..<Int32(columns)).allSatisfy { column in
                    let isNull = unsafe PQgetisnull(raw, Int32(row), column) != 0
                    let length = unsafe isNull ? -1 : PQgetlength(raw, Int32(row), column)
                    return unsafe PQsetvalue(copy, target, column, PQgetvalue(raw, Int32(row), column), length) != 0
                }
            }
        }
        let parts = unsafe copies.map { unsafe QueryResult(owning: $0) }
        guard isWhole else { throw .protocol("a row belongs to none of \(count) parts") }
        return parts
    }
}
