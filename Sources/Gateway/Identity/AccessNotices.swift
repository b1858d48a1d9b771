import Logging
import Postgres
import Reactor

/// Hears from the database whose access has changed – a session ended, an account disabled – and makes every loop forget what it knows.
///
/// The database tells all servers at once when the change is committed. Whoever makes such a change waits until the notice has come back, so
/// that an answer "logged out" is true everywhere (the others hear it at the same moment, give or take their own threads).
final class AccessNotices: Sendable {
    private struct State {
        var isListening = false
        /// Those who wait for a notice about an account.
        var waiting: [Int64: [Waiter]] = [:]
    }

    /// Somebody who waits, on the loop to be woken at.
    private struct Waiter: Sendable {
        let loop: EventLoop
        let signal: WakeSignal
    }

    static let channel = "cupboard_access"
    /// How long somebody waits for the notice of a change; a server that does not hear it in time remembers nothing.
    private static let patience = Duration.seconds(1)

    private let state = Lock(State())
    private let loops: [EventLoop]
    private let gateways: [LoopGateway]
    private let listener = Lock<NotificationListener?>(nil)

    init(loops: [EventLoop], gateways: [LoopGateway]) {
        self.loops = loops
        self.gateways = gateways
    }

    func start(connectionString: String, log: Logger) throws(SystemError) {
        let listener = try NotificationListener(connectionString: connectionString, channels: [Self.channel]) { [self] event in
            hear(event, log)
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

    /// On the listener's thread.
    private func hear(_ event: NotificationListener.Event, _ log: Logger) {
        switch event {
        case .listening:
            state.withLock { $0.isListening = true }
            onEachLoop { $0.identities.forgetAll(isListening: true) }
        case .deaf(let reason):
            log.warning("changes of access are not heard; every request looks its session up", metadata: ["reason": "\(reason)"])
            let waiting = state.withLock { state in
                state.isListening = false
                defer { state.waiting = [:] }
                return Array(state.waiting.values.joined())
            }
            onEachLoop { $0.identities.forgetAll(isListening: false) }
            waiting.forEach(wake)
        case .notification(_, let payload):
            guard let account = Int64(payload) else { return }
            onEachLoop { $0.identities.forget(account: account) }
            // Behind that in the queue of its loop, so what was known is forgotten when the waiter goes on.
            state.withLock { $0.waiting.removeValue(forKey: account) ?? [] }.forEach(wake)
        }
    }

    private func onEachLoop(_ body: @escaping @Sendable (LoopGateway) -> Void) {
        for (loop, gateway) in zip(loops, gateways) { Task(executorPreference: loop) { body(gateway) } }
    }

    private func wake(_ waiter: Waiter) {
        Task(executorPreference: waiter.loop) { waiter.signal.wake() }
    }

    // MARK: Waiting for a notice

    /// Registers for the next notice about an account, before the change is committed.
    func expect(account: Int64, on loop: EventLoop) -> WakeSignal? {
        let signal = WakeSignal()
        return state.withLock { state in
            guard state.isListening else { return nil }
            state.waiting[account, default: []].append(Waiter(loop: loop, signal: signal))
            return signal
        }
    }

    /// Waits for a notice, not for long.
    static func wait(for signal: WakeSignal, on loop: EventLoop) async {
        let timer = loop.schedule(after: patience) { signal.wake() }
        await signal.wait()
        loop.cancel(timer)
    }
}
