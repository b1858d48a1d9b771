public import Reactor
import Synchronization

/// Hears what is told by NOTIFY, for the whole process: one connection, on a thread of its own, that is made again whenever it breaks.
///
/// A client registers the channels that it wants to hear and takes its events with `NotificationRegistration.next`, in a task of its own.
/// What is promised to each:
///
/// - Notifications come in the order of the commits that told them, each at most once, and none of channels that the client does not name.
/// - Between `listening` and the next `deaf` none is missing. Gaps are always told: a client that keeps something because nothing was told
///   must forget it at `deaf`, and may look at the database and keep again from `listening` on.
/// - `deaf` also comes for each attempt to connect that fails, and to a client that has more events waiting than its capacity: once it has
///   taken those. What is told until then is dropped, and `listening` follows at once if there is a connection.
/// - No client waits for another, nor the connection for any of them.
public final class NotificationHub: Sendable {
    /// What the connection calls itself while a client is counted: by this name in `pg_stat_activity` one knows how many processes listen.
    public static let countedName = "cupboard listener"

    private let clients: NotificationClients
    private let listener = Lock<NotificationListener?>(nil)

    /// A hub that is not connected; clients may register already.
    ///
    /// - Throws: When the system gives no descriptor.
    public init() throws(SystemError) {
        clients = try NotificationClients()
    }

    /// Begins to connect; once only.
    ///
    /// - Parameters:
    ///   - connectionString: The database, as libpq reads it.
    ///   - patience: After how much silence the connection is probed, and how long any answer may take.
    /// - Throws: When the system gives no thread or descriptor; what is wrong with the database the clients are told.
    public func start(connectionString: String, patience: Duration = .seconds(10)) throws(SystemError) {
        let listener = try NotificationListener(connectionString: connectionString, patience: patience, clients: clients)
        self.listener.withLock { former in
            precondition(former == nil, "a hub is started once")
            former = listener
        }
    }

    /// Closes the connection, unregisters all clients and waits for the thread's end; blocks for a moment.
    public func stop() {
        let listener = self.listener.withLock { listener in
            defer { listener = nil }
            return listener
        }
        listener?.stop()
        clients.finish()
    }

    /// Adds a client, at any time; a connection that is there is made to hear its channels.
    ///
    /// - Parameters:
    ///   - channels: What it wants to hear, named by the program.
    ///   - isCounted: Whether others count the processes that have such a client, to wait until each has confirmed what it has heard. A process
    ///     is counted when the channels are heard, before its client is told so, and no longer when the last such client has gone.
    ///   - capacity: How many events may wait for the client; each may hold a payload of up to 8 kB.
    /// - Returns: What the client takes its events from; with the last reference to it the client is unregistered.
    public func register(channels: [String], isCounted: Bool = false, capacity: Int = 1_000) -> NotificationRegistration {
        precondition(channels.allSatisfy(Self.isChannel), "a channel's name is 1 to 63 bytes without NUL")
        return NotificationRegistration(
            id: clients.add(channels: Set(channels), isCounted: isCounted, capacity: capacity),
            clients: clients
        )
    }

    /// Whether PostgreSQL takes it for a channel's name, whole.
    static func isChannel(_ name: String) -> Bool {
        (1..<64).contains(name.utf8.count) && !name.utf8.contains(0)
    }
}
