public import Logging
public import Postgres
import Reactor

/// Hears from the database whose access has changed – a session ended, an account disabled – and makes every loop forget what it knows.
///
/// Every server confirms what it has heard, and the one that makes such a change waits for the confirmations of all servers that listen. So when
/// an answer says “logged out”, the token is dead on every server. Each loop is a client of the hub, so that none waits for another.
public final class AccessNotices: Sendable {
    /// Somebody who waits until a change has been heard everywhere.
    private struct Waiter: Sendable {
        let loop: EventLoop
        let signal: WakeSignal
        /// How many servers have not confirmed yet.
        var missing: Int
    }

    /// How far the loops are with what was told.
    private struct Progress {
        /// The loops that are to forget.
        var witnesses: [AccessWitness] = []
        /// The loops that have not forgotten yet, for each notice that some have.
        var missing: [String: Set<Int>] = [:]
        /// When it was last said in the log that a loop is late.
        var complaint: MonotonicTime?
    }

    static let changes = "cupboard_access"
    private static let confirmations = "cupboard_access_heard"
    /// How long somebody waits for the confirmations; a server that gives none, because its network is broken, say, forgets by itself after
    /// a minute.
    private static let patience = Duration.seconds(1)

    private let waiting = Lock<[String: Waiter]>([:])
    private let progress = Lock(Progress())
    private let hub: NotificationHub
    private let log: Logger
    private let registrations = Lock<[NotificationRegistration]>([])

    /// Hears nothing yet.
    public init(hub: NotificationHub, log: Logger) {
        self.hub = hub
        self.log = log
    }

    /// Registers the loops; the hub may be started before or later.
    public func start(_ witnesses: [AccessWitness]) {
        progress.withLock { $0.witnesses = witnesses }
        for (number, witness) in witnesses.enumerated() {
            let registration = hub.register(channels: [Self.changes, Self.confirmations], isCounted: true)
            registrations.withLock { $0.append(registration) }
            Task(executorPreference: witness.loop) { [self] in
                while let event = await registration.next() {
                    hear(event, on: number, registration)
                }
            }
        }
    }

    /// Hears no more; the tasks on the loops end.
    public func stop() {
        let former = registrations.withLock { registrations in
            defer { registrations = [] }
            return registrations
        }
        for registration in former { registration.unregister() }
    }

    // MARK: On each loop

    /// Does what an event asks of a loop.
    private func hear(_ event: NotificationEvent, on number: Int, _ registration: NotificationRegistration) {
        let witness = progress.withLock { $0.witnesses[number] }
        switch event {
        case .listening:
            witness.listener.forgetAll(isListening: true)
        case .deaf(let reason):
            witness.listener.forgetAll(isListening: false)
            // What all are told one says.
            guard number == 0 || reason == .fellBehind else { return }
            log.warning("changes of access are not heard; every request looks its session up", metadata: ["reason": "\(reason)"])
        case .notification(Self.changes, let notice, let arrival):
            // The number of the account, and that of the transaction.
            guard let account = notice.split(separator: " ").first.flatMap({ Int64($0) }) else { return }
            witness.listener.forget(account: account)
            // The confirmation says that the account is forgotten, not that it will be.
            guard hasForgotten(notice, arrival, on: number) else { return }
            registration.notify(channel: Self.confirmations, payload: notice)
        case .notification(Self.confirmations, let notice, _):
            confirm(notice, on: witness.loop)
        case .notification:
            break
        }
    }

    /// Notes that a loop has forgotten what a notice tells of; answers whether it was the last of all, and none was late.
    private func hasForgotten(_ notice: String, _ arrival: MonotonicTime, on number: Int) -> Bool {
        // Not the loop's: its turn may have begun before something that took long.
        let left = arrival.advanced(by: Self.patience).since(.now)
        guard left > .zero else {
            complain(ofAllSince: arrival)
            return false
        }
        let (isFirst, isLast, loop) = progress.withLock { progress in
            let before = progress.missing[notice]
            let missing = (before ?? Set(progress.witnesses.indices)).subtracting([number])
            progress.missing[notice] = missing.isEmpty ? nil : missing
            return (before == nil, missing.isEmpty, progress.witnesses[number].loop)
        }
        // The first watches over the others: one that is blocked cannot say that it is late.
        if isFirst, !isLast {
            _ = loop.schedule(after: left) { [weak self] in self?.endWatch(over: notice, arrival) }
        }
        return isLast
    }

    /// The time in which all loops should have forgotten is over.
    private func endWatch(over notice: String, _ arrival: MonotonicTime) {
        let isLate = progress.withLock { $0.missing.removeValue(forKey: notice) != nil }
        if isLate { complain(ofAllSince: arrival) }
    }

    /// Says that a loop is late; once for all that was told while it was.
    private func complain(ofAllSince arrival: MonotonicTime) {
        let isNew = progress.withLock { progress in
            if let complaint = progress.complaint, complaint > arrival { return false }
            progress.complaint = .now
            return true
        }
        if isNew { log.warning("a loop is so busy that a change of access reaches it late") }
    }

    /// A server has confirmed: wakes who waits for it on this loop, with the last.
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
            SELECT count(*) FROM pg_stat_activity WHERE application_name = \(NotificationHub.countedName) AND datname = current_database()
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

    /// Ends the wait for a notice; answers whether it was waited for.
    @discardableResult
    private func forget(_ notice: String) -> Bool {
        waiting.withLock { $0.removeValue(forKey: notice) != nil }
    }
}
