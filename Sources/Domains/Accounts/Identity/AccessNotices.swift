public import Logging
public import Postgres
import Reactor

/// Receives changes of access from the database, such as an ended session or a disabled account, and clears the caches of every loop.
///
/// Every server confirms each notice. The server that changes access waits for the confirmations of all listening servers. So when the
/// client receives “logged out”, the token is invalid on every server.
///
/// Each loop is a separate client of the hub, so that no loop waits for another.
public final class AccessNotices: Sendable {
    /// A task that waits until all servers have confirmed a change.
    private struct Waiter: Sendable {
        let loop: EventLoop
        let signal: WakeSignal
        /// The number of servers that have not confirmed yet.
        var missing: Int
    }

    /// The progress of the loops with the notices received.
    private struct Progress {
        /// The loops and their caches.
        var listeners: [LoopListener] = []
        /// The loops that have not cleared their cache yet, for each notice that at least one loop has processed.
        var missing: [String: Set<Int>] = [:]
        /// The time of the last log entry about a late loop.
        var lastWarning: MonotonicTime?
    }

    static let changes = "cupboard_access"
    private static let confirmations = "cupboard_access_heard"
    /// The time to wait for confirmations.
    ///
    /// A server that sends no confirmation, for example after a network failure, clears its cache within a minute anyway.
    private static let timeout = Duration.seconds(1)

    private let waiting = Lock<[String: Waiter]>([:])
    private let progress = Lock(Progress())
    private let hub: NotificationHub
    private let log: Logger
    private let registrations = Lock<[NotificationRegistration]>([])

    /// Creates a receiver that is not registered yet.
    public init(hub: NotificationHub, log: Logger) {
        self.hub = hub
        self.log = log
    }

    /// Registers the loops.
    ///
    /// The hub may start before or after this call.
    public func start(_ listeners: [LoopListener]) {
        progress.withLock { $0.listeners = listeners }
        for (number, loopListener) in listeners.enumerated() {
            let registration = hub.register(channels: [Self.changes, Self.confirmations], isCounted: true)
            registrations.withLock { $0.append(registration) }
            Task(executorPreference: loopListener.loop) { [self] in
                while let event = await registration.next() {
                    receive(event, on: number, registration)
                }
            }
        }
    }

    /// Unregisters all loops, which ends their tasks.
    public func stop() {
        let former = registrations.withLock { registrations in
            defer { registrations = [] }
            return registrations
        }
        for registration in former { registration.unregister() }
    }

    // MARK: On each loop

    /// Handles an event on a loop.
    private func receive(_ event: NotificationEvent, on number: Int, _ registration: NotificationRegistration) {
        let loopListener = progress.withLock { $0.listeners[number] }
        switch event {
        case .listening:
            loopListener.listener.forgetAll(isListening: true)
        case .notListening(let reason):
            loopListener.listener.forgetAll(isListening: false)
            // All loops receive the event, and one of them logs it.
            guard number == 0 || reason == .fellBehind else { return }
            log.warning(
                "not listening for access changes; every request reads its session from the database",
                metadata: ["reason": "\(reason)"]
            )
        case .notification(Self.changes, let notice, let arrival):
            // The notice has the numbers of the account and of the transaction.
            guard let account = notice.split(separator: " ").first.flatMap({ Int64($0) }) else { return }
            loopListener.listener.forget(account: account)
            // A confirmation means that the account is already forgotten on all loops.
            guard hasForgotten(notice, arrival, on: number) else { return }
            registration.notify(channel: Self.confirmations, payload: notice)
        case .notification(Self.confirmations, let notice, _):
            confirm(notice, on: loopListener.loop)
        case .notification:
            break
        }
    }

    /// Notes that a loop has processed a notice.
    ///
    /// Returns true if it was the last of all loops and none was late.
    private func hasForgotten(_ notice: String, _ arrival: MonotonicTime, on number: Int) -> Bool {
        // Uses the real time, because the loop's own time may be from before a long task.
        let left = arrival.advanced(by: Self.timeout).since(.now)
        guard left > .zero else {
            complain(ofAllSince: arrival)
            return false
        }
        let (isFirst, isLast, loop) = progress.withLock { progress in
            let before = progress.missing[notice]
            let missing = (before ?? Set(progress.listeners.indices)).subtracting([number])
            progress.missing[notice] = missing.isEmpty ? nil : missing
            return (before == nil, missing.isEmpty, progress.listeners[number].loop)
        }
        // The first loop watches the others, because a blocked loop cannot report that it is late.
        if isFirst, !isLast {
            _ = loop.schedule(after: left) { [weak self] in self?.endWatch(over: notice, arrival) }
        }
        return isLast
    }

    /// Checks at the end of the allowed time whether all loops have processed a notice.
    private func endWatch(over notice: String, _ arrival: MonotonicTime) {
        let isLate = progress.withLock { $0.missing.removeValue(forKey: notice) != nil }
        if isLate { complain(ofAllSince: arrival) }
    }

    /// Logs that a loop is late, unless the last such warning is newer than the arrival of the notice.
    private func complain(ofAllSince arrival: MonotonicTime) {
        let isNew = progress.withLock { progress in
            if let lastWarning = progress.lastWarning, lastWarning > arrival { return false }
            progress.lastWarning = .now
            return true
        }
        if isNew { log.warning("an event loop is too busy to receive an access change in time") }
    }

    /// Counts a server's confirmation, and wakes the task waiting on this loop after the last confirmation.
    private func confirm(_ notice: String, on loop: EventLoop) {
        let signal = waiting.withLock { waiting -> WakeSignal? in
            guard var waiter = waiting[notice], waiter.loop === loop else { return nil }
            waiter.missing -= 1
            waiting[notice] = waiter.missing > 0 ? waiter : nil
            return waiter.missing > 0 ? nil : waiter.signal
        }
        signal?.wake()
    }

    // MARK: Making a change

    /// Commits a transaction that changes access, and waits until every listening server has confirmed.
    func commit(_ transaction: Transaction, notifying accounts: [Int64], on loop: EventLoop) async throws(PostgresError) {
        var expected: [(notice: String, signal: WakeSignal)] = []
        defer { for (notice, _) in expected { forget(notice) } }
        for account in accounts {
            let sent = try await transaction.execute(Self.notifying(ofAccount: account)).one(SentNotice.self)
            if let signal = expect(sent.notice, from: sent.servers, on: loop) { expected.append((sent.notice, signal)) }
        }
        try await transaction.commit()
        for (notice, signal) in expected { await wait(for: notice, signal, on: loop) }
    }

    /// A notice, and the number of servers that will receive it.
    private struct SentNotice: Decodable {
        let notice: String
        let servers: Int
    }

    /// The statement that notifies all servers once its transaction is committed.
    private static func notifying(ofAccount account: Int64) -> BoundStatement {
        """
        SELECT tell_access_changed(\(account)) AS notice, (
            SELECT count(*) FROM pg_stat_activity WHERE application_name = \(NotificationHub.countedName) AND datname = current_database()
        ) AS servers
        """
    }

    /// Registers a waiter before the commit, because confirmations may arrive before the commit returns.
    private func expect(_ notice: String, from servers: Int, on loop: EventLoop) -> WakeSignal? {
        guard servers > 0 else { return nil }
        let signal = WakeSignal()
        waiting.withLock { $0[notice] = Waiter(loop: loop, signal: signal, missing: servers) }
        return signal
    }

    /// Waits for the confirmations, up to the time limit.
    private func wait(for notice: String, _ signal: WakeSignal, on loop: EventLoop) async {
        let timer = loop.schedule(after: Self.timeout) { signal.wake() }
        await signal.wait()
        loop.cancel(timer)
        // The last confirmation would have removed the waiter.
        if forget(notice) { log.warning("a server has not confirmed that access has ended; its cache expires within a minute") }
    }

    /// Removes the waiter of a notice.
    ///
    /// Returns whether there was a waiter.
    @discardableResult
    private func forget(_ notice: String) -> Bool {
        waiting.withLock { $0.removeValue(forKey: notice) != nil }
    }
}
