/// A connection that listens on the channels that clients wish, and sends what they tell.
///
/// After an error it is of no more use.
final class ListeningConnection {
    private let session: PostgresSession
    /// The channels that are heard.
    private var channels: Set<String> = []
    private var isCounted = false
    /// How long any answer may take.
    private let patience: Duration
    /// A descriptor that can be read as soon as no answer is wanted any more.
    private let end: Int32

    /// The connection's name while no client is counted.
    private static let name = "cupboard notifications"
    /// The kernel's patience with a peer that acknowledges nothing, for what waits without a time of its own: the end of connecting.
    private static let socketSettings = [
        ("keepalives", "1"), ("keepalives_idle", "10"), ("keepalives_interval", "5"), ("keepalives_count", "3"),
        ("tcp_user_timeout", "15000"),
    ]

    /// Connects and waits for it.
    init(to connectionString: String, patience: Duration, until end: Int32) throws(PostgresError) {
        self.patience = patience
        self.end = end
        session = try PostgresSession(connectionString, applicationName: Self.name, Self.socketSettings)
        // What is told need not outlive a crash.
        try run("SET synchronous_commit = off")
        try call(itself: Self.name)
    }

    /// What to poll for notifications.
    var socket: Int32 { session.socket }

    /// Listens on the channels that are wished, and on no others.
    ///
    /// Who is counted hears already: otherwise a confirmation would be waited for that cannot come.
    func follow(_ wishes: NotificationClients.Wishes) throws(PostgresError) {
        if isCounted, !wishes.isCounted { try call(itself: Self.name) }
        for channel in channels.subtracting(wishes.channels) { try execute("UNLISTEN \(QuotedIdentifier(channel))") }
        for channel in wishes.channels.subtracting(channels) { try execute("LISTEN \(QuotedIdentifier(channel))") }
        if wishes.isCounted, !isCounted { try call(itself: NotificationHub.countedName) }
        channels = wishes.channels
        isCounted = wishes.isCounted
    }

    /// Tells something on a channel.
    func send(_ reply: NotificationClients.Reply) throws(PostgresError) {
        try run("SELECT pg_notify(\(reply.channel), \(reply.payload))")
    }

    /// What was told and has arrived, oldest first; does not wait.
    func notifications() throws(PostgresError) -> [(channel: String, payload: String)] {
        try session.notifications()
    }

    /// Asks for an answer, whichever.
    func probe() throws(PostgresError) {
        try run("SELECT 1")
    }

    /// Names the connection, whatever the connection string says, for processes are counted by it.
    private func call(itself name: String) throws(PostgresError) {
        try run("SELECT set_config('application_name', \(name), false)")
    }

    private func run(_ command: BoundStatement) throws(PostgresError) {
        try session.execute(command.statement.sql, command.parameters, atMost: patience, until: end)
    }

    private func execute(_ sql: String) throws(PostgresError) {
        try session.execute(sql, atMost: patience, until: end)
    }
}
