import Engine
import GraphQL
import HTTP

/// The state machine of a connection in the protocol `graphql-transport-ws`: it receives messages and returns actions.
struct TransportStateMachine {
    private enum State {
        /// The client has not sent `connection_init`. → `initializing`, `closed`
        case waiting
        /// The client's credentials are being looked up. → `acknowledged`, `closed`
        case initializing
        /// The client may start operations. → `closed`
        case acknowledged
        /// Messages are ignored.
        case closed
    }

    /// The action that a message requires.
    enum Action {
        case nothing
        case send([UInt8])
        /// Authenticate the client, then call `acknowledge`.
        case initialize(ObjectValue?)
        case begin(id: String, OperationRequest)
        case end(id: String)
        case close(WebSocketCloseCode, reason: String)
    }

    private var state = State.waiting
    private var operations: Set<String> = []
    private let limits: RequestLimits
    private let maximumOperations: Int

    init(_ limits: RequestLimits, maximumOperations: Int) {
        (self.limits, self.maximumOperations) = (limits, maximumOperations)
    }

    /// Whether the client is not initialized yet.
    var isLate: Bool {
        switch state {
        case .waiting, .initializing: true
        case .acknowledged, .closed: false
        }
    }

    /// Handles a message.
    mutating func receive(_ message: WebSocket.Message) -> Action {
        if case .closed = state { return .nothing }
        guard case .text(let text) = message else { return close(.invalidMessage, "Messages must be text frames.") }
        do throws(TransportMessage.Mistake) {
            return receive(try TransportMessage(text, limits))
        } catch {
            return close(.invalidMessage, error.reason)
        }
    }

    private mutating func receive(_ message: TransportMessage) -> Action {
        switch (message, state) {
        case (.connectionInit(let payload), .waiting):
            state = .initializing
            return .initialize(payload)
        case (.connectionInit, _): return close(.tooManyInitializations, "Too many initialisation requests")
        case (.ping(let payload), _): return .send(TransportAnswer.pong(payload))
        case (.pong, _): return .nothing
        case (.subscribe(let id, let request), .acknowledged): return begin(id, request)
        case (.subscribe, _): return close(.unauthorized, "Unauthorized")
        case (.complete(let id), _): return operations.remove(id) != nil ? .end(id: id) : .nothing
        }
    }

    private mutating func begin(_ id: String, _ request: OperationRequest) -> Action {
        guard !operations.contains(id) else { return close(.subscriberExists, "Subscriber for \(id) already exists") }
        guard operations.count < maximumOperations else {
            let message = "This connection has \(maximumOperations) open operations, which is the limit."
            return .send(TransportAnswer.error(id, [GraphQLError(message, code: .tooManySubscriptions)]))
        }
        operations.insert(id)
        return .begin(id: id, request)
    }

    /// Accepts operations from now on; the client may be authenticated or anonymous, or have credentials that are not valid.
    mutating func acknowledge(_ rejected: RejectedCredentials? = nil) -> Action {
        guard case .initializing = state else { return .nothing }
        state = .acknowledged
        return .send(TransportAnswer.acknowledgement(rejected))
    }

    /// Frees the id of an operation that has ended.
    mutating func finish(_ id: String) { operations.remove(id) }

    /// Ignores all further messages.
    mutating func close(_ code: WebSocketCloseCode, _ reason: String) -> Action {
        state = .closed
        return .close(code, reason: reason)
    }
}

extension WebSocketCloseCode {
    static let invalidMessage = WebSocketCloseCode(rawValue: 4_400)
    static let unauthorized = WebSocketCloseCode(rawValue: 4_401)
    static let subprotocolNotAcceptable = WebSocketCloseCode(rawValue: 4_406)
    static let initializationTimeout = WebSocketCloseCode(rawValue: 4_408)
    static let subscriberExists = WebSocketCloseCode(rawValue: 4_409)
    static let tooManyInitializations = WebSocketCloseCode(rawValue: 4_429)
}
