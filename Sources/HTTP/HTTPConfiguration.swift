/// The limits of a client's request.
public struct HTTPLimits: Sendable, Equatable {
    /// Bytes of the request line; a longer one gets 414.
    ///
    /// Twice the minimum that RFC 9112 recommends servers to support.
    public var requestLine = 16 * 1024
    /// Bytes of all header lines together; more get 431.
    public var headerBytes = 32 * 1024
    /// Header lines; more get 431.
    public var headerCount = 100
    /// Bytes of a body after decoding; more get 413.
    public var body = 1024 * 1024
    /// Bytes that are kept of a multipart body, which carries files; the rest is read and discarded.
    public var upload = 5 * 1024 * 1024
    /// Bytes of a multipart body as a whole; more get 413.
    public var form = 64 * 1024 * 1024
    /// Bytes of all chunk extensions of a body together; no client needs them.
    public var chunkExtensions = 4 * 1024

    /// The defaults of the HTTP contract.
    public init() {}
}

/// The compression of responses for clients that accept gzip.
public struct HTTPCompression: Sendable, Equatable {
    /// zlib's level from 1, the fastest, to 9; 0 disables compression.
    ///
    /// Level 1 takes a third of the time of zlib's default, 6, and its output is a seventh larger.
    public var level = 1
    /// The minimum size in bytes of a body to compress.
    public var minimum = 1024

    /// The defaults.
    public init() {}
}

/// The limits and timeouts of an HTTP server.
public struct HTTPConfiguration: Sendable {
    /// The limits of a request.
    public var limits = HTTPLimits()
    /// The time from a request's first byte to the end of its head.
    public var headTimeout = Duration.seconds(10)
    /// The time from the end of the head to the end of the body.
    public var bodyTimeout = Duration.seconds(20)
    /// The time from connecting to the first byte: a little less than the contract's 30 seconds, because deadlines are checked only at
    /// intervals.
    public var firstByteTimeout = Duration.seconds(29)
    /// The time that a new client gets during shutdown for a request that may be under way.
    public var arrivalTime = Duration.milliseconds(500)
    /// The time between two requests.
    public var idleTimeout = Duration.seconds(60)
    /// The maximum time that a client may pause while it reads a response.
    public var writeTimeout = Duration.seconds(30)
    /// The maximum silence after a refusal before the connection closes.
    ///
    /// Until then the server discards input, so that the client can read the response; in total no longer than `bodyTimeout`.
    public var lingerTimeout = Duration.seconds(2)
    /// The maximum number of response bytes that may wait for a slow reader; beyond the limit, the client's next request is not read.
    public var outputBacklog = 256 * 1024

    /// The maximum number of unsent bytes of a stream or WebSocket; beyond the limit, the tasks that write wait.
    public var streamBacklog = 64 * 1024
    /// The maximum silence of a WebSocket's client before the server sends a ping; the client has the same time again to respond.
    public var webSocketPing = Duration.seconds(30)
    /// The maximum time that a WebSocket's client may take to answer a closing frame.
    public var webSocketCloseTimeout = Duration.seconds(5)
    /// The time after which a stream or WebSocket that its handler has marked as unused has to end.
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
    /// The limit of connections for the reserved last tenth of `connections`: only networks with fewer connections may use it.
    public var fewConnections = 8
    /// Whether all clients connect through proxies, so that the peer's address is not the client's.
    public var isBehindProxies = false
    /// Bytes that all incoming requests of a loop may use together.
    ///
    /// If a body needs more, the server refuses requests of the network with the largest share. If that is the client's own network, the
    /// client gets 503.
    public var inputMemory = 256 * 1024 * 1024
    /// The part of `inputMemory` that the clients of one network may take together, in bytes per loop; a body that needs more gets 503.
    public var inputMemoryPerNetwork = 64 * 1024 * 1024
    /// Response bytes that may wait for all slow readers of a loop together; a connection whose output exceeds them is closed.
    public var outputMemory = 256 * 1024 * 1024
    /// The compression of responses.
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
