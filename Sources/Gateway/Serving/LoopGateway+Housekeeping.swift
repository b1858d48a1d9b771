import Domains
import Logging
import Postgres
import Reactor

// What is of no use any more is removed now and then, by one of all servers at a time.
extension LoopGateway {
    /// How long it takes from one time to the next.
    private static let housekeepingInterval = Duration.seconds(300)
    /// What servers that keep house lock, in the whole database: `cupboard` in ASCII.
    static let housekeepingLock: Int64 = 0x6375_7062_6F61_7264

    /// Keeps house until the task is cancelled.
    func keepHouse() async {
        // Servers that were started together do not all come at once.
        var pause = Self.housekeepingInterval * Double.random(in: 0.5...1)
        while !Task.isCancelled {
            await loop.sleep(for: pause)
            if Task.isCancelled { return }
            do throws(PostgresError) {
                _ = try await removeRemains()
            } catch {
                configuration.log.warning("what has expired could not be removed", metadata: ["reason": "\(error)"])
            }
            pause = Self.housekeepingInterval
        }
    }

    /// Removes what has expired, all of it; false when another server is at it.
    ///
    /// What cannot be removed keeps nothing else from being.
    func removeRemains() async throws(PostgresError) -> Bool {
        var failure: PostgresError?
        for statement in Housekeeping.statements {
            do throws(PostgresError) {
                var isMore = true
                while isMore, !Task.isCancelled {
                    guard let rows = try await removeSome(statement) else { return false }
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
    private func removeSome(_ statement: BoundStatement) async throws(PostgresError) -> Int? {
        let transaction = Transaction(on: lanes.writing)
        do throws(PostgresError) {
            let isOurs = try await transaction.execute("SELECT pg_try_advisory_xact_lock(\(Self.housekeepingLock))").one(Bool.self)
            let rows = isOurs ? try await transaction.execute(statement).affectedRows : nil
            try await transaction.commit()
            return rows
        } catch {
            await transaction.rollback()
            throw error
        }
    }
}
