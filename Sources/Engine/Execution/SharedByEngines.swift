public import Postgres

/// The state shared by the engines of all loops in a process.
public struct SharedByEngines: Sendable {
    /// The documents that clients have registered.
    public let persisted: PersistedDocuments
    /// The measured times of statements.
    public let times: StatementTimes
    /// The turns for expensive requests.
    public let slowLane: SlowLane
    /// The counts of open subscriptions.
    public let subscriptions: SubscriptionCounts

    /// Empty state, within the bounds of a configuration.
    public init(_ configuration: EngineConfiguration) {
        persisted = PersistedDocuments(entries: configuration.documents.persisted, bytes: configuration.documents.persistedBytes)
        // Cap the time of one run. If a statement's mean is below a third of the limit for slow statements, a single slow run then does
        // not raise the mean above the limit.
        times = StatementTimes(maximum: configuration.slowLane.time.wholeNanoseconds * 3)
        slowLane = SlowLane(configuration.slowLane)
        subscriptions = SubscriptionCounts(configuration.subscriptions)
    }
}
