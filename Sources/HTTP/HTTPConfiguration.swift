/// What a server takes from a client before it refuses.
public struct HTTPLimits: Sendable, Equatable {
    /// Bytes of the request line; longer ones are 414.
    ///
    /// Twice what RFC 9112 asks every server to take.
    public var requestLine = 16 * 1024
    /// Bytes of all header lines together; more are 431.
    public var headerBytes = 32 * 1024
    /// Header lines; more are 431.
    public var headerCount = 100
    /// Bytes of a body after decoding; more are 413.
    public var body = 1024 * 1024
    /// Bytes of a multipart body, which carries files, that are kept; what comes behind them is read and thrown away.
    public var upload = 5 * 1024 * 1024
    /// Bytes of a multipart body as a whole; more are 413.
    public var form = 64 * 1024 * 1024
    /// Bytes of all chunk extensions of a body together, which no one uses.
    public var chunkExtensions = 4 * 1024

    /// The defaults of the HTTP contract.
    public init() {}
}

/// How responses are compressed for clients that take gzip.
public struct HTTPCompression: Sendable, Equatable {
    /// zlib's level from 1, the fastest, to 9; 0 compresses nothing.
    ///
    /// 1 takes a third of the time of zlib's usual 6, and its result is a seventh larger.
    public var level = 1
    /// Bytes of a body from which on it is worth it.
    public var minimum = 1024

    /// The defaults.
    public init() {}
}

/// How an HTTP server treats its clients.
public struct HTTPConfiguration: Sendable {
    /// What a request may measure.
    public var limits = HTTPLimits()
    /// From a request's first byte to the end of its head.
    public var headTimeout = Duration.seconds(10)
    /// From the end of the head to the end of the body.
    public var bodyTimeout = Duration.seconds(20)
    /// From the connection to its first byte: a little less than the 30 seconds of the contract, for deadlines are looked at from time to time.
    public var firstByteTimeout = Duration.seconds(29)
    /// While the server ends: how long a client that has just connected is given for the request that may be on its way.
    public var arrivalTime = Duration.milliseconds(500)
    /// Between two requests.
    public var idleTimeout = Duration.seconds(60)
    /// How long a client may take no byte of a response that waits for it.
    public var writeTimeout = Duration.seconds(30)
    /// After a refusal: how long the client may be silent while what it still sends is swallowed, so that it gets to read the answer; all in
    /// all no longer than `bodyTimeout`.
    public var lingerTimeout = Duration.seconds(2)
    /// Response bytes that may wait for a slow reader before no further request of his is begun.
    public var outputBacklog = 256 * 1024

    /// Bytes of a stream or WebSocket that may be unsent before who writes has to wait.
    public var streamBacklog = 64 * 1024
    /// How long a WebSocket's client may be silent before it is asked for a sign of life; it has as long again to give one.
    public var webSocketPing = Duration.seconds(30)
    /// How long a WebSocket's client may take to answer a closing frame.
    public var webSocketCloseTimeout = Duration.seconds(5)
    /// The time after which a stream or WebSocket ends that its handler has marked as unused.
    public var unusedTimeout = Duration.seconds(60)

    /// Connections of each loop.
    ///
    /// If all are taken, the server closes connections of the network with the most connections. If the new client's network has the most
    /// itself, the new client gets 503.
    public var connections = 10_000
    /// Connections of one network over all loops; a further one gets 429.
    ///
    /// The default allows a hundred people behind one address twelve each. A browser opens six, and one for live data.
    public var connectionsPerNetwork = 1_200
    /// Connections of one account over all loops.
    ///
    /// The handler names the account and refuses further connections.
    public var connectionsPerAccount = 250
    /// The number of connections below which a network may use the reserved last tenth of `connections`.
    public var fewConnections = 8
    /// Whether all clients connect through proxies, so that the peer's address is not the client's.
    public var isBehindProxies = false
    /// Bytes that requests on their way may take in each loop together.
    ///
    /// If a body needs more, the server refuses requests of the network with the largest share. If that is the client's own network, the
    /// client gets 503.
    public var inputMemory = 256 * 1024 * 1024
    /// The part of `inputMemory` that the clients of one network may take together, in bytes per loop; a body that needs more gets 503.
    public var inputMemoryPerNetwork = 64 * 1024 * 1024
    /// Bytes of answers that may wait for slow readers in each loop together; beyond it they are dropped.
    public var outputMemory = 256 * 1024 * 1024
    /// How responses are compressed.
    public var compression = HTTPCompression()

    /// The defaults of the HTTP contract.
    public init() {}

    var shortestTimeout: Duration {
        [
            headTimeout, bodyTimeout, firstByteTimeout, idleTimeout, writeTimeout, lingerTimeout, webSocketPing, webSocketCloseTimeout,
            unusedTimeout,
        ].reduce(headTimeout, min)
    }
}
