/// The settings for logs and metrics of requests.
public struct ObservingConfiguration: Sendable {
    /// The minimum duration of requests that are logged as slow.
    public var slowRequest = Duration.seconds(1)
    /// The maximum number of log lines per second and loop, separately for slow requests, refused requests and failures.
    public var linesPerSecond = 10
    /// Whether `/metrics` is served; nil serves it everywhere except in production.
    public var metrics: Bool?
    /// The maximum number of operation names with their own metrics; all others are counted together.
    public var operationNames = 200

    /// Creates the default settings.
    public init() {}

    /// Whether `/metrics` is served.
    public func servesMetrics(inProduction isProduction: Bool) -> Bool { metrics ?? !isProduction }
}
