import Postgres

/// Copies the residents' data to other accounts without a log-in, table by table within PostgreSQL.
///
/// Each step uses the next individuals without an e-mail address, ordered by id. The ids are the same whether a scale is reached in one
/// seed or in several.
struct ResidentVariants {
    /// The number of steps per transaction: about 30,000 rows.
    private static let batch = 10

    /// The ids of the residents' accounts.
    let residents: ClosedRange<Int>
    let rows: FirstRows
    /// The last step that has been added.
    let last: Int

    /// Adds the next batch and returns the new scale.
    func grow(upTo scale: Int, in session: PostgresSession) throws -> Int {
        let steps = (last + 1)...min(last + Self.batch, scale)
        let ids = try Identities(lockedIn: session, tables: OwnedTable.numbered)
        try session.execute(variants(steps))
        for table in OwnedTable.all {
            let tables = [table.name, table.parts?.table].compactMap(\.self)
            for name in tables { try session.execute("ALTER TABLE \(name) DISABLE TRIGGER USER") }
            let stored = try columns(of: table.name, session)
            for statement in copies(table, stored, after: ids.last(table.name)) { try session.execute(statement) }
            if let parts = table.parts { try session.execute(copies(parts, of: table, columns(of: parts.table, session))) }
            for name in tables { try session.execute("ALTER TABLE \(name) ENABLE TRIGGER USER") }
        }
        try Identities.advanceSequences(in: session, tables: OwnedTable.numbered)
        return steps.upperBound
    }

    /// The mapping from residents to target accounts at each step.
    private func variants(_ steps: ClosedRange<Int>) -> String {
        """
        CREATE TEMPORARY TABLE variant ON COMMIT DROP AS
        SELECT base_id, step, other.id AS variant_id, \(rows.firstItem)::bigint AS first_item, \(max(rows.itemCount, 1))::bigint AS item_count
        FROM generate_series(\(steps.lowerBound), \(steps.upperBound)) AS step
        CROSS JOIN generate_series(\(residents.lowerBound)::bigint, \(residents.upperBound)) AS base_id
        JOIN (
            SELECT id, row_number() OVER (ORDER BY id) - 1 AS number FROM account
            WHERE email IS NULL AND kind = 'INDIVIDUAL' AND status = 'ACTIVE' AND NOT id BETWEEN \(residents.lowerBound) AND \(residents.upperBound)
        ) AS other ON other.number = (step - 2) * \(residents.count) + base_id - \(residents.lowerBound);
        ANALYZE variant
        """
    }

    /// A stored column of a table.
    private struct Column: Decodable {
        let name: String
        /// Whether the column is an identity column.
        let isNumber: Bool
    }

    private func columns(of table: String, _ session: PostgresSession) throws -> [Column] {
        let rows = try session.query(
            """
            SELECT attname::text AS name, attidentity <> '' AS is_number FROM pg_attribute
            WHERE attrelid = '\(table)'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum
            """
        )
        return try rows.decode(Column.self)
    }

    private func copies(_ table: OwnedTable, _ all: [Column], after lastID: Int) -> [String] {
        let columns = all.filter { !$0.isNumber }.map(\.name)
        let values = columns.map { column in
            if table.accounts.contains(column) {
                return """
                    coalesce((SELECT other.variant_id FROM variant AS other WHERE other.base_id = base.\(column) AND other.step = variant.step), base.\(column))
                    """
            }
            return table.varied[column] ?? "base.\(column)"
        }
        let source = "FROM \(table.name) AS base JOIN variant ON variant.base_id = (\(table.owner)) WHERE \(table.condition)"
        let list = columns.joined(separator: ", ")
        guard table.parts != nil else {
            // Copies keep the order of their originals, so that identity columns always give them the same ids.
            let order = "variant.variant_id" + (all.contains(where: \.isNumber) ? ", base.id" : "")
            return [
                "INSERT INTO \(table.name) (\(list)) SELECT \(values.joined(separator: ", ")) \(source) ORDER BY variant.step, \(order)"
            ]
        }
        return [
            """
            CREATE TEMPORARY TABLE moved_\(table.name) ON COMMIT DROP AS
            SELECT base.id AS base_id, variant.base_id AS base_account, variant.step,
                \(lastID) + row_number() OVER (ORDER BY variant.step, variant.variant_id, base.id) AS moved_id
            \(source);
            ANALYZE moved_\(table.name)
            """,
            """
            INSERT INTO \(table.name) (id, \(list)) OVERRIDING SYSTEM VALUE
            SELECT moved_id, \(values.joined(separator: ", "))
            FROM moved_\(table.name) AS moved
            JOIN \(table.name) AS base ON base.id = moved.base_id
            JOIN variant ON variant.base_id = moved.base_account AND variant.step = moved.step
            ORDER BY moved_id
            """,
        ]
    }

    private func copies(_ parts: (table: String, column: String), of table: OwnedTable, _ all: [Column]) -> String {
        let columns = all.map(\.name).filter { $0 != parts.column }
        let list = columns.joined(separator: ", ")
        return """
            INSERT INTO \(parts.table) (\(parts.column), \(list))
            SELECT moved.moved_id, \(columns.map { "base.\($0)" }.joined(separator: ", "))
            FROM moved_\(table.name) AS moved JOIN \(parts.table) AS base ON base.\(parts.column) = moved.base_id
            ORDER BY moved.moved_id
            """
    }
}
