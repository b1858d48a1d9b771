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

        /// Takes the names of tables and views, and the rights to each.
        public init(_ tables: [String], _ rights: Set<Right>) {
            self.tables = tables
            self.rights = rights
        }
    }

    /// The columns of a table that may be written, where that is not all of them.
    public struct Columns: Sendable {
        /// The table.
        public let table: String
        /// The columns that a new row may be given.
        public let inserted: [String]
        /// The columns that may be changed.
        public let updated: [String]

        /// Narrows INSERT and UPDATE of a table to columns; each takes the right to the table as well.
        public init(_ table: String, insert inserted: String = "", update updated: String = "") {
            self.table = table
            self.inserted = inserted.split(separator: " ").map(String.init)
            self.updated = updated.split(separator: " ").map(String.init)
        }
    }

    /// What may be done with each table; those with nothing stand there, too.
    public let tables: [String: Set<Right>]
    /// The columns that may be written, by table; a table without an entry has all.
    public let columns: [String: Columns]

    /// Takes groups of tables, and columns; a table that is named twice has the rights of both.
    public init(_ groups: [Group], columns: [Columns] = []) {
        var tables: [String: Set<Right>] = [:]
        for group in groups {
            for table in group.tables { tables[table, default: []].formUnion(group.rights) }
        }
        self.tables = tables
        self.columns = Dictionary(columns.map { ($0.table, $0) }, uniquingKeysWith: { $1 })
    }

    /// One right as PostgreSQL keeps it.
    struct Grant: Hashable, Decodable {
        let relation: String
        /// Such as `INSERT`.
        let privilege: String
        /// Nil for the whole table.
        let column: String?

        /// The table and the privilege, whatever the column.
        var place: Place { Place(relation: relation, privilege: privilege) }

        struct Place: Hashable {
            let relation: String
            let privilege: String
        }
    }

    /// The rights as PostgreSQL keeps them.
    var grants: Set<Grant> {
        var grants: Set<Grant> = []
        for (table, rights) in tables {
            for right in rights {
                let (privilege, columns) = privilege(of: right, on: table)
                guard let columns else {
                    grants.insert(Grant(relation: table, privilege: privilege, column: nil))
                    continue
                }
                for column in columns { grants.insert(Grant(relation: table, privilege: privilege, column: column)) }
            }
        }
        return grants
    }

    /// A right as PostgreSQL calls it, and the columns that it is for; nil for the whole table.
    private func privilege(of right: Right, on table: String) -> (String, columns: [String]?) {
        switch right {
        case .select, .delete: (right.rawValue.uppercased(), nil)
        case .hold: ("UPDATE", ["id"])
        case .insert: ("INSERT", columns[table]?.inserted)
        case .update: ("UPDATE", columns[table]?.updated)
        }
    }
}
