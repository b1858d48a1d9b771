/// Which requests count as expensive, and the connections of their own for them.
public struct SlowLaneLimits: Sendable {
    /// From how many points on a request is expensive.
    public var cost = 2_500
    /// How long PostgreSQL is expected to be busy with a request, from what it has taken in the mean, until it counts as expensive.
    public var time = Duration.milliseconds(50)
    /// How long a request that does not count as expensive may hold a connection that others wait behind; then it is cancelled, and goes on
    /// as one that does.
    public var holding = Duration.milliseconds(150)
    /// How many expensive requests run at once in the process, one of each client.
    public var connections = 2
    /// How many may wait for their turn in the process; beyond that the client with most of them is refused one.
    public var waitingRequests = 128
    /// The connections of each loop for mutations, one transaction at a time on each.
    public var writingConnections = 4

    /// The defaults.
    public init() {}
}

extension Duration {
    /// Whole nanoseconds; none for what is negative.
    var nanoseconds: UInt64 { UInt64(clamping: Int64(self / .nanoseconds(1))) }
}
