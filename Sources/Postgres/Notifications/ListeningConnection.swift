/// A connection that listens on the channels its clients want, and sends their notifications.
///
/// After an error it is unusable.
final class ListeningConnection {
    private let session: PostgresSession
    /// The channels that the connection listens on.
    private var channels: Set<String> = []
    private var isCounted = false
    /// The timeout of each statement.
    private let timeout: Duration
    /// A descriptor that becomes readable when the wait should stop.
    private let end: Int32

    /// The connection's name while no client is counted.
    private static let name = "cupboard notifications"
    /// The kernel's timeouts for a peer that acknowledges nothing.
    ///
    /// They limit sending, which has no other timeout: `connect_timeout` limits connecting, and `execute` the wait for a response.
    private static let socketSettings = [
        ("keepalives", "1"), ("keepalives_idle", "10"), ("keepalives_interval", "5"), ("keepalives_count", "3"),
        ("tcp_user_timeout", "15000"),
    ]

    /// Connects, and blocks until connected.
    init(to connectionString: String, timeout: Duration, until end: Int32) throws(PostgresError) {
        self.timeout = timeout
        self.end = end
        session = try PostgresSession(connectionString, applicationName: Self.name, Self.socketSettings)
        // Notifications need not survive a crash.
        try run("SET synchronous_commit = off")
        try call(itself: Self.name)
    }

    /// The descriptor to poll for notifications.
    var socket: Int32 { session.socket }

    /// Listens on exactly the wanted channels.
    ///
    /// A counted process must already be listening. Otherwise others would wait for a confirmation that it cannot send.
    func follow(_ wishes: NotificationClients.Wishes) throws(PostgresError) {
        if isCounted, !wishes.isCounted { try call(itself: Self.name) }
        for channel in channels.subtracting(wishes.channels) { try execute("UNLISTEN \(QuotedIdentifier(channel))") }
        for channel in wishes.channels.subtracting(channels) { try execute("LISTEN \(QuotedIdentifier(channel))") }
        if wishes.isCounted, !isCounted { try call(itself: NotificationHub.countedName) }
        channels = wishes.channels
        isCounted = wishes.isCounted
    }

    /// Sends a notification on a channel.
    func send(_ notification: NotificationClients.OutgoingNotification) throws(PostgresError) {
        try run("SELECT pg_notify(\(notification.channel), \(notification.payload))")
    }

    /// The notifications that have arrived, oldest first; does not wait.
    func notifications() throws(PostgresError) -> [(channel: String, payload: String)] {
        try session.notifications()
    }

    /// Checks that the connection still answers.
    func probe() throws(PostgresError) {
        try run("SELECT 1")
    }

    /// Sets the connection's name, overriding the connection string, because processes are counted by this name.
    private func call(itself name: String) throws(PostgresError) {
        try run("SELECT set_config('application_name', \(name), false)")
    }

    private func run(_ command: BoundStatement) throws(PostgresError) {
        try session.execute(command.statement.sql, command.parameters, atMost: timeout, until: end)
    }

    private func execute(_ sql: String) throws(PostgresError) {
        try session.execute(sql, atMost: timeout, until: end)
    }
}
