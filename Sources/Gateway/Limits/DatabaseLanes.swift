import Postgres
import Reactor

/// Which requests count as dear, and the connections of their own for them.
public struct SlowLaneLimits: Sendable {
    /// From how many points on a request is dear.
    public var cost = 2_500
    /// How long PostgreSQL is busy with the requests of a plan, in the mean, until they are dear.
    public var time = Duration.milliseconds(50)
    /// The connections of each loop.
    public var connections = 2
    /// How many requests may wait for them.
    public var waitingRequests = 64
    /// The connections of each loop for mutations, one transaction at a time on each.
    public var writingConnections = 4

    /// The defaults.
    public init() {}
}

/// The lanes, as metrics name them.
enum DatabaseLane: Int, CaseIterable {
    case read, slow, photos, writing
}

/// The connections of a loop to the database: a fast lane for nearly everything, a slow one for requests that are dear, one for photos.
///
/// On a connection requests are answered in order, so a slow statement holds up all that were sent behind it. What costs much, or has proved
/// to take long, goes to connections of its own: few, with a short queue, one request at a time, made when the first comes. A request uses
/// one lane only.
final class DatabaseLanes {
    /// The fast lane, which health and figures are about.
    let fast: PostgresPool
    /// The slow lane.
    let slow: PostgresPool
    /// One connection for photos, made when the first is asked for: megabytes hold up whatever comes behind them, and stay in libpq's buffer.
    let photos: PostgresPool
    /// The lane of mutations: each has a connection for itself.
    let writing: PostgresPool
    private let limits: SlowLaneLimits
    /// The limit of time, in nanoseconds.
    private let slowTime: Double

    /// A page full of photos, from many at once.
    private static let waitingPhotos = 256
    /// How many photos are in memory twice, in libpq's and in the answer.
    private static let photosUnderWay = 4

    init(loop: EventLoop, workers: WorkerPool, connectionString: String, configuration: PoolConfiguration, limits: SlowLaneLimits) {
        fast = PostgresPool(loop: loop, workers: workers, connectionString: connectionString, configuration: configuration)
        var slower = configuration
        slower.connections = limits.connections
        slower.waitingRequests = limits.waitingRequests
        slower.requestsPerConnection = 1
        slower.connectsLate = true
        slow = PostgresPool(loop: loop, workers: workers, connectionString: connectionString, configuration: slower)
        var photographic = configuration
        photographic.connections = 1
        photographic.waitingRequests = Self.waitingPhotos
        photographic.requestsPerConnection = Self.photosUnderWay
        photographic.connectsLate = true
        photos = PostgresPool(loop: loop, workers: workers, connectionString: connectionString, configuration: photographic)
        var writer = configuration
        writer.connections = limits.writingConnections
        writer.requestsPerConnection = 1
        writer.connectsLate = true
        writer.settings = configuration.writeSettings
        writing = PostgresPool(loop: loop, workers: workers, connectionString: connectionString, configuration: writer)
        self.limits = limits
        slowTime = limits.time / .nanoseconds(1)
    }

    /// The lane for a request of so many points whose plan takes so long.
    func lane(forCost cost: Int, _ time: RunningTime) -> PostgresPool {
        cost >= limits.cost || time.nanoseconds >= slowTime ? slow : fast
    }

    /// The figures of a lane.
    func statistics(of lane: DatabaseLane) -> PostgresPool.Statistics {
        switch lane {
        case .read: fast.statistics
        case .slow: slow.statistics
        case .photos: photos.statistics
        case .writing: writing.statistics
        }
    }

    /// Closes all connections.
    func shutdown() async {
        await fast.shutdown()
        await slow.shutdown()
        await photos.shutdown()
        await writing.shutdown()
    }
}
