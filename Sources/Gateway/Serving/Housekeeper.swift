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
        // Servers that were started together do not all come at once.
        var pause = Self.interval * Double.random(in: 0.5...1)
        while !Task.isCancelled {
            await loop.sleep(for: pause)
            if Task.isCancelled { return }
            do throws(PostgresError) {
                _ = try await Housekeeping.removeRemains(on: pool)
            } catch {
                log.warning("what has expired could not be removed", metadata: ["reason": "\(error)"])
            }
            pause = Self.interval
        }
    }
}
