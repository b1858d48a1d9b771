public import Postgres

/// The settings of an engine.
public struct EngineConfiguration: Sendable {
    /// The database, as a libpq connection string.
    public var connectionString: String
    /// The migrations that the engine requires before it is ready.
    public var requiredMigrations: [String] = []
    /// Whether strangers learn only what clients need: no introspection, no suggestions, no lines of their documents.
    public var isProduction = false
    /// Limits on what one request may ask for.
    public var limits = OperationLimits()
    /// Whether clients pay for the actual execution time if it exceeds the estimate.
    public var chargesRunningTime = true
    /// The settings for accepting and caching documents.
    public var documents = DocumentSettings()
    /// The limits that make a request expensive, and the connections reserved for expensive requests.
    public var slowLane = SlowLaneLimits()
    /// The maximum numbers of open subscriptions.
    public var subscriptions = SubscriptionLimits()
    /// The connections of each loop.
    public var pool = PoolConfiguration()

    /// The defaults for a database.
    public init(connectionString: String) {
        self.connectionString = connectionString
    }
}
