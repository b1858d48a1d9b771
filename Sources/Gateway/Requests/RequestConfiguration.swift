/// What requests may be like, besides their size in bytes.
public struct RequestConfiguration: Sendable {
    /// The most requests that one body may hold as a JSON array; 0 permits no arrays.
    public var batch = 0
    /// The most files of one request.
    public var files = 10
    /// How long a client of a WebSocket may take to say who it is.
    public var webSocketInitialization = Duration.seconds(10)
    /// Which other sites' pages may use the gateway.
    public var crossOrigin = CrossOriginPolicy.sameOrigin
    /// How many proxies of one's own stand before the server: the client's address, and whether it uses HTTPS, is then what the outermost of
    /// them has seen.
    public var proxies = 0

    /// The defaults.
    public init() {}
}
