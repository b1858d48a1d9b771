public import Postgres

/// What all engines of a process have together, whichever loop they belong to.
public struct SharedByEngines: Sendable {
    /// The documents that clients have registered.
    public let persisted: PersistedDocuments
    /// How long statements take.
    public let times: StatementTimes
    /// Who may run what is expensive.
    public let slowLane: SlowLane
    /// How many subscriptions are open.
    public let subscriptions: SubscriptionCounts

    /// Nothing learned yet, within the bounds of a configuration.
    public init(_ configuration: EngineConfiguration) {
        persisted = PersistedDocuments(entries: configuration.documents.persisted, bytes: configuration.documents.persistedBytes)
        // One run counts for less than makes a statement slow in the mean.
        times = StatementTimes(most: configuration.slowLane.time.wholeNanoseconds * 3)
        slowLane = SlowLane(configuration.slowLane)
        subscriptions = SubscriptionCounts(configuration.subscriptions)
    }
}
