import Postgres

/// Fills a database with demo data.
enum Seeding {
    static func run(on session: PostgresSession, scale: Int) throws {
    }
}
