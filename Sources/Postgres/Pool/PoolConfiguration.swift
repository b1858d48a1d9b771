/// The bounds of one loop's pool; the defaults suit a gateway beside its database.
public struct PoolConfiguration: Sendable {
    /// How many connections the loop keeps.
    public var connections = 4
    /// How many requests may be under way on one connection; further ones wait.
    ///
    /// Enough to keep PostgreSQL busy over a network's round trip, few enough that a slow request holds up only few others.
    public var requestsPerConnection = 64
    /// How much work may be under way on one connection, as the sum of what requests say of themselves; further ones wait.
    ///
    /// So that expensive requests hold up fewer others than cheap ones do.
    public var loadPerConnection = 2_500
    /// How long one request may hold a connection; then it is cancelled and fails with `.overran`, if it says that it is bounded. Nil for no such
    /// limit.
    public var holdingLimit: Duration?
    /// How many requests may wait; beyond that they fail at once with `.overloaded`.
    public var waitingRequests = 1_024
    /// How long a request may wait for a connection that works; when the first in the queue has waited so long, new ones fail at once with
    /// `.overloaded`, too.
    ///
    /// A queue that takes longer than that only makes everybody's answer late.
    public var queueingTimeout = Duration.seconds(1)
    /// Whether connections are made only when the first request comes.
    public var connectsLate = false
    /// How many prepared statements a connection keeps; PostgreSQL spends some ten KiB on each.
    public var preparedStatements = 256
    /// How long a request may take, waiting included, unless it says otherwise.
    public var requestTimeout = Duration.seconds(10)
    /// How long requests wait for a first or new connection before they fail with `.unavailable`.
    public var availabilityTimeout = Duration.seconds(2)
    /// How long one attempt to connect may take.
    public var connectTimeout = Duration.seconds(5)
    /// How long a cancelled statement may go on before its connection is given up.
    public var cancellationGrace = Duration.seconds(5)
    /// How long to wait before connecting again: doubled after each failure, between these two.
    public var reconnectDelay = Duration.milliseconds(50)...Duration.seconds(1)
    /// What every session is set to before it serves a request.
    public var settings = SessionSettings.readLane()
    /// What the sessions of mutations are set to.
    public var writeSettings = SessionSettings.writeLane()

    /// The defaults.
    public init() {}
}
