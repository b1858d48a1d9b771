public import Postgres
public import Reactor

/// What a read must see.
public enum Freshness: Sendable {
    /// Everything that was committed before it was asked for.
    case primary
    /// What was committed a moment ago may be missing, so a replica could answer it; there is none yet.
    case replica
}

/// A lane by what is promised of it.
public enum DatabaseLane: Int, CaseIterable, Sendable {
    /// Current, and quick.
    case primaryFast
    /// Current, for what takes long.
    case primarySlow
    /// For values of megabytes.
    case large
    /// For changes.
    case writing
}

/// The connections of a loop to the database, by what is promised of them.
///
/// On a connection requests are answered in order, so a slow statement holds up all that were sent behind it. What costs much, or has proved
/// to take long, goes to connections of its own: few, with a short queue, one request at a time, made when the first comes. A request uses
/// one lane only.
public final class DatabaseLanes {
    /// The lanes of one server, by speed.
    struct ReadLanes {
        /// For nearly everything.
        let fast: PostgresPool
        /// For what is expensive.
        let slow: PostgresPool
    }

    /// The loop that the connections belong to.
    public let loop: EventLoop
    /// The server that takes changes: what it answers is current.
    let primary: ReadLanes
    /// One connection for values of megabytes, made when the first is asked for: they hold up whatever comes behind them, and stay in
    /// libpq's buffer.
    let large: PostgresPool
    /// The lane of mutations: each has a connection for itself.
    public let writing: PostgresPool
    private let limits: SlowLaneLimits
    /// The limit of time, in nanoseconds.
    private let slowTime: Double

    /// How many large values may be waited for.
    private static let waitingLarge = 256
    /// How many of them are in memory twice, in libpq's and in the answer.
    private static let largeUnderWay = 4

    init(loop: EventLoop, workers: WorkerPool, connectionString: String, configuration: PoolConfiguration, limits: SlowLaneLimits) {
        self.loop = loop
        let fast = PostgresPool(loop: loop, workers: workers, connectionString: connectionString, configuration: configuration)
        var slower = configuration
        slower.connections = limits.connections
        slower.waitingRequests = limits.waitingRequests
        slower.requestsPerConnection = 1
        slower.connectsLate = true
        let slow = PostgresPool(loop: loop, workers: workers, connectionString: connectionString, configuration: slower)
        primary = ReadLanes(fast: fast, slow: slow)
        var heavy = configuration
        heavy.connections = 1
        heavy.waitingRequests = Self.waitingLarge
        heavy.requestsPerConnection = Self.largeUnderWay
        heavy.connectsLate = true
        large = PostgresPool(loop: loop, workers: workers, connectionString: connectionString, configuration: heavy)
        var writer = configuration
        writer.connections = limits.writingConnections
        writer.requestsPerConnection = 1
        writer.connectsLate = true
        writer.settings = configuration.writeSettings
        writing = PostgresPool(loop: loop, workers: workers, connectionString: connectionString, configuration: writer)
        self.limits = limits
        slowTime = limits.time / .nanoseconds(1)
    }

    /// The lane of a read, by what it must see, what it costs and how long its like has taken.
    func reading(_ freshness: Freshness, cost: Int, _ time: RunningTime? = nil) -> PostgresPool {
        let server =
            switch freshness {
            case .primary, .replica: primary
            }
        let isSlow = cost >= limits.cost || (time.map { $0.nanoseconds >= slowTime } ?? false)
        return isSlow ? server.slow : server.fast
    }

    /// Runs a few statements that only read, on the lane for their cost: one stall must not move look-ups by a key behind what is expensive.
    ///
    /// - Parameters:
    ///   - batch: The statements and their parameters.
    ///   - freshness: What they must see.
    ///   - cost: What they are expected to cost, in points.
    ///   - isLarge: Whether the answer can have megabytes.
    /// - Returns: One result for each statement.
    /// - Throws: What failed.
    public func read(
        _ batch: StatementBatch,
        from freshness: Freshness,
        cost: Int = 1,
        isLarge: Bool = false
    ) async throws(PostgresError) -> [QueryResult] {
        let lane = isLarge ? large : reading(freshness, cost: cost)
        return try await lane.execute(batch, load: cost, freshSnapshot: freshness == .primary)
    }

    /// The figures of a lane.
    public func statistics(of lane: DatabaseLane) -> PostgresPool.Statistics {
        switch lane {
        case .primaryFast: primary.fast.statistics
        case .primarySlow: primary.slow.statistics
        case .large: large.statistics
        case .writing: writing.statistics
        }
    }

    /// Closes all connections.
    func shutdown() async {
        await primary.fast.shutdown()
        await primary.slow.shutdown()
        await large.shutdown()
        await writing.shutdown()
    }
}
