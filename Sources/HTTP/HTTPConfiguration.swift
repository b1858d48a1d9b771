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
    /// How long a stream or WebSocket may stay unused, where its handler says that it is.
    public var unusedTimeout = Duration.seconds(60)

    /// Connections of each loop.
    ///
    /// When all are taken, the network that holds most gives up some of its own; if none holds more than the newcomer's, the newcomer is
    /// answered 503.
    public var connections = 10_000
    /// Connections of one network, over all loops together; a further one is answered 429.
    ///
    /// A hundred people behind one address have room for a dozen each: a browser opens six, and one for live data.
    public var connectionsPerNetwork = 1_200
    /// Connections of one account, as the handler names it, over all loops together; a further one is refused by the handler.
    public var connectionsPerAccount = 250
    /// A network that holds fewer connections than this may take the last tenth of them, too.
    public var fewConnections = 8
    /// Whether clients are only reached through proxies, so that the other end of a connection says nothing about the client.
    public var isBehindProxies = false
    /// Bytes that requests on their way may take in each loop together.
    ///
    /// A body that needs more takes it from the network with the largest share; if that is its own, it is answered 503.
    public var inputMemory = 256 * 1024 * 1024
    /// Bytes of that which the clients of one network may take together in each loop; a body that needs more is answered 503.
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
