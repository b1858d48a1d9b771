/// The limits of one loop's pool; the defaults suit a gateway beside its database.
public struct PoolConfiguration: Sendable {
    /// The number of connections that the loop keeps.
    public var connections = 4
    /// The maximum number of requests under way on one connection; further ones wait.
    ///
    /// Large enough to keep PostgreSQL busy over a network's round trip, and small enough that a slow request delays only few others.
    public var requestsPerConnection = 64
    /// The maximum load under way on one connection, as the sum of the requests' loads; further requests wait.
    ///
    /// So expensive requests delay fewer others than cheap ones do.
    public var loadPerConnection = 2_500
    /// The maximum time that one bounded request may hold a connection; nil for no limit.
    ///
    /// A request that exceeds it is cancelled and fails with `.overran`.
    public var holdingLimit: Duration?
    /// The maximum number of waiting requests; further ones fail at once with `.overloaded`.
    public var waitingRequests = 1_024
    /// The maximum time that a request may wait for a working connection.
    ///
    /// When the first in the queue has waited so long, new requests also fail at once with `.overloaded`.
    ///
    /// A longer queue would only make every answer late.
    public var queueingTimeout = Duration.seconds(1)
    /// Whether to connect only when the first request arrives.
    public var connectsLazily = false
    /// The number of prepared statements per connection; PostgreSQL needs about ten KiB for each.
    public var preparedStatements = 256
    /// The default timeout of a request, including the time it waits.
    public var requestTimeout = Duration.seconds(10)
    /// The maximum time that requests wait for a first or new connection before they fail with `.unavailable`.
    public var availabilityTimeout = Duration.seconds(2)
    /// The timeout of one attempt to connect.
    public var connectTimeout = Duration.seconds(5)
    /// The maximum time that a cancelled statement may continue; then its connection is closed.
    public var cancellationGrace = Duration.seconds(5)
    /// The delay before reconnecting: doubled after each failure, within this range.
    public var reconnectDelay = Duration.milliseconds(50)...Duration.seconds(1)
    /// The settings of every session.
    public var settings = SessionSettings.readLane()
    /// The settings of sessions for mutations.
    public var writeSettings = SessionSettings.writeLane()

    /// The defaults.
    public init() {}
}
