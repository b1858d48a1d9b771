/// The maximum numbers of open subscriptions.
public struct SubscriptionLimits: Sendable {
    /// Subscriptions on one connection.
    public var perConnection = 50
    /// Subscriptions of one account, or of all anonymous clients of a network, in the process.
    public var perClient = 500
    /// Subscriptions in the process.
    public var total = 50_000
    /// The number of responses that may wait for a subscriber before it is dropped.
    public var waiting = 64

    /// The defaults.
    public init() {}
}
