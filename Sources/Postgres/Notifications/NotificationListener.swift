import Glibc
public import Reactor
import Synchronization

/// One connection that hears what is told by NOTIFY, on a thread of its own; connects again whenever it breaks.
///
/// What is told while there is no connection is lost, so whoever keeps something because nothing was told must forget it at `.deaf`.
public final class NotificationListener: Sendable {
    /// What the listener tells, on its thread.
    public enum Event: Sendable, Equatable {
        /// From now on nothing is missed.
        case listening
        /// Things may be missed.
        case deaf(String)
        /// Somebody has told something on a channel.
        case notification(channel: String, payload: String)
    }

    /// What is to be told in return.
    public struct Reply: Sendable {
        let channel: String
        let payload: String

        /// A notification to be sent.
        public init(channel: String, payload: String) {
            self.channel = channel
            self.payload = payload
        }
    }

    /// What the connections of listeners call themselves, by which they can be counted.
    public static let applicationName = "cupboard listener"

    /// Wakes the thread for its end.
    private let end: EventSignal
    private let isStopping = Atomic(false)
    private let thread = Lock<Thread?>(nil)
    private static let delays = Duration.milliseconds(100)...Duration.seconds(2)
    /// After how much silence the connection is probed, and how long any answer may take: a path that is dead, or a server that hangs, is
    /// noticed after the two together.
    private let patience: Duration
    /// The kernel's patience with a peer that acknowledges nothing, for what waits without a time of its own: the end of connecting.
    private static let socketSettings = [
        ("keepalives", "1"), ("keepalives_idle", "10"), ("keepalives_interval", "5"), ("keepalives_count", "3"),
        ("tcp_user_timeout", "15000"),
    ]

    /// Starts to listen.
    ///
    /// - Parameters:
    ///   - connectionString: The database, as libpq reads it.
    ///   - channels: The channels, named by the program.
    ///   - patience: After how much silence the connection is probed, and how long any answer may take.
    ///   - tell: Called on the listener's thread, in order; may answer what is to be told in return.
    /// - Throws: When the system gives no thread or descriptor; what is wrong with the database is told.
    public init(
        connectionString: String,
        channels: [String],
        patience: Duration = .seconds(10),
        tell: @escaping @Sendable (Event) -> Reply?
    ) throws(SystemError) {
        self.patience = patience
        end = try EventSignal()
        let thread = try Thread { [self] in run(connectionString, channels, tell) }
        self.thread.withLock { $0 = thread }
    }

    /// Ends the thread and waits for it; blocks for a moment.
    public func stop() {
        isStopping.store(true, ordering: .releasing)
        end.give()
        let thread = self.thread.withLock { thread in
            defer { thread = nil }
            return thread
        }
        thread?.join()
    }

    private var isRunning: Bool { !isStopping.load(ordering: .acquiring) }

    private func run(_ connectionString: String, _ channels: [String], _ tell: (Event) -> Reply?) {
        var backoff = Backoff(Self.delays)
        var generator = SystemRandomNumberGenerator()
        while isRunning {
            do throws(PostgresError) {
                let session = try PostgresSession(connectionString, applicationName: Self.applicationName, Self.socketSettings)
                // What is told in return need not outlive a crash.
                try run("SET synchronous_commit = off", on: session)
                // Whatever the connection string says, for listeners are counted by it.
                try run("SELECT set_config('application_name', \(Self.applicationName), false)", on: session)
                for channel in channels {
                    try session.execute("LISTEN \(QuotedIdentifier(channel))", atMost: patience, until: end.raw)
                }
                backoff.reset()
                _ = tell(.listening)
                while isRunning {
                    let told = try session.notifications()
                    for (channel, payload) in told {
                        guard let reply = tell(.notification(channel: channel, payload: payload)) else { continue }
                        try run("SELECT pg_notify(\(reply.channel), \(reply.payload))", on: session)
                    }
                    // With the answer to a reply more may have come, of which the socket does not tell.
                    guard told.isEmpty else { continue }
                    if !wait(for: session.socket, atMost: patience) { try run("SELECT 1", on: session) }
                }
            } catch {
                guard isRunning else { return }
                _ = tell(.deaf("\(error)"))
                _ = wait(for: -1, atMost: backoff.delay(using: &generator))
            }
        }
    }

    /// Runs a command, unless it takes too long or the listener is to stop.
    private func run(_ command: BoundStatement, on session: PostgresSession) throws(PostgresError) {
        try session.execute(command.statement.sql, command.parameters, atMost: patience, until: end.raw)
    }

    /// Sleeps until a descriptor can be read, or the listener is to stop; false when neither came about in time.
    private func wait(for descriptor: Int32, atMost time: Duration) -> Bool {
        var watched = [pollfd(fd: end.raw, events: Int16(POLLIN), revents: 0), pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
        return unsafe poll(&watched, 2, Int32(clamping: Int(time / .milliseconds(1)))) != 0
    }
}
