public import Postgres
public import Reactor

/// The freshness that a read requires.
public enum Freshness: Sendable {
    /// Sees everything committed before the read was requested.
    case primary
    /// May miss the latest commits, so a replica could answer it; there is no replica yet.
    case replica
}

/// A lane, named by its guarantees.
public enum DatabaseLane: Int, CaseIterable, Sendable {
    /// Current data, for quick reads.
    case primaryFast
    /// Current data, for slow reads.
    case primarySlow
    /// For values of megabytes.
    case large
    /// For changes.
    case writing
}

/// The connections of a loop to the database, grouped into lanes.
///
/// A connection answers requests in order, so a slow statement delays all requests sent behind it. Requests that are expensive, or have
/// proved slow, therefore use separate connections. These are few, opened on demand, and take one request at a time; clients take turns
/// (`SlowLane`). A request that turns out to be slow while it runs is cancelled and restarted there.
public final class DatabaseLanes {
    /// The lanes of one server, by speed.
    struct ReadLanes {
        /// For nearly all requests.
        let fast: PostgresPool
        /// For expensive requests.
        let slow: PostgresPool
    }

    /// The loop that the connections belong to.
    public let loop: EventLoop
    /// The server that takes changes; its answers are current.
    let primary: ReadLanes
    /// One connection for values of megabytes, opened on demand.
    ///
    /// Such values delay every request behind them, and stay in libpq's buffer.
    let large: PostgresPool
    /// The lane of mutations; each has a connection to itself.
    public let writing: PostgresPool
    /// The turns for the slow lane, shared by the whole process.
    let slowTurns: SlowLane
    let limits: SlowLaneLimits
    /// The default time limit of a request.
    let requestTimeout: Duration
    /// The minimum expected time of a slow request, in nanoseconds.
    private let slowTime: UInt64

    /// The maximum number of requests that wait for large values.
    private static let waitingLarge = 256
    /// The maximum number of large values in flight; each is in memory twice, in libpq's buffer and in the response.
    private static let largeUnderWay = 4

    init(
        loop: EventLoop,
        workers: WorkerPool,
        connectionString: String,
        configuration: PoolConfiguration,
        limits: SlowLaneLimits,
        slowTurns: SlowLane
    ) {
        self.loop = loop
        var quick = configuration
        quick.holdingLimit = limits.holding
        let fast = PostgresPool(loop: loop, workers: workers, connectionString: connectionString, configuration: quick)
        var slower = configuration
        slower.connections = limits.connections
        slower.waitingRequests = limits.waitingRequests
        slower.requestsPerConnection = 1
        slower.connectsLazily = true
        let slow = PostgresPool(loop: loop, workers: workers, connectionString: connectionString, configuration: slower)
        primary = ReadLanes(fast: fast, slow: slow)
        var heavy = configuration
        heavy.connections = 1
        heavy.waitingRequests = Self.waitingLarge
        heavy.requestsPerConnection = Self.largeUnderWay
        heavy.connectsLazily = true
        large = PostgresPool(loop: loop, workers: workers, connectionString: connectionString, configuration: heavy)
        var writer = configuration
        writer.connections = limits.writingConnections
        writer.requestsPerConnection = 1
        writer.connectsLazily = true
        writer.settings = configuration.writeSettings
        writing = PostgresPool(loop: loop, workers: workers, connectionString: connectionString, configuration: writer)
        self.limits = limits
        requestTimeout = configuration.requestTimeout
        self.slowTurns = slowTurns
        slowTime = limits.time.wholeNanoseconds
    }

    /// The lanes for a required freshness.
    func reading(_ freshness: Freshness) -> ReadLanes {
        switch freshness {
        case .primary, .replica: primary
        }
    }

    /// Whether a request is expensive by its cost, in points.
    func isSlow(cost: Int) -> Bool { cost >= limits.cost }

    /// Whether a request is expensive by its expected time in nanoseconds, as measured for requests like it.
    func isSlow(expected: UInt64) -> Bool { expected >= slowTime }

    /// Runs a few statements that only read, on the lane for their cost.
    ///
    /// The cost alone decides: one stall must not move look-ups by key behind expensive requests. Clients cannot make these statements
    /// slow, so the statements may hold a connection and need not wait for a client's turn.
    ///
    /// - Parameters:
    ///   - batch: The statements and their parameters.
    ///   - freshness: The required freshness.
    ///   - cost: The expected cost, in points.
    ///   - isLarge: Whether the result can take megabytes.
    /// - Returns: One result for each statement.
    /// - Throws: The database's error.
    public func read(
        _ batch: StatementBatch,
        from freshness: Freshness,
        cost: Int = 1,
        isLarge: Bool = false
    ) async throws(PostgresError) -> [QueryResult] {
        let server = reading(freshness)
        let lane = isLarge ? large : cost < limits.cost ? server.fast : server.slow
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
