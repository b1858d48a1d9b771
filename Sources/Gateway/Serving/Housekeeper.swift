import Domains
import Logging
import Postgres
import Reactor

/// Periodically removes expired data; only one server at a time does it.
struct Housekeeper: Sendable {
    let loop: EventLoop
    /// The lane for mutations.
    let pool: PostgresPool
    let log: Logger

    /// The time between two runs.
    private static let interval = Duration.seconds(300)

    /// Runs until the task is cancelled.
    func run() async {
        await loop.work(every: Self.interval) {
            do throws(PostgresError) {
                _ = try await Housekeeping.deleteExpired(on: pool)
            } catch {
                log.warning("failed to remove expired data", metadata: ["reason": "\(error)"])
            }
        }
    }
}
