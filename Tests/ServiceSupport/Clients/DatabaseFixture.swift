import Domains
import Postgres

/// A service under test with access to its database.
package protocol DatabaseFixture: Sendable {
    /// The owner's libpq connection string.
    var database: String { get }
    /// A session of the owner.
    var owner: OwnerSession { get }
}

extension DatabaseFixture {
    /// The connection string of the serving role, which has the rights that a service needs.
    ///
    /// Databases without the repository's tables have no such role, so they use the owner's connection string.
    package static func servingConnection(to database: String, by owner: OwnerSession) -> String {
        do {
            return try owner.use { session throws(PostgresError) in
                guard try session.query("SELECT to_regclass('schema_migration') IS NOT NULL").one(Bool.self) else { return database }
                if try session.query("SELECT NOT EXISTS (SELECT FROM pg_default_acl)").one(Bool.self) { try openToServing(session) }
                return EmbeddedServer.servingConnectionString(of: database)
            }
        } catch {
            // Some tests are about databases that do not respond.
            return database
        }
    }

    /// Grants the rights of the serving role, once for a database and its copies.
    static func openToServing(_ session: PostgresSession) throws(PostgresError) {
        // Fails if a test has dropped a table. Then the rights stay as granted when the database was created.
        try? Domains.migrations.servingRights.grant(to: EmbeddedServer.servingRole, on: session)
        // The program's list of rights does not contain tables and views that tests create.
        try session.execute(
            "ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO \(EmbeddedServer.servingRole)"
        )
    }
}

extension DatabaseFixture {
    /// The first column of the query's rows.
    package func column(_ sql: String) throws -> [String] { try owner.use { session throws(PostgresError) in try session.column(sql) } }

    package func execute(_ sql: String) throws { try owner.use { session throws(PostgresError) in try session.execute(sql) } }

    /// The columns of all tables that contain a text, as `table.column`.
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
