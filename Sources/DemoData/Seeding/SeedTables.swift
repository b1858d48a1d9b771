import Postgres

/// The tables that record the seeded rows, so that another seed adds only the missing ones.
///
/// The tables are in a separate schema, because they are not part of the service.
enum SeedTables {
    /// Creates the tables in a database that was never seeded.
    static func make(in session: PostgresSession) throws(PostgresError) {
        guard try session.query("SELECT to_regclass('demo.demo_section') IS NULL").one(Bool.self) else { return }
        // Several statements in one message form one transaction, so that two simultaneous first seeds do not conflict.
        try session.execute(definitions)
    }

    /// The definitions.
    ///
    /// `demo_data` has one row, with scale 0 until recipes are seeded; its lock separates simultaneous seeds.
    private static let definitions = """
        SELECT pg_advisory_xact_lock(hashtext('demo'));
        CREATE SCHEMA IF NOT EXISTS demo;
        CREATE TABLE IF NOT EXISTS demo.demo_data (
            is_only_row boolean PRIMARY KEY DEFAULT true CHECK (is_only_row),
            scale integer NOT NULL DEFAULT 0 CHECK (scale >= 0),
            first_recipe_id bigint NOT NULL DEFAULT 1,
            recipe_count integer NOT NULL DEFAULT 0,
            first_account_id bigint NOT NULL DEFAULT 1,
            account_count integer NOT NULL DEFAULT 0
        );
        INSERT INTO demo.demo_data DEFAULT VALUES ON CONFLICT DO NOTHING;
        CREATE TABLE IF NOT EXISTS demo.demo_section (
            name text PRIMARY KEY,
            scale integer NOT NULL CHECK (scale >= 0),
            first_ids jsonb NOT NULL DEFAULT '{}'
        );
        """
}
