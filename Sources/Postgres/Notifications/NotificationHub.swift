public import Reactor
import Synchronization

/// Receives notifications for the whole process, on a separate thread with one connection that is reopened whenever it breaks.
///
/// A client registers its channels and takes its events with `NotificationRegistration.next`, in its own task. Each client has these
/// guarantees:
///
/// - Notifications arrive in commit order, each at most once, and only on the client's channels.
/// - None is missing between `listening` and the next `notListening`, and gaps are always reported. A client that caches data until it
///   is notified of a change must drop the data at `notListening`. From the next `listening` on it may read the database and cache again.
/// - `notListening` also follows each failed attempt to connect. A client with more pending events than its capacity receives
///   `notListening` after those events. Notifications are dropped until then, and `listening` follows at once if there is a connection.
/// - No client waits for another, nor the connection for any of them.
public final class NotificationHub: Sendable {
    /// The connection's name while a client is counted.
    ///
    /// `pg_stat_activity` shows by this name how many processes are listening.
    public static let countedName = "cupboard listener"

    private let clients: NotificationClients
    private let listener = Lock<NotificationListener?>(nil)

    /// Creates a hub that is not connected yet; clients may register already.
    ///
    /// - Throws: If the system provides no descriptor.
    public init() throws(SystemError) {
        clients = try NotificationClients()
    }

    /// Starts connecting; call it only once.
    ///
    /// - Parameters:
    ///   - connectionString: The database, in libpq's syntax.
    ///   - timeout: The maximum silence before the connection is probed, and the timeout of each response.
    /// - Throws: If the system provides no thread or descriptor. Errors of the database go to the clients as events.
    public func start(connectionString: String, timeout: Duration = .seconds(10)) throws(SystemError) {
        let listener = try NotificationListener(connectionString: connectionString, timeout: timeout, clients: clients)
        self.listener.withLock { former in
            precondition(former == nil, "a hub is started once")
            former = listener
        }
    }

    /// Closes the connection, unregisters all clients and waits for the thread to end; blocks for a moment.
    public func stop() {
        let listener = self.listener.withLock { listener in
            defer { listener = nil }
            return listener
        }
        listener?.stop()
        clients.finish()
    }

    /// Adds a client at any time; an existing connection starts listening on its channels.
    ///
    /// - Parameters:
    ///   - channels: The channels to listen on, named by the program.
    ///   - isCounted: Whether other processes count this one among the listeners, to wait until each has confirmed a notification. The
    ///     process is counted from when the connection listens, before the client receives `listening`, until its last such client is gone.
    ///   - capacity: The number of events that may be pending; each may hold a payload of up to 8 kB.
    /// - Returns: The source of the client's events; the client is unregistered with the last reference to it.
    public func register(channels: [String], isCounted: Bool = false, capacity: Int = 1_000) -> NotificationRegistration {
        precondition(channels.allSatisfy(Self.isChannel), "a channel's name is 1 to 63 bytes without NUL")
        return NotificationRegistration(
            id: clients.add(channels: Set(channels), isCounted: isCounted, capacity: capacity),
            clients: clients
        )
    }

    /// Whether PostgreSQL accepts a name as a channel's name without truncating it.
    static func isChannel(_ name: String) -> Bool {
        (1..<64).contains(name.utf8.count) && !name.utf8.contains(0)
    }
}
