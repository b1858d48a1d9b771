public import Postgres

extension Housekeeping {
    /// What servers that keep house lock, in the whole database: `cupboard` in ASCII.
    package static let lock: Int64 = 0x6375_7062_6F61_7264

    /// Removes what has expired, all of it; false when another server is at it.
    ///
    /// What cannot be removed keeps nothing else from being.
    public static func removeRemains(on pool: PostgresPool) async throws(PostgresError) -> Bool {
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

    /// Removes so much as a statement takes at once, in a transaction of its own; nil when another server is at it.
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
