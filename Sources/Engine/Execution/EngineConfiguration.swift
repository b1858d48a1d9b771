public import Postgres

/// The settings of an engine.
public struct EngineConfiguration: Sendable {
    /// The database, as libpq reads it.
    public var connectionString: String
    /// The migrations without which the engine is not ready.
    public var requiredMigrations: [String] = []
    /// Whether strangers are told only what clients need: no introspection, no suggestions, no lines of their documents.
    public var isProduction = false
    /// Bounds on what one request may ask.
    public var limits = OperationLimits()
    /// Whether clients pay for the time that a run has really taken where that is more than was reckoned.
    public var chargesRunningTime = true
    /// Which documents are taken and remembered.
    public var documents = DocumentSettings()
    /// Which requests count as expensive, and the connections of their own for them.
    public var slowLane = SlowLaneLimits()
    /// How many subscriptions may be open.
    public var subscriptions = SubscriptionLimits()
    /// The connections of each loop.
    public var pool = PoolConfiguration()

    /// The defaults for a database.
    public init(connectionString: String) {
        self.connectionString = connectionString
    }
}
