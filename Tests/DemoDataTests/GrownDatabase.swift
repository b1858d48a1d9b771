import DemoData
import Postgres
import TestSupport

/// The demo data at scale 3, created once for tests that only read.
enum GrownDatabase {
    private static let made = Result {
        let database = try DatabaseRemoval.exempting { try TestDatabase.shared.createServedDatabase() }
        try DemoData.seed(into: PostgresSession(database), scale: 3)
        return database
    }

    static func session() throws -> PostgresSession { try PostgresSession(made.get()) }
}
