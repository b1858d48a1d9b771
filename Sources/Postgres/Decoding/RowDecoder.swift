/// Reads rows of one result as Swift values: each property from the column of its name, if the column's type fits.
///
/// One decoder serves all rows of a result, so that names are looked up once. The property `passwordHash` is the column `password_hash`,
/// and `accountID` is the column `account_id`. A property that is a structure itself takes its columns from the same row.
final class RowDecoder: Decoder {
    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]

    /// A column that was looked up.
    private struct Lookup {
        let name: String
        let column: Int
        let type: TypeOID
    }

    private let result: QueryResult
    private let rowType: any Any.Type
    private var row = 0
    /// In the order of the lookups, which is the same in every row.
    private var lookups: [Lookup] = []
    /// The index of the most recent lookup.
    private var latest = -1

    /// Reads rows of a result as values of a type.
    init(_ result: QueryResult, as rowType: any Any.Type) {
        self.result = result
        self.rowType = rowType
    }

    /// Reads one row.
    func read<Row: Decodable>(_ type: Row.Type, row: Int) throws(PostgresError) -> Row {
        self.row = row
        latest = -1
        do {
            return try withExtendedLifetime(result) { try Row(from: self) }
        } catch let error as PostgresError {
            throw error
        } catch {
            // A type that decodes itself, such as an enum, does not know the value.
            throw self.error(.unknownValue, lookups.indices.contains(latest) ? lookups[latest] : nil, Row.self)
        }
    }

    // MARK: Columns

    /// Reads the column of a property.
    func value<Value: ColumnValue>(_ type: Value.Type, named name: String) throws -> Value {
        let lookup = try lookup(name, type)
        do throws(Misfit) {
            let rows = unsafe UnownedRows(result)
            guard unsafe !rows.isNull(row, lookup.column) else { throw .null }
            return try unsafe Value.read(rows.bytes(row, lookup.column), of: lookup.type)
        } catch {
            throw self.error(RowError.Problem(error), lookup, type)
        }
    }

    /// Reads the column of a property as a type that decodes itself, such as an enum.
    func decode<Value: Decodable>(_ type: Value.Type, named name: String) throws -> Value {
        if let known = type as? any ColumnValue.Type, let value = try self.value(known, named: name) as? Value { return value }
        do {
            return try Value(from: ValueDecoder(row: self, name: name))
        } catch let error as PostgresError {
            throw error
        } catch {
            throw self.error(.unknownValue, try lookup(name, type), type)
        }
    }

    /// Whether the column of a property is NULL.
    func isNull(_ name: String) throws -> Bool {
        unsafe UnownedRows(result).isNull(row, try lookup(name, nil).column)
    }

    private func lookup(_ name: String, _ type: (any Any.Type)?) throws(PostgresError) -> Lookup {
        // A decoder checks a property for NULL before it reads the value.
        if lookups.indices.contains(latest), lookups[latest].name == name { return lookups[latest] }
        latest += 1
        if latest < lookups.count, lookups[latest].name == name { return lookups[latest] }
        if let index = lookups.firstIndex(where: { $0.name == name }) {
            latest = index
            return lookups[index]
        }
        let lookup = try search(name, type)
        latest = lookups.count
        lookups.append(lookup)
        return lookup
    }

    private func search(_ name: String, _ type: (any Any.Type)?) throws(PostgresError) -> Lookup {
        // The only value of a row, which belongs to no property, has no name.
        if name.isEmpty {
            guard result.columnCount == 1 else { throw error(.notOneColumn, nil, type) }
            return Lookup(name: name, column: 0, type: result.columnType(0))
        }
        var found: Int?
        for column in 0..<result.columnCount where result.isColumn(column, ofProperty: name) {
            guard found == nil else {
                throw error(.repeatedColumn, Lookup(name: name, column: column, type: result.columnType(column)), type)
            }
            found = column
        }
        guard let found else { throw error(.missingColumn, Lookup(name: name, column: -1, type: .inferred), type) }
        return Lookup(name: name, column: found, type: result.columnType(found))
    }

    // MARK: Errors

    private func error(_ problem: RowError.Problem, _ lookup: Lookup?, _ wanted: (any Any.Type)?) -> PostgresError {
        let column = lookup.map { $0.column < 0 ? $0.name : result.columnName($0.column) } ?? ""
        let type = lookup.flatMap { $0.column < 0 ? nil : $0.type }
        return .row(RowError(problem: problem, row: "\(rowType)", column: column, type: type, wanted: wanted.map { "\($0)" } ?? "a value"))
    }

    /// The error for a type that no column can be read as.
    func unreadable(_ name: String, _ type: any Any.Type) throws -> PostgresError {
        error(.wrongType, try lookup(name, type), type)
    }

    // MARK: Decoder

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(RowContainer(row: self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw try unreadable("", rowType) }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { ValueDecoder(row: self, name: "") }
}

extension RowError.Problem {
    fileprivate init(_ misfit: Misfit) {
        self =
            switch misfit {
            case .null: .null
            case .wrongType: .wrongType
            case .outOfRange: .outOfRange
            case .unknownValue: .unknownValue
            }
    }
}
