import Glibc
import Reactor
import Synchronization

/// The thread of a hub: keeps the connection in the state that the clients want and delivers notifications to them.
final class NotificationListener: Sendable {
    private let connectionString: String
    private let clients: NotificationClients
    /// The maximum silence before the connection is probed, and the timeout of each response.
    ///
    /// A dead network path or a hung server is noticed after both together.
    private let timeout: Duration
    /// Wakes the thread to end it.
    private let end: EventSignal
    private let isStopping = Atomic(false)
    private let thread = Lock<Thread?>(nil)
    private static let delays = Duration.milliseconds(100)...Duration.seconds(2)

    /// Starts the thread.
    init(connectionString: String, timeout: Duration, clients: NotificationClients) throws(SystemError) {
        self.connectionString = connectionString
        self.timeout = timeout
        self.clients = clients
        end = try EventSignal()
        let thread = try Thread { [self] in run() }
        self.thread.withLock { $0 = thread }
    }

    /// Ends the thread and waits for it; blocks for a moment.
    func stop() {
        isStopping.store(true, ordering: .releasing)
        end.set()
        let thread = self.thread.withLock { thread in
            defer { thread = nil }
            return thread
        }
        thread?.join()
    }

    private var isRunning: Bool { !isStopping.load(ordering: .acquiring) }

    private func run() {
        var backoff = Backoff(Self.delays)
        var generator = SystemRandomNumberGenerator()
        while isRunning {
            do throws(PostgresError) {
                let connection = try ListeningConnection(to: connectionString, timeout: timeout, until: end.raw)
                try serve(connection, &backoff)
            } catch {
                guard isRunning else { return }
                clients.stopListening(.disconnected("\(error)"))
                _ = wait(for: -1, nil, atMost: backoff.delay(using: &generator))
            }
        }
    }

    /// Serves the clients until the connection breaks or the thread should end.
    private func serve(_ connection: ListeningConnection, _ backoff: inout Backoff) throws(PostgresError) {
        while isRunning {
            // Reset the signal before looking; anything that arrives meanwhile sets it again.
            clients.work.reset()
            if let wishes = clients.takeChanges() {
                try connection.follow(wishes)
                backoff.reset()
                clients.beginListening(wishes.newClients)
            }
            let outgoing = clients.takeOutgoing()
            for notification in outgoing { try connection.send(notification) }
            let notifications = try connection.notifications()
            clients.deliver(notifications, at: .now)
            // More notifications may have arrived with the answer to an outgoing notification, and the socket does not report those.
            guard outgoing.isEmpty, notifications.isEmpty else { continue }
            if !wait(for: connection.socket, clients.work.raw, atMost: timeout) { try connection.probe() }
        }
    }

    /// Sleeps until a descriptor becomes readable or the thread should end; returns false after the timeout.
    private func wait(for socket: Int32, _ work: Int32?, atMost time: Duration) -> Bool {
        var watched = [end.raw, socket, work ?? -1].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        return unsafe poll(&watched, 3, Int32(clamping: Int(time / .milliseconds(1)))) != 0
    }
}
