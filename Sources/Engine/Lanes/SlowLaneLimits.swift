/// The limits that make a request expensive, and the connections reserved for expensive requests.
public struct SlowLaneLimits: Sendable {
    /// The minimum cost of an expensive request, in points.
    public var cost = 2_500
    /// The minimum expected database time of an expensive request, from the mean of earlier runs.
    public var time = Duration.milliseconds(50)
    /// The maximum time that an inexpensive request may hold a connection that others wait for.
    ///
    /// After that it is cancelled, and runs again as an expensive request.
    public var holding = Duration.milliseconds(150)
    /// The number of expensive requests that run at once in the process, at most one per client.
    public var connections = 2
    /// The number of requests that may wait for their turn in the process; beyond it, the client with the most waiting requests loses one.
    public var waitingRequests = 128
    /// The connections of each loop for mutations, with one transaction at a time on each.
    public var writingConnections = 4

    /// The defaults.
    public init() {}
}

extension Duration {
    /// Whole nanoseconds; zero for negative durations.
    var wholeNanoseconds: UInt64 { UInt64(clamping: Int64(self / .nanoseconds(1))) }
}
