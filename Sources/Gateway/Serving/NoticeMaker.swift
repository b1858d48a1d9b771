import Domains
import Logging
import Mail
import Postgres
import Reactor

/// Makes the notices that are due, every minute; all servers share the work.
struct NoticeMaker: Sendable {
    let loop: EventLoop
    /// The lane of changes.
    let pool: PostgresPool
    /// Where links in e-mails lead.
    let app: AppAddress
    /// How long it takes from one time to the next.
    let interval: Duration
    let log: Logger

    /// Makes notices until the task is cancelled.
    func run() async {
        // Servers that were started together do not all come at once.
        var pause = interval * Double.random(in: 0.5...1)
        while !Task.isCancelled {
            await loop.sleep(for: pause)
            if Task.isCancelled { return }
            do throws(PostgresError) {
                let made = try await ScheduledNotices.make(on: pool, app: app)
                if made > 0 { log.debug("notices made", metadata: ["count": "\(made)"]) }
            } catch {
                log.warning("notices could not be made", metadata: ["reason": "\(error)"])
            }
            pause = interval
        }
    }
}
