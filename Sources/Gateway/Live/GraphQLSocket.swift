import Domains
import Engine
import GraphQL
import HTTP
import Languages
import Reactor

/// The operations of one client over a WebSocket.
///
/// `@unchecked Sendable`: confined to the thread of its loop.
final class GraphQLSocket: @unchecked Sendable {
    private let socket: WebSocket
    private let exchange: HTTPExchange
    private let operations: LiveOperations
    private let observer: LoopObserver
    private var client: StreamClient
    private var machine: TransportStateMachine
    private var running: [String: RunningOperation] = [:]

    init(_ socket: WebSocket, _ exchange: HTTPExchange, _ client: StreamClient, _ operations: LiveOperations, _ observer: LoopObserver) {
        (self.socket, self.exchange, self.client, self.operations, self.observer) = (socket, exchange, client, operations, observer)
        machine = TransportStateMachine(operations.limits, maximumOperations: operations.live.limits.perConnection)
    }

    /// Serves the client until the socket closes.
    func run(initializationTimeout: Duration) async {
        let loop = operations.engine.loop
        let timer = loop.schedule(after: initializationTimeout) { [weak self] in
            guard let self, machine.isLate else { return }
            close(.initializationTimeout, "Connection initialisation timeout")
        }
        socket.whenEnding { [weak self] ending in
            switch ending {
            case .serverStops: self?.close(.goingAway, "The server is shutting down. Connect again.")
            case .unused: self?.close(.normal, "No operation was open for a while. Connect again for the next one.")
            case .clientDisconnected: break
            }
        }
        noteUse()
        while let message = await socket.next() { await take(machine.receive(message)) }
        loop.cancel(timer)
        endAll()
    }

    private func take(_ action: TransportStateMachine.Action) async {
        switch action {
        case .nothing: break
        case .send(let message): await socket.send(text: message)
        case .initialize(let payload): await initialize(payload)
        case .begin(let id, let request): begin(id, request)
        case .end(let id):
            running[id]?.cancel()
            running[id] = nil
            noteUse()
        case .close(let code, let reason): end(code, reason)
        }
    }

    private func close(_ code: WebSocketCloseCode, _ reason: String) {
        if case .close(let code, let reason) = machine.close(code, reason) { end(code, reason) }
    }

    private func end(_ code: WebSocketCloseCode, _ reason: String) {
        socket.close(code, reason)
        endAll()
    }

    private func endAll() {
        for operation in running.values { operation.cancel() }
        running = [:]
    }

    /// Reports whether the socket is in use; a socket without operations is closed after a while.
    private func noteUse() { socket.setUnused(running.isEmpty) }

    // MARK: Authentication

    /// Authenticates the client with the credentials in `connection_init`, or else with those of the handshake.
    private func initialize(_ payload: ObjectValue?) async {
        if let header = Self.text("authorization", in: payload) { client.credential = PresentedCredential(header: header.utf8Span.span) }
        if let header = Self.text("accept-language", in: payload) { client.language = Language(acceptLanguage: header.utf8Span.span) }
        var record = observer.beginOperation(on: exchange)
        do throws(RequestRefusal) {
            let sender = try await operations.sender(of: client, &record)
            try exchange.claimConnection(of: sender.identity)
            await take(machine.acknowledge(sender.rejectedCredentials))
        } catch {
            record.facts.note(error.refusal)
            observer.count(&record)
            close(.tryAgainLater, error.refusal.errors.first?.message ?? "Try again later")
        }
    }

    /// Finds a string by its case-insensitive name.
    ///
    /// The search includes an object `headers`, because some clients put the names there.
    private static func text(_ name: String, in payload: ObjectValue?) -> String? {
        guard let payload else { return nil }
        for field in payload {
            if field.name.lowercased() == name, case .string(let text) = field.value { return text }
        }
        guard case .object(let headers)? = payload["headers"] else { return nil }
        return text(name, in: ObjectValue(headers.filter { $0.name != "headers" }))
    }

    // MARK: Operations

    private func begin(_ id: String, _ request: OperationRequest) {
        let operation = RunningOperation()
        running[id] = operation
        noteUse()
        let loop = operations.engine.loop
        operation.start(on: loop) { [self] in
            guard let subscription = await run(request, as: id, operation) else { return finish(id, operation) }
            // A separate task, so that the memory used to start the operation is freed when this task ends.
            Task(executorPreference: loop) { [self] in
                await send(subscription, as: id, operation)
                finish(id, operation)
            }
        }
    }

    private func finish(_ id: String, _ operation: RunningOperation) {
        guard running[id] === operation else { return }
        running[id] = nil
        noteUse()
        machine.finish(id)
    }

    /// Executes an operation and sends its response; returns the subscription if it is one.
    private func run(_ request: OperationRequest, as id: String, _ operation: RunningOperation) async -> Subscription? {
        switch await operations.outcome(of: request, of: client, on: exchange, observer) {
        case .response(let response):
            await send(TransportAnswer.next(id, response), of: operation)
            await send(TransportAnswer.complete(id), of: operation)
        case .subscription(let subscription): return subscription
        case .refused(let refusal): await send(TransportAnswer.error(id, refusal.errors), of: operation)
        }
        return nil
    }

    private func send(_ subscription: Subscription, as id: String, _ operation: RunningOperation) async {
        operation.begin(subscription)
        subscription.onFallingBehind = { [weak self] in
            self?.close(.tryAgainLater, "Responses were not read in time.")
        }
        while let response = await subscription.next() {
            guard await send(TransportAnswer.next(id, response), of: operation) else { break }
        }
        subscription.cancel()
        switch subscription.ending {
        case .refused(let refusal): await send(TransportAnswer.error(id, refusal.errors), of: operation)
        case .completed: await send(TransportAnswer.complete(id), of: operation)
        // The close code of the socket gives the reason.
        case .serverStops, .fellBehind, nil: break
        }
    }

    /// Sends a message of an operation; returns false if the client has cancelled the operation or disconnected.
    @discardableResult
    private func send(_ message: [UInt8], of operation: RunningOperation) async -> Bool {
        guard !operation.isCancelled else { return false }
        return await socket.send(text: message) && !operation.isCancelled
    }
}
