import Postgres

/// Assigns ids by arithmetic, so that equal data has equal ids.
struct Identities {
    /// The tables of recipes.
    static let tables = ["account", "ingredient", "recipe", "recipe_ingredient", "recipe_step", "recipe_review"]

    /// The last id in use before the new rows; 0 in a fresh table.
    private let last: [String: Int]

    /// Locks the tables against writes until the transaction ends, so that no id is assigned twice; reads stay possible.
    init(lockedIn session: PostgresSession, tables: [String] = Self.tables) throws(PostgresError) {
        try session.execute("LOCK TABLE \(tables.joined(separator: ", ")) IN SHARE ROW EXCLUSIVE MODE")
        var last: [String: Int] = [:]
        for table in tables {
            let row = try session.query(
                """
                SELECT greatest(
                    coalesce((SELECT max(id) FROM \(table)), 0),
                    (SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM \(table)_id_seq)
                )
                """
            )
            last[table] = try row.one(Int.self)
        }
        self.last = last
    }

    /// The last id in use; the new rows follow it.
    func last(_ table: String) -> Int { last[table] ?? 0 }

    /// Advances the sequences past the added rows.
    static func advanceSequences(in session: PostgresSession, tables: [String] = Self.tables) throws(PostgresError) {
        for table in tables {
            try session.execute(
                """
                SELECT setval('\(table)_id_seq', greatest(max(id), (SELECT last_value FROM \(table)_id_seq))) FROM \(table) HAVING max(id) > 0
                """
            )
        }
    }
}
