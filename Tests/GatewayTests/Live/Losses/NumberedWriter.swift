import Glibc
import Postgres
import Reactor
import ServiceSupport
import Synchronization

/// Adds numbered posts, each with a notice for the same account in one transaction, on a thread of its own.
///
/// Goes on when the database comes back.
final class NumberedWriter: Sendable {
    private let database: String
    private let account: Int64
    private let description: Int
    /// Between two transactions, in microseconds.
    private let pause: UInt32
    private let thread = Lock<Thread?>(nil)
    private let isOver = Atomic(false)
    private let next = Atomic(1)
    private let limit = Atomic(Int.max)

    /// Writes for the account, which is the donor, too; posts may have a long description.
    init(to database: String, account: Int64, description: Int = 1, pause: UInt32 = 10_000) {
        (self.database, self.account, self.description, self.pause) = (database, account, description, pause)
    }

    deinit { isOver.store(true, ordering: .relaxed) }

    /// Begins, or goes on.
    func start() throws {
        isOver.store(false, ordering: .relaxed)
        let thread = try Thread { [weak self] in
            var session: PostgresSession?
            while let self, !isOver.load(ordering: .relaxed) {
                do {
                    let current = if let session { session } else { try PostgresSession(database, applicationName: "writer") }
                    session = current
                    try write(in: current)
                } catch {
                    session = nil
                }
                repeat { usleep(pause) } while isWaiting
            }
        }
        self.thread.withLock { $0 = thread }
    }

    /// Lets it write numbers up to this one only.
    func limit(to number: Int) { limit.store(number, ordering: .relaxed) }

    private var isWaiting: Bool { next.load(ordering: .relaxed) > limit.load(ordering: .relaxed) && !isOver.load(ordering: .relaxed) }

    /// Stops for now.
    func stop() {
        isOver.store(true, ordering: .relaxed)
        let thread = self.thread.withLock { thread in
            defer { thread = nil }
            return thread
        }
        thread?.join()
    }

    /// Adds the next number.
    func write(in session: PostgresSession) throws(PostgresError) {
        // What became of one whose answer is lost only the database knows; its number is not used again.
        let number = next.add(1, ordering: .relaxed).oldValue
        try session.execute(
            """
            INSERT INTO food_post (donor_id, title, description, food_type, quantity, unit, expires_at, contact_name, contact_email, address,
                area, latitude, longitude)
            VALUES (\(account), '\(number)', repeat('x', \(description)), 'BAKED_GOODS', 5, 'PIECE', now() + interval '1 day', 'Ada',
                'ada@example.org', 'Calle 1', 'Triana', 37.38, -5.99);
            INSERT INTO notification (account_id, kind, title_en, title_es, text_en, text_es)
            VALUES (\(account), 'ACCOUNT', '\(number)', 'x', 'x', 'x')
            """
        )
    }

    /// All numbers that were committed.
    func written() throws -> [Int] {
        try PostgresSession(database, applicationName: "test").query(
            "SELECT title::bigint FROM food_post WHERE donor_id = \(account) ORDER BY 1"
        ).decode(Int64.self).map(Int.init)
    }

    /// The highest number that a client can read now, or as soon as the database is back.
    func highest() -> Int {
        while true {
            if let last = try? written() { return last.last ?? 0 }
            usleep(10_000)
        }
    }
}
