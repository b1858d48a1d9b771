import CLibpq

// Reads rows as Swift values, by name and type: `struct Owner: Decodable { let id: Int64; let passwordHash: String? }` reads the columns
// `id` and `password_hash`. A type that is not a structure, such as `Int64` or an enum of texts, reads rows of one column.
extension QueryResult {
    /// All rows.
    ///
    /// - Parameter type: The type to read each row as.
    /// - Returns: A value for each row.
    /// - Throws: `.row` if a column does not match the type: missing, NULL or of another type.
    public func decode<Row: Decodable>(_ type: Row.Type) throws(PostgresError) -> [Row] {
        let decoder = RowDecoder(self, as: type)
        var rows: [Row] = []
        rows.reserveCapacity(rowCount)
        for row in 0..<rowCount { rows.append(try decoder.read(type, row: row)) }
        return rows
    }

    /// The first row, if any.
    public func first<Row: Decodable>(_ type: Row.Type) throws(PostgresError) -> Row? {
        guard rowCount > 0 else { return nil }
        return try RowDecoder(self, as: type).read(type, row: 0)
    }

    /// The row of a statement that always returns one.
    public func one<Row: Decodable>(_ type: Row.Type) throws(PostgresError) -> Row {
        guard let row = try first(type) else {
            throw .row(RowError(problem: .noRow, row: "\(type)", column: "", type: nil, wanted: ""))
        }
        return row
    }

    /// Whether a column belongs to a property: `passwordHash` is `password_hash`, `accountID` is `account_id`.
    func isColumn(_ column: Int, ofProperty property: String) -> Bool {
        guard var byte = unsafe PQfname(raw, Int32(truncatingIfNeeded: column)) else { return false }
        var isInsideCapitals = true
        for letter in property.utf8 {
            let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter)
            if isCapital && !isInsideCapitals {
                guard unsafe UInt8(bitPattern: byte.pointee) == UInt8(ascii: "_") else { return false }
                unsafe byte += 1
            }
            isInsideCapitals = isCapital
            guard unsafe UInt8(bitPattern: byte.pointee) == (isCapital ? letter | 0x20 : letter) else { return false }
            unsafe byte += 1
        }
        return unsafe byte.pointee == 0
    }
}
