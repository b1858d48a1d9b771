import Glibc
import Postgres
import Reactor
import ServiceSupport
import Synchronization

/// Adds numbered posts on a separate thread, each in one transaction with a notice for the account.
///
/// It continues when the database returns.
final class NumberedWriter: Sendable {
    private let database: String
    private let account: Int64
    private let description: Int
    /// The pause between two transactions, in microseconds.
    private let pause: UInt32
    private let thread = Lock<Thread?>(nil)
    private let isOver = Atomic(false)
    private let next = Atomic(1)
    private let limit = Atomic(Int.max)

    /// Creates a writer.
    ///
    /// The account is also the donor. Posts can have a long description.
    init(to database: String, account: Int64, description: Int = 1, pause: UInt32 = 10_000) {
        (self.database, self.account, self.description, self.pause) = (database, account, description, pause)
    }

    deinit { isOver.store(true, ordering: .relaxed) }

    /// Starts or continues.
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

    /// Limits the numbers to write.
    func limit(to number: Int) { limit.store(number, ordering: .relaxed) }

    private var isWaiting: Bool { next.load(ordering: .relaxed) > limit.load(ordering: .relaxed) && !isOver.load(ordering: .relaxed) }

    /// Pauses.
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
        // Only the database knows the outcome if the response is lost, so the number is not used again.
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

    /// Returns all committed numbers.
    func written() throws -> [Int] {
        try PostgresSession(database, applicationName: "test").query(
            "SELECT title::bigint FROM food_post WHERE donor_id = \(account) ORDER BY 1"
        ).decode(Int64.self).map(Int.init)
    }

    /// Returns the highest number that a client can read, as soon as the database is available.
    func highest() -> Int {
        while true {
            if let last = try? written() { return last.last ?? 0 }
            usleep(10_000)
        }
    }
}
