public import Planner
public import Reactor

/// The client of a request, and the conditions under which the request runs; shared by the requests of a batch.
public struct RequestContext {
    /// The request's id in messages and the log.
    public let id: RequestID
    /// The server's own id, for uses where clients must not be able to forge the id; nil unless the client has chosen `id`.
    public let ownID: RequestID?
    /// The viewer, for permissions; nil for anonymous clients.
    public var viewer: Viewer?
    /// The request's credentials.
    public var credential: RequestCredential
    /// The reason why the client's credentials are not valid; nil if they are, and for a client without credentials.
    public var rejectedCredentials: RejectedCredentials?
    /// The language of texts and messages.
    public var language: TextLanguage
    /// Details about the client that some operations need.
    public var client: any ClientDetails
    /// Whether operations may change something.
    public var mayChange: Bool
    /// The level of detail in errors.
    public var disclosure: Disclosure
    /// The allowance of the credentials; nil if nothing is counted.
    public var allowance: (any Allowance)?
    /// The deadline for the answer; nil if only the time-outs of the lanes apply.
    public var deadline: MonotonicTime?

    /// The context of one request.
    public init(
        id: RequestID,
        ownID: RequestID? = nil,
        viewer: Viewer? = nil,
        credential: RequestCredential = .none,
        rejectedCredentials: RejectedCredentials? = nil,
        language: TextLanguage,
        client: any ClientDetails = UnknownClient(),
        mayChange: Bool = true,
        disclosure: Disclosure = .everything,
        allowance: (any Allowance)? = nil,
        deadline: MonotonicTime? = nil
    ) {
        self.id = id
        self.ownID = ownID
        self.viewer = viewer
        self.credential = credential
        self.rejectedCredentials = rejectedCredentials
        self.language = language
        self.client = client
        self.mayChange = mayChange
        self.disclosure = disclosure
        self.allowance = allowance
        self.deadline = deadline
    }
}

/// The credentials of a request.
public enum RequestCredential: Sendable, Hashable {
    /// No credentials.
    case none
    /// The session with this number.
    case session(Int64)
    /// The API key with this number.
    case apiKey(Int64)
}

/// Details about the client that only some operations need; computed on demand.
public protocol ClientDetails {
    /// The client's network, which distinguishes clients.
    var network: ClientNetwork { get }
    /// The address at which the client reaches the server, without a slash at the end; the beginning of URLs in responses.
    var serverAddress: String { get }
}

/// A client with nothing known about it.
public struct UnknownClient: ClientDetails {
    /// Unknown.
    public var network: ClientNetwork { .unknown }
    /// Empty.
    public var serverAddress: String { "" }

    /// An unknown client.
    public init() {}
}

/// The level of detail that a client may learn about an error besides its message.
public enum Disclosure: Sendable, Hashable {
    /// Everything; used outside production.
    case everything
    /// In production, for people who run the service: includes the rule that denied access.
    case rules
    /// In production, for everyone else: only what clients need.
    case essentials
}
