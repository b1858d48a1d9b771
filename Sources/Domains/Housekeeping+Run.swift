public import Postgres

extension Housekeeping {
    /// The advisory lock that servers take for housekeeping, one for the whole database: `cupboard` in ASCII.
    package static let lock: Int64 = 0x6375_7062_6F61_7264

    /// Deletes all expired rows.
    ///
    /// Returns false if another server is doing the housekeeping. A statement that fails does not stop the others. The last error is thrown
    /// at the end.
    public static func deleteExpired(on pool: PostgresPool) async throws(PostgresError) -> Bool {
        var failure: PostgresError?
        for statement in statements {
            do throws(PostgresError) {
                var isMore = true
                while isMore, !Task.isCancelled {
                    guard let rows = try await removeSome(statement, on: pool) else { return false }
                    isMore = rows > 0
                }
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return true
    }

    /// Deletes one batch of rows in a separate transaction.
    ///
    /// Returns nil if another server is doing the housekeeping.
    private static func removeSome(_ statement: BoundStatement, on pool: PostgresPool) async throws(PostgresError) -> Int? {
        let transaction = Transaction(on: pool)
        do throws(PostgresError) {
            let isOurs = try await transaction.execute("SELECT pg_try_advisory_xact_lock(\(lock))").one(Bool.self)
            let rows = isOurs ? try await transaction.execute(statement).affectedRows : nil
            try await transaction.commit()
            return rows
        } catch {
            await transaction.rollback()
            throw error
        }
    }
}
