/// Limits and policies of requests, other than their size in bytes.
public struct RequestConfiguration: Sendable {
    /// The maximum number of requests in a body that is a JSON array; 0 permits no arrays.
    public var batch = 0
    /// The maximum number of files in a request.
    public var files = 10
    /// The time that a WebSocket client has to send `connection_init`.
    public var webSocketInitialization = Duration.seconds(10)
    /// The policy for pages of other origins.
    public var crossOrigin = CrossOriginPolicy.sameOrigin
    /// The number of trusted proxies before the server.
    ///
    /// With proxies, the client's address and its use of HTTPS are those seen by the outermost proxy.
    public var proxies = 0

    /// Creates the default configuration.
    public init() {}
}
