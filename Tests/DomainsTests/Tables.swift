import Domains
import Postgres
import TestSupport

/// Databases with the tables of all domains.
enum Tables {
    /// A copy of a migrated, empty database.
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
    /// The first column of the query's rows.
    func texts(_ sql: String) throws -> [String] {
        let result = try query(sql)
        return (0..<result.rowCount).map { result.text($0, 0) ?? "NULL" }
    }
}
