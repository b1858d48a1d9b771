public import Reactor

/// Where a request comes from, as far as the audit and the counting of attempts want to know.
public struct RequestOrigin: Sendable {
    /// What the server calls the request.
    public var requestID: String
    /// What the client calls the request; nil where it has not said.
    public var clientRequestID: String?
    /// Where the client is, by which it is told from others.
    public var network: ClientNetwork
    /// The number of the session that the request came with; nil for keys and strangers.
    public var session: Int64?
    /// The number of the key that the request came with; nil for people.
    public var apiKey: Int64?

    /// The origin of one request.
    public init(requestID: String, clientRequestID: String? = nil, network: ClientNetwork, session: Int64? = nil, apiKey: Int64? = nil) {
        self.requestID = requestID
        self.clientRequestID = clientRequestID
        self.network = network
        self.session = session
        self.apiKey = apiKey
    }

    /// The origin of a request.
    init(_ context: RequestContext) {
        self.init(
            requestID: (context.ownID ?? context.id).text,
            clientRequestID: context.ownID == nil ? nil : context.id.text,
            network: context.client.network
        )
        switch context.credential {
        case .none: break
        case .session(let number): session = number
        case .apiKey(let number): apiKey = number
        }
    }
}
