/// The complete set of one role's rights on the tables of a database.
///
/// Functions need no entry: they run with the rights of their caller.
public struct RoleRights: Sendable {
    /// An operation on the rows of a table.
    public enum Right: String, CaseIterable, Sendable {
        case select, insert, update, delete
        /// Locking rows until the end of a transaction (`FOR UPDATE`) without changing them.
        ///
        /// PostgreSQL requires UPDATE on at least one column for that, so the role gets it on the id, which the database always assigns
        /// itself.
        case hold
    }

    /// Tables with the same rights.
    public struct Group: Sendable {
        let tables: [String]
        let rights: Set<Right>

        /// Creates a group from the names of tables and views, and the rights on each.
        public init(_ tables: [String], _ rights: Set<Right>) {
            self.tables = tables
            self.rights = rights
        }
    }

    /// The writable columns of a table, if not all are writable.
    public struct Columns: Sendable {
        /// The table.
        public let table: String
        /// The columns that may be given in a new row.
        public let inserted: [String]
        /// The columns that may be changed.
        public let updated: [String]

        /// Restricts INSERT and UPDATE on a table to columns, as names separated by spaces; each also requires the right on the table.
        public init(_ table: String, insert inserted: String = "", update updated: String = "") {
            self.table = table
            self.inserted = inserted.split(separator: " ").map(String.init)
            self.updated = updated.split(separator: " ").map(String.init)
        }
    }

    /// The rights on each table; tables without any rights are listed, too.
    public let tables: [String: Set<Right>]
    /// The writable columns by table; in a table without an entry all columns are writable.
    public let columns: [String: Columns]

    /// Creates rights from groups of tables, and columns; a table named twice gets the rights of both groups.
    public init(_ groups: [Group], columns: [Columns] = []) {
        var tables: [String: Set<Right>] = [:]
        for group in groups {
            for table in group.tables { tables[table, default: []].formUnion(group.rights) }
        }
        self.tables = tables
        self.columns = Dictionary(columns.map { ($0.table, $0) }, uniquingKeysWith: { $1 })
    }

    /// One right as PostgreSQL stores it.
    struct Grant: Hashable, Decodable {
        let relation: String
        /// The privilege, such as `INSERT`.
        let privilege: String
        /// The column; nil for the whole table.
        let column: String?

        /// The table and the privilege, for any column.
        var place: Place { Place(relation: relation, privilege: privilege) }

        struct Place: Hashable {
            let relation: String
            let privilege: String
        }
    }

    /// The rights as PostgreSQL stores them.
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

    /// PostgreSQL's name for a right and the columns that it applies to; nil for the whole table.
    private func privilege(of right: Right, on table: String) -> (String, columns: [String]?) {
        switch right {
        case .select, .delete: (right.rawValue.uppercased(), nil)
        case .hold: ("UPDATE", ["id"])
        case .insert: ("INSERT", columns[table]?.inserted)
        case .update: ("UPDATE", columns[table]?.updated)
        }
    }
}
