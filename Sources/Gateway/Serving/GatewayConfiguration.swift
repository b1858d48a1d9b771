public import HTTP
public import Logging
public import Postgres

/// The settings of a gateway.
public struct GatewayConfiguration: Sendable {
    /// The database, as libpq reads it.
    public var connectionString: String
    /// The migrations without which the gateway is not ready.
    public var requiredMigrations: [String] = []
    /// Whether strangers are told only what clients need: no introspection, no suggestions, no details of errors.
    public var isProduction = false
    /// Bounds on what one request may ask.
    public var limits = OperationLimits()
    /// What requests may be like.
    public var requests = RequestConfiguration()
    /// What the addresses of photos begin with, without a slash at the end; nil for where each client has reached the server.
    public var photoAddress: String?
    /// How much of a loop's time new documents take.
    public var preparation = PreparationLimits()
    /// Which requests count as dear, and the connections of their own for them.
    public var slowLane = SlowLaneLimits()
    /// How many documents each loop remembers, the refused ones included.
    public var cachedDocuments = 1_000
    /// About how much memory these documents and their plans may take in each loop; beyond it the ones not used for longest are forgotten.
    public var cacheBytes = 32 * 1024 * 1024
    /// The connections of each loop.
    public var pool = PoolConfiguration()
    /// Bounds and time-outs of HTTP.
    public var http = HTTPConfiguration()
    /// How many points of cost the requests of a partner's key have in a minute, unless the key says otherwise; the default is some 0.4
    /// seconds of PostgreSQL.
    public var keyPoints = 20_000
    /// What is told of requests.
    public var observing = ObservingConfiguration()
    /// Where the gateway logs.
    public var log: Logger

    /// The defaults for a database.
    public init(connectionString: String, log: Logger) {
        self.connectionString = connectionString
        self.log = log
    }

    /// Whether `/metrics` answers.
    public var servesMetrics: Bool { observing.metrics ?? !isProduction }
}
