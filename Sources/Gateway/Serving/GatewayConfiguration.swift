public import Domains
public import Engine
public import HTTP
public import Logging

/// The settings of a gateway.
public struct GatewayConfiguration: Sendable {
    /// The settings of the engine.
    public var engine: EngineConfiguration
    /// The limits and policies of requests.
    public var requests = RequestConfiguration()
    /// The base address of photos, without a trailing slash; nil to use the address that each client requested.
    public var photoAddress: String?
    /// The limits and time-outs of HTTP.
    public var http = HTTPConfiguration()
    /// The cost in points that each partner key may spend per minute, unless the key has its own limit.
    ///
    /// The default is about 0.4 seconds of PostgreSQL.
    public var keyPoints = 20_000
    /// The cost that each account, and the anonymous clients of each address, may spend per minute.
    public var clients = ClientAllowanceSettings()
    /// The interval at which this server creates the notices that are due at a local time.
    public var noticeInterval = Duration.seconds(60)
    /// The maximum silence on the connection for database notifications before a probe, and the time-out of any response on it.
    public var notificationTimeout = Duration.seconds(10)
    /// The settings for logs and metrics of requests.
    public var observing = ObservingConfiguration()
    /// The gateway's logger.
    public var log: Logger

    /// Creates the default settings for a database.
    public init(connectionString: String, log: Logger) {
        engine = EngineConfiguration(connectionString: connectionString)
        self.log = log
    }
}
