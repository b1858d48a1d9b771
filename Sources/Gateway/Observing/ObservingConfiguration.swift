/// What a gateway tells of its requests.
public struct ObservingConfiguration: Sendable {
    /// Requests that take as long are logged as slow.
    public var slowRequest = Duration.seconds(1)
    /// Lines that the log gets in a second and loop, at most, about each of: slow requests, refused ones, failures.
    public var linesPerSecond = 10
    /// Whether `/metrics` answers; nil: everywhere but in production.
    public var metrics: Bool?
    /// How many names of operations the metrics tell apart; the others are counted together.
    public var operationNames = 200

    /// The defaults.
    public init() {}

    /// Whether `/metrics` answers.
    public func servesMetrics(inProduction isProduction: Bool) -> Bool { metrics ?? !isProduction }
}
