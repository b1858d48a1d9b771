import Domains
import Logging
import Postgres
import Reactor

/// Removes now and then what is of no use any more; one of all servers at a time.
struct Housekeeper: Sendable {
    let loop: EventLoop
    /// The lane of changes.
    let pool: PostgresPool
    let log: Logger

    /// How long it takes from one time to the next.
    private static let interval = Duration.seconds(300)

    /// Keeps house until the task is cancelled.
    func run() async {
        await loop.work(every: Self.interval) {
            do throws(PostgresError) {
                _ = try await Housekeeping.removeRemains(on: pool)
            } catch {
                log.warning("what has expired could not be removed", metadata: ["reason": "\(error)"])
            }
        }
    }
}
