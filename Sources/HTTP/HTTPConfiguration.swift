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
    /// Bytes of all chunk extensions of a body together, which nobody uses.
    public var chunkExtensions = 4 * 1024

    /// The defaults of the HTTP contract.
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
    /// Between two requests.
    public var idleTimeout = Duration.seconds(60)
    /// How long a client may take no byte of a response that waits for it.
    public var writeTimeout = Duration.seconds(30)
    /// After a refusal: how long what the client still sends is swallowed, so that it gets to read the answer.
    public var lingerTimeout = Duration.seconds(2)
    /// Response bytes that may wait for a slow reader before no further request of his is begun.
    public var outputBacklog = 256 * 1024

    /// The defaults of the HTTP contract.
    public init() {}

    var shortestTimeout: Duration {
        min(headTimeout, bodyTimeout, idleTimeout, min(writeTimeout, lingerTimeout))
    }
}
