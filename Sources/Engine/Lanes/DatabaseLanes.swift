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
/// to take long, goes to connections of its own: few, one request at a time, made when the first comes, where clients take turns (`SlowLane`).
/// What proves to take long only now is cancelled and goes on there.
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
    /// Who may use what is slow, in the whole process.
    let slowTurns: SlowLane
    let limits: SlowLaneLimits
    /// How long a request may take, unless it says otherwise.
    let requestTimeout: Duration
    /// The limit of time, in nanoseconds.
    private let slowTime: UInt64

    /// How many large values may be waited for.
    private static let waitingLarge = 256
    /// How many of them are in memory twice, in libpq's and in the answer.
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
        requestTimeout = configuration.requestTimeout
        self.slowTurns = slowTurns
        slowTime = limits.time.wholeNanoseconds
    }

    /// The lanes for what must be seen.
    func reading(_ freshness: Freshness) -> ReadLanes {
        switch freshness {
        case .primary, .replica: primary
        }
    }

    /// Whether a request is expensive by its cost, in points.
    func isSlow(cost: Int) -> Bool { cost >= limits.cost }

    /// Whether a request is expensive by how long its like has taken, in nanoseconds.
    func isSlow(expected: UInt64) -> Bool { expected >= slowTime }

    /// Runs a few statements that only read, on the lane for their cost: one stall must not move look-ups by a key behind what is expensive.
    ///
    /// No client can make them long, so they may hold a connection, and wait for no client's turn.
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
