/// How many subscriptions may be open.
public struct SubscriptionLimits: Sendable {
    /// On one connection.
    public var perConnection = 50
    /// Of one account, or of the strangers of one network, in the process.
    public var perClient = 500
    /// In the process.
    public var total = 50_000
    /// How many responses may wait for a subscriber before it is dropped.
    public var waiting = 64

    /// The defaults.
    public init() {}
}
