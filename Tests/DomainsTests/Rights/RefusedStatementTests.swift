import Domains
import Postgres
import TestSupport
import Testing

@Suite("What the role that serves cannot do", .tags(.database), .removesDatabases, .timeLimit(.minutes(20)))
struct RefusedStatementTests {
    @Test(
        "is refused by PostgreSQL",
        arguments: [
            // The tables are the owner's.
            "DROP TABLE account", "ALTER TABLE account ADD COLUMN mine integer", "ALTER TABLE account DISABLE TRIGGER ALL",
            "DROP TRIGGER account_food_posts_shown ON account", "TRUNCATE attempt", "CREATE INDEX ON account (name)",
            "CREATE TABLE mine (x integer)", "CREATE TEMPORARY TABLE mine (x integer)", "CREATE VIEW mine AS SELECT 1",
            "CREATE SCHEMA mine",
            "CREATE FUNCTION mine() RETURNS integer LANGUAGE sql AS 'SELECT 1'", "CREATE OR REPLACE VIEW profile AS SELECT * FROM account",
            "DROP FUNCTION lease_points", "CREATE EXTENSION btree_gin", "CREATE RULE mine AS ON INSERT TO account DO INSTEAD NOTHING",
            // What only imports, seeding and migrations write.
            "INSERT INTO schema_migration (name, checksum) VALUES ('9999_mine', '')", "UPDATE schema_function SET revision = 99",
            "UPDATE recipe SET title_en = 'mine'", "DELETE FROM recipe_review", "INSERT INTO store_price DEFAULT VALUES",
            "UPDATE logged_meal SET date = current_date", "SELECT setval(pg_get_serial_sequence('account', 'id'), 1)",
            // What happened has happened.
            "UPDATE audit_entry SET action = 'mine'", "DELETE FROM audit_entry", "TRUNCATE audit_entry",
            "UPDATE audit_entry SET actor_id = NULL", "UPDATE audit_entry SET details = '{}'",
            // What it need not see.
            "SELECT rolpassword FROM pg_authid", "SELECT * FROM pg_statistic", "SELECT * FROM ingredient_source",
            "SELECT pg_read_file('/etc/passwd')", "SELECT pg_ls_dir('.')", "SELECT * FROM pg_hba_file_rules",
            // Other programs, and other roles.
            "COPY account FROM PROGRAM 'true'", "COPY account TO PROGRAM 'cat'", "COPY account TO '/tmp/mine'", "SET ROLE cupboard",
            "SET SESSION AUTHORIZATION cupboard", "CREATE ROLE mine", "ALTER ROLE cupboard_serving SUPERUSER",
            "GRANT cupboard TO cupboard_serving",
            "CREATE DATABASE mine", "ALTER SYSTEM SET fsync = off", "SET session_replication_role = replica",
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'cupboard'",
        ]
    )
    func refused(_ statement: String) throws {
        let database = try Self.database.get()
        // The owner's session is there for the role to try to end.
        let owner = try PostgresSession(database)
        let session = try PostgresSession(EmbeddedServer.servingConnectionString(of: database))
        let error = #expect(throws: PostgresError.self) { try session.execute(statement) }
        #expect(error?.sqlState == .insufficientPrivilege, "\(String(describing: error))")
        withExtendedLifetime(owner) {}
    }

    private static let database = Result {
        try DatabaseRemoval.exempting { try TestDatabase.shared.createServedDatabase(hasDemoData: false) }
    }
}
