import Logging
import Postgres
import Reactor
import Synchronization

/// Hears from the database whose access has changed – a session ended, an account disabled – and makes every loop forget what it knows.
///
/// Every server confirms what it has heard, and whoever makes such a change waits for the confirmations of all servers that listen. So when
/// an answer says “logged out”, the token is dead on every server.
final class AccessNotices: Sendable {
    /// Somebody who waits until a change has been heard everywhere.
    private struct Waiter: Sendable {
        let loop: EventLoop
        let signal: WakeSignal
        /// How many servers have not confirmed yet.
        var missing: Int
    }

    private static let changes = "cupboard_access"
    private static let confirmations = "cupboard_access_heard"
    /// How long somebody waits for the confirmations; a server that gives none, because its network is broken, say, forgets by itself after
    /// a minute.
    private static let patience = Duration.seconds(1)

    private let waiting = Lock<[String: Waiter]>([:])
    private let loops: [EventLoop]
    private let gateways: [LoopGateway]
    private let log: Logger
    private let listener = Lock<NotificationListener?>(nil)

    init(loops: [EventLoop], gateways: [LoopGateway], log: Logger) {
        self.loops = loops
        self.gateways = gateways
        self.log = log
    }

    func start(connectionString: String) throws(SystemError) {
        let channels = [Self.changes, Self.confirmations]
        let listener = try NotificationListener(connectionString: connectionString, channels: channels) { [self] event in
            hear(event)
        }
        self.listener.withLock { $0 = listener }
    }

    /// Ends the listener's thread; not on a loop's.
    func stop() {
        let listener = self.listener.withLock { listener in
            defer { listener = nil }
            return listener
        }
        listener?.stop()
    }

    // MARK: On the listener's thread

    private func hear(_ event: NotificationListener.Event) -> NotificationListener.Reply? {
        switch event {
        case .listening:
            onEachLoop { $0.identities.forgetAll(isListening: true) }
        case .deaf(let reason):
            log.warning("changes of access are not heard; every request looks its session up", metadata: ["reason": "\(reason)"])
            onEachLoop { $0.identities.forgetAll(isListening: false) }
        case .notification(Self.changes, let notice):
            // The number of the account, and that of the transaction.
            guard let account = notice.split(separator: " ").first.flatMap({ Int64($0) }) else { return nil }
            // Whoever waits for the confirmation is to know that the account is forgotten, not that it will be.
            guard onEachLoop({ $0.identities.forget(account: account) }) else {
                log.warning("a loop is so busy that a change of access reaches it late")
                return nil
            }
            return NotificationListener.Reply(channel: Self.confirmations, payload: notice)
        case .notification(_, let notice):
            confirm(notice)
        }
        return nil
    }

    /// Runs something on each loop and waits until all have done it, but not for long; answers whether they have.
    @discardableResult
    private func onEachLoop(_ body: @escaping @Sendable (LoopGateway) -> Void) -> Bool {
        let left = Countdown(loops.count)
        for (loop, gateway) in zip(loops, gateways) {
            Task(executorPreference: loop) {
                body(gateway)
                left.count()
            }
        }
        return left.wait(atMost: Self.patience)
    }

    private func confirm(_ notice: String) {
        let waiter = waiting.withLock { waiting -> Waiter? in
            guard var waiter = waiting[notice] else { return nil }
            waiter.missing -= 1
            waiting[notice] = waiter.missing > 0 ? waiter : nil
            return waiter.missing > 0 ? nil : waiter
        }
        guard let waiter else { return }
        Task(executorPreference: waiter.loop) { waiter.signal.wake() }
    }

    // MARK: Making a change

    /// Commits a transaction that tells of changed access, and waits until every server that listens has heard of it.
    func commit(_ transaction: Transaction, telling accounts: [Int64], on loop: EventLoop) async throws(PostgresError) {
        var expected: [(notice: String, signal: WakeSignal)] = []
        defer { for (notice, _) in expected { forget(notice) } }
        for account in accounts {
            let told = try await transaction.execute(Self.telling(ofAccount: account)).one(Told.self)
            if let signal = expect(told.notice, from: told.servers, on: loop) { expected.append((told.notice, signal)) }
        }
        try await transaction.commit()
        for (notice, signal) in expected { await wait(for: notice, signal, on: loop) }
    }

    /// What was told of a change, and how many servers will hear it.
    private struct Told: Decodable {
        let notice: String
        let servers: Int
    }

    /// The statement that tells of a change when its transaction is committed.
    private static func telling(ofAccount account: Int64) -> BoundStatement {
        """
        SELECT tell_access_changed(\(account)) AS notice, (
            SELECT count(*) FROM pg_stat_activity WHERE application_name = \(NotificationListener.applicationName) AND datname = current_database()
        ) AS servers
        """
    }

    /// Somebody who will wait, from before the commit on: confirmations may come before its answer.
    private func expect(_ notice: String, from servers: Int, on loop: EventLoop) -> WakeSignal? {
        guard servers > 0 else { return nil }
        let signal = WakeSignal()
        waiting.withLock { $0[notice] = Waiter(loop: loop, signal: signal, missing: servers) }
        return signal
    }

    /// Waits for the confirmations, not for long.
    private func wait(for notice: String, _ signal: WakeSignal, on loop: EventLoop) async {
        let timer = loop.schedule(after: Self.patience) { signal.wake() }
        await signal.wait()
        loop.cancel(timer)
        // The last confirmation would have taken it away.
        if forget(notice) { log.warning("a server has not confirmed that access has ended; it forgets by itself within a minute") }
    }

    /// Nobody waits any more; answers whether somebody did.
    @discardableResult
    private func forget(_ notice: String) -> Bool {
        waiting.withLock { $0.removeValue(forKey: notice) != nil }
    }
}

/// Lets a thread wait until several others have done their part.
private final class Countdown: Sendable {
    private let left: Atomic<Int>
    private let signal: EventSignal?

    init(_ count: Int) {
        left = Atomic(count)
        // Without a descriptor left nobody waits, and what was to be forgotten is forgotten a moment later, unconfirmed.
        signal = try? EventSignal()
    }

    func count() {
        if left.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 { signal?.give() }
    }

    /// Answers whether all have.
    func wait(atMost time: Duration) -> Bool {
        signal?.wait(atMost: time) ?? false
    }
}
