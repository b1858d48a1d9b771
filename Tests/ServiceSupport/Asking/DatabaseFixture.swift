import Domains
import Postgres

/// A service under test that has a database to look into.
package protocol DatabaseFixture: Sendable {
    /// The database as its owner, as libpq reads it.
    var database: String { get }
    /// A session of its owner.
    var owner: OwnerSession { get }
}

extension DatabaseFixture {
    /// How a service connects to a database that its tests know as its owner: by the role that may do what serving takes.
    ///
    /// Tables that are not the repository's have no such role.
    package static func servingConnection(to database: String, by owner: OwnerSession) -> String {
        do {
            return try owner.use { session throws(PostgresError) in
                guard try session.query("SELECT to_regclass('schema_migration') IS NOT NULL").one(Bool.self) else { return database }
                if try session.query("SELECT NOT EXISTS (SELECT FROM pg_default_acl)").one(Bool.self) { try openToServing(session) }
                return EmbeddedServer.servingConnectionString(of: database)
            }
        } catch {
            // A database that does not answer is what some tests are about.
            return database
        }
    }

    /// Gives the role of the service what it may do, once for a database and all that are copied from it.
    static func openToServing(_ session: PostgresSession) throws(PostgresError) {
        // Where a test has taken a table away, the rights stay as they were given when the database was made.
        try? Domains.migrations.servingRights.grant(to: EmbeddedServer.servingRole, on: session)
        // What a test plants – views that fail, tables that note what happens – is nothing that the program's list of rights knows.
        try session.execute(
            "ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO \(EmbeddedServer.servingRole)"
        )
    }
}

extension DatabaseFixture {
    /// The first column of a query's rows.
    package func column(_ sql: String) throws -> [String] { try owner.use { session throws(PostgresError) in try session.column(sql) } }

    package func execute(_ sql: String) throws { try owner.use { session throws(PostgresError) in try session.execute(sql) } }

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
