import Postgres

/// What the check needs to know of a database's own catalog.
struct DatabaseCatalog {
    private struct DataType {
        let name: String
        let element: TypeOID?
        /// Neither built in nor an enum: its binary form is its own.
        let isOpaque: Bool
        var labels: Set<String> = []
    }

    private struct Attribute: Hashable {
        let table: UInt32
        let number: Int
    }

    private var types: [TypeOID: DataType] = [:]
    private var nullable: [Attribute: String] = [:]

    init(_ session: PostgresSession) throws(PostgresError) {
        let found = try session.query(
            """
            SELECT oid::bigint, format_type(oid, NULL), CASE WHEN typcategory = 'A' THEN typelem::bigint ELSE 0 END,
                oid >= 16384 AND typtype <> 'e' AND typcategory <> 'A'
            FROM pg_type
            """
        )
        for row in 0..<found.rowCount {
            guard let type = TypeOID(found.int8(row, 0)), let name = found.text(row, 1) else { continue }
            let element = TypeOID(found.int8(row, 2)).flatMap { $0 == .inferred ? nil : $0 }
            types[type] = DataType(name: Self.spoken(name), element: element, isOpaque: found.bool(row, 3) ?? false)
        }
        let labels = try session.query("SELECT enumtypid::bigint, enumlabel::text FROM pg_enum")
        for row in 0..<labels.rowCount {
            if let type = TypeOID(labels.int8(row, 0)), let label = labels.text(row, 1) { types[type]?.labels.insert(label) }
        }
        let columns = try session.query(
            """
            SELECT attrelid::bigint, attnum::bigint, attrelid::regclass || '.' || attname FROM pg_attribute
            JOIN pg_class ON pg_class.oid = attrelid AND relkind IN ('r', 'p')
            WHERE attnum > 0 AND NOT attnotnull AND NOT attisdropped
            """
        )
        for row in 0..<columns.rowCount {
            guard let table = columns.int8(row, 0), let number = columns.int8(row, 1) else { continue }
            nullable[Attribute(table: UInt32(truncatingIfNeeded: table), number: Int(number))] = columns.text(row, 2)
        }
    }

    /// The type's name as the planner's casts write it.
    func name(of type: TypeOID) -> String { types[type]?.name ?? "\(type.rawValue)" }

    /// The type of an array's elements; nil for other types.
    func element(of type: TypeOID) -> TypeOID? { types[type]?.element }

    /// Whether nothing is known of the type's binary form.
    func isOpaque(_ type: TypeOID) -> Bool { types[type]?.isOpaque ?? true }

    /// The labels of an enum; nil for other types.
    func labels(of type: TypeOID) -> Set<String>? { types[type].flatMap { $0.labels.isEmpty ? nil : $0.labels } }

    /// The name of a table's column when it may hold NULL.
    func nullableAttribute(table: UInt32, number: Int) -> String? { nullable[Attribute(table: table, number: number)] }

    private static func spoken(_ name: String) -> String {
        name == "timestamp with time zone" ? "timestamptz" : name
    }
}

extension TypeOID {
    fileprivate init?(_ number: Int64?) {
        guard let number else { return nil }
        self.init(rawValue: UInt32(truncatingIfNeeded: number))
    }
}
