import Postgres

/// Where seeding remembers what it has put in, so that seeding again adds only what is missing: a schema of its own, since it is no part of
/// what the service is made of.
enum SeedTables {
    /// Makes them in a database that was never seeded.
    static func make(in session: PostgresSession) throws(PostgresError) {
        guard try session.query("SELECT to_regclass('demo.demo_section') IS NULL").one(Bool.self) else { return }
        // One statement after another in one message is one transaction: two first seeds at once do not meet in it.
        try session.execute(definitions)
    }

    /// `demo_data` has one row, of scale 0 until recipes are put in; its lock keeps two seeds apart.
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
