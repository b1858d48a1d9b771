import Domains
import Postgres
import TestSupport
import Testing

@Suite("Statements beyond the rights of the serving role", .tags(.database), .removesDatabases, .timeLimit(.minutes(20)))
struct RefusedStatementTests {
    @Test(
        "are refused by PostgreSQL",
        arguments: [
            // The tables belong to the owner.
            "DROP TABLE account", "ALTER TABLE account ADD COLUMN mine integer", "ALTER TABLE account DISABLE TRIGGER ALL",
            "DROP TRIGGER account_food_posts_shown ON account", "TRUNCATE attempt", "CREATE INDEX ON account (name)",
            "CREATE TABLE mine (x integer)", "CREATE TEMPORARY TABLE mine (x integer)", "CREATE VIEW mine AS SELECT 1",
            "CREATE SCHEMA mine",
            "CREATE FUNCTION mine() RETURNS integer LANGUAGE sql AS 'SELECT 1'", "CREATE OR REPLACE VIEW profile AS SELECT * FROM account",
            "DROP FUNCTION lease_points", "CREATE EXTENSION btree_gin", "CREATE RULE mine AS ON INSERT TO account DO INSTEAD NOTHING",
            // Only imports, seeding and migrations write these rows.
            "INSERT INTO schema_migration (name, checksum) VALUES ('9999_mine', '')", "UPDATE schema_function SET revision = 99",
            "UPDATE recipe SET title_en = 'mine'", "DELETE FROM recipe_review", "INSERT INTO store_price DEFAULT VALUES",
            "UPDATE logged_meal SET date = current_date", "SELECT setval(pg_get_serial_sequence('account', 'id'), 1)",
            // Only the owner can make administrators.
            "UPDATE account SET is_admin = true", "UPDATE account SET is_admin = NOT is_admin",
            "UPDATE account SET (is_admin, name) = (SELECT true, name)", "INSERT INTO account (name, is_admin) VALUES ('Mine', true)",
            "INSERT INTO account (name, email) VALUES ('Mine', 'ada@example.org') ON CONFLICT (email) DO UPDATE SET is_admin = true",
            "WITH made AS (UPDATE account SET is_admin = true RETURNING id) SELECT id FROM made", "UPDATE account SET id = DEFAULT",
            // The service never writes these columns.
            "UPDATE api_key SET scopes = '{}'", "UPDATE api_key SET digest = ''", "UPDATE api_key SET points_per_minute = 1000000",
            "INSERT INTO api_key (account_id, points_per_minute) VALUES (1, 1000000)", "UPDATE session SET expires_at = 'infinity'",
            "UPDATE password_reset SET account_id = 1", "UPDATE email_outbox SET account_id = 1", "UPDATE food_request SET donor_id = 1",
            "UPDATE food_post SET donor_id = 1", "UPDATE notification SET text_en = 'mine'", "UPDATE account SET created_at = now()",
            "INSERT INTO audit_entry (action, created_at) VALUES ('mine', '2000-01-01')",
            // Large objects, other sessions and the write-ahead log.
            "SELECT lo_create(0)", "SELECT lo_creat(-1)", "SELECT lo_from_bytea(0, 'x')", "SELECT lo_import('/etc/passwd')",
            "SELECT lo_unlink(1)",
            "SELECT lo_put(1, 0, 'x')", "SELECT lo_export(1, '/tmp/mine')", "SELECT pg_cancel_backend(1)", "SELECT pg_terminate_backend(1)",
            "SELECT pg_logical_emit_message(false, 'mine', 'mine')", "SELECT pg_export_snapshot()",
            // The audit log is append-only.
            "UPDATE audit_entry SET action = 'mine'", "DELETE FROM audit_entry", "TRUNCATE audit_entry",
            "UPDATE audit_entry SET actor_id = NULL", "UPDATE audit_entry SET details = '{}'",
            // The service does not need to read these.
            "SELECT rolpassword FROM pg_authid", "SELECT * FROM pg_statistic", "SELECT * FROM ingredient_source",
            "SELECT pg_read_file('/etc/passwd')", "SELECT pg_ls_dir('.')", "SELECT * FROM pg_hba_file_rules",
            // External programs and other roles.
            "COPY account FROM PROGRAM 'true'", "COPY account TO PROGRAM 'cat'", "COPY account TO '/tmp/mine'", "SET ROLE cupboard",
            "SET SESSION AUTHORIZATION cupboard", "CREATE ROLE mine", "ALTER ROLE cupboard_serving SUPERUSER",
            "GRANT cupboard TO cupboard_serving",
            "CREATE DATABASE mine", "ALTER SYSTEM SET fsync = off", "SET session_replication_role = replica",
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'cupboard'",
        ]
    )
    func refused(_ statement: String) throws {
        let database = try Self.database.get()
        // The owner's session is a target for the role's attempts to end it. Triggers need the account to refuse its change.
        let owner = try PostgresSession(database)
        try owner.execute("INSERT INTO account (name, email) VALUES ('Ada', 'ada@example.org') ON CONFLICT DO NOTHING")
        let session = try PostgresSession(EmbeddedServer.servingConnectionString(of: database))
        let error = #expect(throws: PostgresError.self) { try session.execute(statement) }
        #expect(error?.sqlState == .insufficientPrivilege, "\(String(describing: error))")
        withExtendedLifetime(owner) {}
    }

    private static let database = Result {
        try DatabaseRemoval.exempting { try TestDatabase.shared.createServedDatabase(hasDemoData: false) }
    }
}
