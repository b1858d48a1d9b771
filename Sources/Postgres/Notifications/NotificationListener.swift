import Glibc
import Reactor
import Synchronization

/// The thread of a hub: keeps a connection that does what the clients wish, and hands them what it hears.
final class NotificationListener: Sendable {
    private let connectionString: String
    private let clients: NotificationClients
    /// After how much silence the connection is probed, and how long any answer may take: a path that is dead, or a server that hangs, is
    /// noticed after the two together.
    private let patience: Duration
    /// Wakes the thread for its end.
    private let end: EventSignal
    private let isStopping = Atomic(false)
    private let thread = Lock<Thread?>(nil)
    private static let delays = Duration.milliseconds(100)...Duration.seconds(2)

    /// Starts the thread.
    init(connectionString: String, patience: Duration, clients: NotificationClients) throws(SystemError) {
        self.connectionString = connectionString
        self.patience = patience
        self.clients = clients
        end = try EventSignal()
        let thread = try Thread { [self] in run() }
        self.thread.withLock { $0 = thread }
    }

    /// Ends the thread and waits for it; blocks for a moment.
    func stop() {
        isStopping.store(true, ordering: .releasing)
        end.give()
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
                let connection = try ListeningConnection(to: connectionString, patience: patience, until: end.raw)
                try serve(connection, &backoff)
            } catch {
                guard isRunning else { return }
                clients.stopListening(.disconnected("\(error)"))
                _ = wait(for: -1, nil, atMost: backoff.delay(using: &generator))
            }
        }
    }

    /// Serves the clients until the connection breaks or the thread is to end.
    private func serve(_ connection: ListeningConnection, _ backoff: inout Backoff) throws(PostgresError) {
        while isRunning {
            // Before looking: what comes while we look gives it again.
            clients.work.takeBack()
            if let wishes = clients.takeChanges() {
                try connection.follow(wishes)
                backoff.reset()
                clients.beginListening(wishes.newcomers)
            }
            let replies = clients.takeReplies()
            for reply in replies { try connection.send(reply) }
            let notifications = try connection.notifications()
            clients.deliver(notifications, at: .now)
            // With the answer to a reply more may have come, of which the socket does not tell.
            guard replies.isEmpty, notifications.isEmpty else { continue }
            if !wait(for: connection.socket, clients.work.raw, atMost: patience) { try connection.probe() }
        }
    }

    /// Sleeps until a descriptor can be read, or the thread is to end; false when neither came about in time.
    private func wait(for socket: Int32, _ work: Int32?, atMost time: Duration) -> Bool {
        var watched = [end.raw, socket, work ?? -1].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        return unsafe poll(&watched, 3, Int32(clamping: Int(time / .milliseconds(1)))) != 0
    }
}
