import Domains
import Postgres
import TestSupport

/// Databases with the tables of all domains.
enum Tables {
    /// A copy of a database that was migrated and is empty.
    static func database() throws -> String {
        try TestDatabase.shared.createDatabase(from: "tables") { session throws(PostgresError) in
            do {
                try Domains.migrations.apply(on: session)
            } catch {
                throw .protocol("\(error)")
            }
        }
    }
}

extension PostgresSession {
    /// The first column of a query's rows.
    func texts(_ sql: String) throws -> [String] {
        let result = try query(sql)
        return (0..<result.rowCount).map { result.text($0, 0) ?? "NULL" }
    }
}
