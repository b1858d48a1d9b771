/// Which requests count as expensive, and the connections of their own for them.
public struct SlowLaneLimits: Sendable {
    /// From how many points on a request is expensive.
    public var cost = 2_500
    /// How long PostgreSQL is busy with the requests of a plan, in the mean, until they count as expensive.
    public var time = Duration.milliseconds(50)
    /// The connections of each loop.
    public var connections = 2
    /// How many requests may wait for them.
    public var waitingRequests = 64
    /// The connections of each loop for mutations, one transaction at a time on each.
    public var writingConnections = 4

    /// The defaults.
    public init() {}
}
