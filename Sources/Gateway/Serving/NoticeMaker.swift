import Domains
import Logging
import Mail
import Postgres
import Reactor

/// Makes the notices that are due, and looks at food that expires, every minute; all servers share the work.
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
        await loop.work(every: interval) {
            do throws(PostgresError) {
                let made = try await ScheduledNotices.make(on: pool, app: app)
                if made > 0 { log.debug("notices made", metadata: ["count": "\(made)"]) }
            } catch {
                log.warning("notices could not be made", metadata: ["reason": "\(error)"])
            }
            do throws(PostgresError) {
                let looked = try await FoodPostSchedule.look(on: pool, app: app)
                if looked > 0 { log.debug("posts of food looked at", metadata: ["count": "\(looked)"]) }
            } catch {
                log.warning("posts of food could not be looked at", metadata: ["reason": "\(error)"])
            }
        }
    }
}
