import Postgres

/// The parts of a database's system catalog that the check needs.
struct DatabaseCatalog {
    private struct DataType: Decodable {
        let number: Int64
        let name: String
        /// The type number of an array's elements, or nil for other types.
        let element: Int64?
        /// Whether the type is neither built in nor an enum or an array, so its binary format is unknown.
        let isOpaque: Bool
    }

    private struct Label: Decodable {
        let type: Int64
        let label: String
    }

    private struct NullableColumn: Decodable {
        let table: Int64
        let number: Int
        let name: String
    }

    private struct Attribute: Hashable {
        let table: UInt32
        let number: Int
    }

    private var types: [TypeOID: DataType] = [:]
    private var labels: [TypeOID: Set<String>] = [:]
    private var nullable: [Attribute: String] = [:]

    init(_ session: PostgresSession) throws(PostgresError) {
        let found = try session.query(
            """
            SELECT oid::bigint AS number, format_type(oid, NULL) AS name,
                CASE WHEN typcategory = 'A' AND typelem <> 0 THEN typelem::bigint END AS element,
                oid >= 16384 AND typtype <> 'e' AND typcategory <> 'A' AS is_opaque
            FROM pg_type
            """
        )
        for type in try found.decode(DataType.self) { types[TypeOID(type.number)] = type }
        let enums = try session.query("SELECT enumtypid::bigint AS type, enumlabel AS label FROM pg_enum")
        for label in try enums.decode(Label.self) { labels[TypeOID(label.type), default: []].insert(label.label) }
        let columns = try session.query(
            """
            SELECT attrelid::bigint AS table, attnum AS number, attrelid::regclass || '.' || attname AS name FROM pg_attribute AS attribute
            JOIN pg_class ON pg_class.oid = attrelid AND relkind IN ('r', 'p', 'v')
            WHERE attnum > 0 AND NOT attnotnull AND NOT attisdropped AND NOT (relkind = 'v' AND EXISTS (
                -- A view's column is not nullable if the table's column of the same name is not.
                SELECT FROM pg_rewrite JOIN pg_depend ON pg_depend.classid = 'pg_rewrite'::regclass AND objid = pg_rewrite.oid
                JOIN pg_attribute AS shown ON shown.attrelid = refobjid AND shown.attnum = refobjsubid
                WHERE ev_class = attribute.attrelid AND shown.attname = attribute.attname AND shown.attnotnull
            ))
            """
        )
        for column in try columns.decode(NullableColumn.self) {
            nullable[Attribute(table: UInt32(truncatingIfNeeded: column.table), number: column.number)] = column.name
        }
    }

    /// Returns the type's name as the planner's casts write it.
    func name(of type: TypeOID) -> String { types[type].map { Self.castName($0.name) } ?? "\(type.rawValue)" }

    /// Returns the type of an array's elements, or nil for other types.
    func element(of type: TypeOID) -> TypeOID? { types[type]?.element.map { TypeOID($0) } }

    /// Whether the type's binary format is unknown.
    func isOpaque(_ type: TypeOID) -> Bool { types[type]?.isOpaque ?? true }

    /// Returns the labels of an enum, or nil for other types.
    func labels(of type: TypeOID) -> Set<String>? { labels[type] }

    /// Returns the name of a table's column if it is nullable, or else nil.
    func nullableAttribute(table: UInt32, number: Int) -> String? { nullable[Attribute(table: table, number: number)] }

    private static func castName(_ name: String) -> String {
        name == "timestamp with time zone" ? "timestamptz" : name
    }
}

extension TypeOID {
    fileprivate init(_ number: Int64) { self.init(rawValue: UInt32(truncatingIfNeeded: number)) }
}
