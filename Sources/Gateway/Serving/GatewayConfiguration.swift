public import Domains
public import Engine
public import HTTP
public import Logging

/// The settings of a gateway.
public struct GatewayConfiguration: Sendable {
    /// How operations are answered.
    public var engine: EngineConfiguration
    /// What requests may be like.
    public var requests = RequestConfiguration()
    /// What the addresses of photos begin with, without a slash at the end; nil for where each client has reached the server.
    public var photoAddress: String?
    /// Bounds and time-outs of HTTP.
    public var http = HTTPConfiguration()
    /// How many points of cost the requests of a partner's key have in a minute, unless the key says otherwise; the default is some 0.4
    /// seconds of PostgreSQL.
    public var keyPoints = 20_000
    /// What the requests of accounts, and of strangers from one address, may cost in a minute.
    public var clients = ClientAllowanceSettings()
    /// How often this server makes the notices that are due at a local time.
    public var noticeInterval = Duration.seconds(60)
    /// After how much silence the connection on which the database tells of changes is tried, and how long any answer there may take.
    public var hearingPatience = Duration.seconds(10)
    /// What is told of requests.
    public var observing = ObservingConfiguration()
    /// Where the gateway logs.
    public var log: Logger

    /// The defaults for a database.
    public init(connectionString: String, log: Logger) {
        engine = EngineConfiguration(connectionString: connectionString)
        self.log = log
    }
}
