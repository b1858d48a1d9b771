public import Reactor

/// The origin of a request, for the audit log and for counting attempts.
public struct RequestOrigin: Sendable {
    /// The server's id of the request.
    public var requestID: String
    /// The client's id of the request; nil if it sent none.
    public var clientRequestID: String?
    /// The client's network, which distinguishes clients.
    public var network: ClientNetwork
    /// The number of the request's session; nil for API keys and anonymous clients.
    public var session: Int64?
    /// The number of the request's API key; nil for people.
    public var apiKey: Int64?

    /// The origin with these values.
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
