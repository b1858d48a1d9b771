import Postgres

/// Possible values that no row uses, according to the catalogue of a database.
///
/// These are tables without rows, unused enum values, columns that are never or always NULL, and booleans that are always the same.
struct CatalogGaps {
    /// The gaps, such as `account.phone is never null`, sorted.
    let all: [String]

    init(of session: PostgresSession) throws {
        let columns = try session.query(
            """
            SELECT class.relname::text AS table, attribute.attname::text AS name, NOT attribute.attnotnull AS can_be_null,
                type.typname = 'bool' AS is_boolean, coalesce(element.typname, type.typname)::text AS type,
                coalesce(element.typtype, type.typtype) = 'e' AS is_enum, element.oid IS NOT NULL AS is_array
            FROM pg_attribute AS attribute
            JOIN pg_class AS class ON class.oid = attribute.attrelid
            JOIN pg_type AS type ON type.oid = attribute.atttypid
            LEFT JOIN pg_type AS element ON element.oid = type.typelem AND type.typcategory = 'A'
            WHERE class.relnamespace = 'public'::regnamespace AND class.relkind IN ('r', 'p') AND attribute.attnum > 0 AND NOT attribute.attisdropped
            ORDER BY 1, attribute.attnum
            """
        ).decode(Column.self)
        var gaps: [String] = []
        var shown: [String: Set<String>] = [:]
        for (table, columns) in Dictionary(grouping: columns, by: \.table) {
            guard try session.query("SELECT EXISTS (SELECT FROM \(table))").one(Bool.self) else {
                gaps.append("\(table) has no rows")
                continue
            }
            let conditions = columns.flatMap(\.conditions)
            for (condition, gap) in conditions {
                let isMet = try session.query("SELECT EXISTS (SELECT FROM \(table) WHERE \(condition))").one(Bool.self)
                if !isMet { gaps.append("\(table).\(gap)") }
            }
            for column in columns where column.isEnum {
                shown[column.type, default: []].formUnion(try session.query(column.values).decode(String.self))
            }
        }
        let values = try session.query(
            """
            SELECT type.typname::text AS type, enumlabel::text AS value FROM pg_enum JOIN pg_type AS type ON type.oid = enumtypid
            WHERE typnamespace = 'public'::regnamespace
            """
        ).decode(EnumValue.self)
        gaps += values.filter { shown[$0.type]?.contains($0.value) != true }.map { "\($0.type) is never \($0.value)" }
        all = gaps.sorted()
    }

    private struct EnumValue: Decodable {
        let type: String
        let value: String
    }

    private struct Column: Decodable {
        let table: String
        let name: String
        let canBeNull: Bool
        let isBoolean: Bool
        /// The type, or the type of the elements for an array.
        let type: String
        let isEnum: Bool
        let isArray: Bool

        /// Conditions that some row must satisfy, with the gap if no row does.
        var conditions: [(condition: String, gap: String)] {
            var conditions: [(String, String)] = []
            if canBeNull {
                conditions += [("\(name) IS NULL", "\(name) is never null"), ("\(name) IS NOT NULL", "\(name) is always null")]
            }
            if isBoolean { conditions += [(name, "\(name) is never true"), ("NOT \(name)", "\(name) is never false")] }
            return conditions
        }

        /// A query for the enum values in the column.
        var values: String {
            isArray
                ? "SELECT DISTINCT unnest(\(name))::text FROM \(table)"
                : "SELECT DISTINCT \(name)::text FROM \(table) WHERE \(name) IS NOT NULL"
        }
    }
}
