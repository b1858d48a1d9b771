import Postgres

/// A service under test that has a database to look into.
package protocol DatabaseFixture: Sendable {
    /// The database, as libpq reads it.
    var database: String { get }
}

extension DatabaseFixture {
    /// The first column of a query's rows.
    package func column(_ sql: String) throws -> [String] { try PostgresSession(database).column(sql) }

    package func execute(_ sql: String) throws { try PostgresSession(database).execute(sql) }

    /// Where in the database a text stands, in any table, in any column, as text: `table.column`.
    package func places(of text: String) throws -> [String] {
        try column(
            """
            SELECT table_name || '.' || column_name
            FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
            WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND position(lower(\(Self.quoted(text))) IN lower(
                query_to_xml(format('SELECT %I::text AS x FROM %I WHERE %I IS NOT NULL', column_name, table_name, column_name), false, true, '')::text
            )) > 0
            ORDER BY 1
            """
        )
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
    }
}
