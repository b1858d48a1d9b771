import Domains
import Logging
import Mail
import Postgres
import Reactor

/// Creates due notices and processes due food posts, by default every minute; all servers share the work.
struct NoticeMaker: Sendable {
    let loop: EventLoop
    /// The lane for mutations.
    let pool: PostgresPool
    /// The base address of links in e-mails.
    let app: AppAddress
    /// The time between two runs.
    let interval: Duration
    let log: Logger

    /// Runs until the task is cancelled.
    func run() async {
        await loop.work(every: interval) {
            do throws(PostgresError) {
                let made = try await ScheduledNotices.make(on: pool, app: app)
                if made > 0 { log.debug("created notifications", metadata: ["count": "\(made)"]) }
            } catch {
                log.warning("failed to create notifications", metadata: ["reason": "\(error)"])
            }
            do throws(PostgresError) {
                let processedCount = try await FoodPostSchedule.processDue(on: pool, app: app)
                if processedCount > 0 { log.debug("processed due food posts", metadata: ["count": "\(processedCount)"]) }
            } catch {
                log.warning("failed to process due food posts", metadata: ["reason": "\(error)"])
            }
        }
    }
}
