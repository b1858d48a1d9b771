public import Planner
public import Reactor

/// Who sends a request and how, besides what it asks for; the requests of a batch share one.
public struct RequestContext {
    /// What the request is called in messages and the log.
    public let id: RequestID
    /// What the server calls it besides, for what no client may forge; nil unless the client has chosen the id.
    public let ownID: RequestID?
    /// Who asks, as far as permissions depend on it; nil for strangers.
    public var viewer: Viewer?
    /// What the request's credentials are.
    public var credential: RequestCredential
    /// The language of texts and messages.
    public var language: TextLanguage
    /// What is asked about the client where an operation wants to know.
    public var client: any ClientDetails
    /// Whether operations may change something.
    public var mayChange: Bool
    /// What the client may be told beside the message of an error.
    public var disclosure: Disclosure
    /// What the credentials may spend; nil where nothing is counted.
    public var allowance: (any Allowance)?
    /// When an answer is of no use any more; nil for the time-outs of the lanes alone.
    public var deadline: MonotonicTime?

    /// The context of one request.
    public init(
        id: RequestID,
        ownID: RequestID? = nil,
        viewer: Viewer? = nil,
        credential: RequestCredential = .none,
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
        self.language = language
        self.client = client
        self.mayChange = mayChange
        self.disclosure = disclosure
        self.allowance = allowance
        self.deadline = deadline
    }
}

/// What a request shows to be known by.
public enum RequestCredential: Sendable, Hashable {
    /// Nothing.
    case none
    /// The session with this number.
    case session(Int64)
    /// The key with this number.
    case apiKey(Int64)
}

/// What only some operations want to know of a client; asked when one does, so that the others need not find it out.
public protocol ClientDetails {
    /// Where the client is, by which it is told from others.
    var network: ClientNetwork { get }
    /// Where the client reaches the server, without a slash at the end: the beginning of addresses that answers hold.
    var serverAddress: String { get }
}

/// A client of which nothing is known.
public struct UnknownClient: ClientDetails {
    /// Not known.
    public var network: ClientNetwork { .unknown }
    /// Empty.
    public var serverAddress: String { "" }

    /// Nothing to say.
    public init() {}
}

/// What a client may be told beside the message of an error.
public enum Disclosure: Sendable, Hashable {
    /// Everything: outside of production.
    case everything
    /// In production, to those who run the service: also the rule that denied something.
    case rules
    /// In production, to all others: only what clients need.
    case essentials
}
