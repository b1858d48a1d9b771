/// What one role may do with the tables of a database: this, and nothing beyond.
///
/// Functions need no line: they run with the rights of their caller.
public struct RoleRights: Sendable {
    /// What can be done with the rows of a table.
    public enum Right: String, CaseIterable, Sendable {
        case select, insert, update, delete
        /// Holding rows until the end of a transaction (`FOR UPDATE`) without changing them: PostgreSQL asks for UPDATE of one column at least,
        /// and gets that of the id, which is always the database's own.
        case hold
    }

    /// Tables with the same rights.
    public struct Group: Sendable {
        let tables: [String]
        let rights: Set<Right>
        let updatedColumns: Set<String>

        /// Tables and views with the same rights.
        ///
        /// - Parameters:
        ///   - tables: Their names.
        ///   - rights: The rights to each table.
        ///   - updatedColumns: The columns that may be updated where the table as a whole may not.
        public init(_ tables: [String], _ rights: Set<Right>, updating updatedColumns: Set<String> = []) {
            self.tables = tables
            self.rights = rights
            self.updatedColumns = updatedColumns
        }
    }

    /// What may be done with each table; those with nothing stand there, too.
    public let tables: [String: Set<Right>]
    /// The columns that may be updated, of tables that may not be updated as a whole.
    public let updatedColumns: [String: Set<String>]

    /// Takes groups of tables; one that is named twice has the rights of both.
    public init(_ groups: [Group]) {
        var tables: [String: Set<Right>] = [:]
        var updatedColumns: [String: Set<String>] = [:]
        for group in groups {
            for table in group.tables {
                tables[table, default: []].formUnion(group.rights)
                if !group.updatedColumns.isEmpty { updatedColumns[table, default: []].formUnion(group.updatedColumns) }
            }
        }
        (self.tables, self.updatedColumns) = (tables, updatedColumns)
    }

    /// One right as PostgreSQL keeps it.
    struct Grant: Hashable, Decodable {
        let relation: String
        /// Such as `INSERT`.
        let privilege: String
        /// Nil for the whole table.
        let column: String?

        /// The privilege as a GRANT names it.
        var clause: String { privilege + (column.map { " (\(QuotedIdentifier($0)))" } ?? "") }
    }

    /// The rights as PostgreSQL keeps them.
    var grants: Set<Grant> {
        var grants: Set<Grant> = []
        for (table, rights) in tables {
            for right in rights {
                grants.insert(
                    right == .hold
                        ? Grant(relation: table, privilege: "UPDATE", column: "id")
                        : Grant(relation: table, privilege: right.rawValue.uppercased(), column: nil)
                )
            }
        }
        for (table, columns) in updatedColumns {
            for column in columns { grants.insert(Grant(relation: table, privilege: "UPDATE", column: column)) }
        }
        return grants
    }
}
