import Engine
import GraphQL
import HTTP

/// Where a connection stands in the protocol `graphql-transport-ws`: messages in, what is to be done out.
struct TransportStateMachine {
    private enum State {
        /// The client has not said who it is. → `initializing`, `closed`
        case waiting
        /// Who it is is being looked up. → `acknowledged`, `closed`
        case initializing
        /// Operations are taken. → `closed`
        case acknowledged
        /// Nothing is taken any more.
        case closed
    }

    /// What is to be done about a message.
    enum Action {
        case nothing
        case send([UInt8])
        /// To find out who the client is; then call `acknowledge`.
        case initialize(ObjectValue?)
        case begin(id: String, OperationRequest)
        case end(id: String)
        case close(WebSocketCloseCode, reason: String)
    }

    private var state = State.waiting
    private var operations: Set<String> = []
    private let limits: RequestLimits
    private let mostOperations: Int

    init(_ limits: RequestLimits, mostOperations: Int) {
        (self.limits, self.mostOperations) = (limits, mostOperations)
    }

    /// Whether the client has not said in time who it is.
    var isLate: Bool {
        switch state {
        case .waiting, .initializing: true
        case .acknowledged, .closed: false
        }
    }

    /// Takes a message.
    mutating func receive(_ message: WebSocket.Message) -> Action {
        if case .closed = state { return .nothing }
        guard case .text(let text) = message else { return close(.invalidMessage, "Messages are texts.") }
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
        guard operations.count < mostOperations else {
            let message = "\(mostOperations) operations are open on this connection, which is the limit."
            return .send(TransportAnswer.error(id, [GraphQLError(message, code: .tooManySubscriptions)]))
        }
        operations.insert(id)
        return .begin(id: id, request)
    }

    /// The client is known, or a stranger: operations are taken from now on.
    mutating func acknowledge() -> Action {
        guard case .initializing = state else { return .nothing }
        state = .acknowledged
        return .send(TransportAnswer.acknowledgement)
    }

    /// An operation has ended: its id may be used again.
    mutating func finish(_ id: String) { operations.remove(id) }

    /// Nothing is taken any more.
    mutating func close(_ code: WebSocketCloseCode, _ reason: String) -> Action {
        state = .closed
        return .close(code, reason: reason)
    }
}

extension WebSocketCloseCode {
    static let invalidMessage = WebSocketCloseCode(rawValue: 4_400)
    static let unauthorized = WebSocketCloseCode(rawValue: 4_401)
    static let forbidden = WebSocketCloseCode(rawValue: 4_403)
    static let subprotocolNotAcceptable = WebSocketCloseCode(rawValue: 4_406)
    static let initializationTimeout = WebSocketCloseCode(rawValue: 4_408)
    static let subscriberExists = WebSocketCloseCode(rawValue: 4_409)
    static let tooManyInitializations = WebSocketCloseCode(rawValue: 4_429)
}
