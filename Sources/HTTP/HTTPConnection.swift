import Reactor

/// A client's connection: reads requests, passes them to its task one by one, and writes the responses.
///
/// `@unchecked Sendable`: confined to the loop's thread, which debug builds assert.
final class HTTPConnection: ReadinessHandler, TurnEndHandler, @unchecked Sendable {
    /// The state of the connection.
    enum Phase {
        /// Waiting for a request or receiving one. → `ready`, `closing`, `closed`
        case reading
        /// A request is complete, its handler not yet started. → `handling`, `closed`
        case ready
        /// The handler runs. → `reading`, `streaming`, `closing`, `closed`
        case handling
        /// The handler writes its response over time, or uses WebSocket, through `channel`. → `reading`, `closing`, `closed`
        case streaming
        /// Takes no further request; pending output is still sent. → `lingering`, `closed`
        case closing
        /// Everything is sent and the end of output is signalled.
        ///
        /// Further input is discarded, because closing with unread bytes would reset the connection and lose our response. → `closed`
        case lingering
        /// The socket is closed; the object lives until its task has ended.
        case closed
    }

    /// The input that the client has to send next.
    enum Awaited {
        case request
        case head
        case body
    }

    /// The index in the server's list.
    var index = 0
    var task: Task<Void, Never>?

    let exchange: HTTPExchange
    let server: LoopServer
    let loop: EventLoop
    // Sound without exclusivity checks, for the same reason as the fields of the exchange.
    @safe @exclusivity(unchecked) var socket: FileDescriptor?
    var registration: Registration?
    let requestArrived = WakeSignal()
    /// The stream or WebSocket that the handler has made of its response, if any.
    ///
    /// Sound without exclusivity checks: the field is set once, by a handler and not from within a channel's method.
    @safe @exclusivity(unchecked) var channel: (any ConnectionChannel)?
    @safe @exclusivity(unchecked) var output = OutputBuffer()

    var phase = Phase.reading
    var awaited = Awaited.request
    /// Whether the connection is registered for the end of the turn.
    var isDirty = false
    /// Whether the socket is full; the kernel reports when there is room.
    var isBlocked = false
    /// Whether the client has ended its side.
    var inputEnded = false
    /// Whether input may arrive that is never read.
    var lingers = false
    var readDeadline = MonotonicTime.distantFuture
    /// The deadline for the first request to arrive during shutdown; nil once it has arrived.
    var arrivesUntil: MonotonicTime?
    /// Whether a refused client may keep sending as long as a body may take.
    ///
    /// False if the client was too slow, if there are too many connections or bodies, or after a WebSocket.
    var keepsReadingAfterRefusal = true
    /// The deadline for a refused client to stop sending.
    var lingerDeadline = MonotonicTime.distantFuture
    var writeDeadline = MonotonicTime.distantFuture
    /// The network that the connection counts for.
    var network = ClientNetwork.unknown
    /// The account that the handler named for the connection.
    var account: Int64?
    /// Whether the connection is served.
    ///
    /// Other connections only get a refusal, because the server or their network has too many connections.
    var isServed = false
    /// Whether the network's counts include the connection.
    var isNetworkCounted = false
    /// Bytes of received WebSocket messages that the handler has not read.
    var messageBytes = 0
    /// The part of the input memory that counts towards the network's share, in bytes.
    var sharedInput = 0
    /// The part of the loop's output memory that waits for this slow reader, in bytes.
    var heldOutput = 0
    /// Bytes that a slow reader has read since its deadline was set.
    var takenBytes = 0

    init(server: LoopServer, socket: consuming FileDescriptor) {
        self.server = server
        self.loop = server.loop
        self.socket = consume socket
        exchange = HTTPExchange(loop: server.loop, limits: server.configuration.limits, bodies: server.bodyBuffers)
    }

    func open() throws(SystemError) {
        switch socket {
        case .some(let socket):
            registration = try loop.register(socket.raw, for: .read, handler: self)
            exchange.descriptor = socket.raw
            exchange.connection = self
        case .none: return
        }
        readDeadline = loop.now.advanced(by: min(server.configuration.firstByteTimeout, server.configuration.idleTimeout))
        arrivesUntil = loop.now.advanced(by: server.configuration.arrivalTime)
    }

    // MARK: The task

    /// Serves one request after another until the connection ends.
    func serve(_ handler: some HTTPHandler) async {
        while await nextRequest() {
            server.statistics.requests += 1
            await handler.handle(exchange)
            if let continuation = exchange.takeContinuation() { return run(with: continuation, handler) }
            if server.compressor.isWanted(for: exchange, count: exchange.bodyStorage.count) { await compress() }
            respond()
        }
        server.remove(self)
        exchange.connection = nil
        task = nil
    }

    /// Continues in a new task: the end of the current one frees all memory that its calls have used.
    private func run(with continuation: @escaping HTTPExchange.Continuation, _ handler: some HTTPHandler) {
        task = Task(executorPreference: loop) { [self] in
            await continuation()
            respond()
            await serve(handler)
        }
    }

    func nextRequest() async -> Bool {
        while true {
            switch phase {
            case .ready:
                phase = .handling
                arrivesUntil = nil
                exchange.resetResponse()
                return true
            case .closed:
                return false
            case .reading, .handling, .streaming, .closing, .lingering:
                await requestArrived.wait()
            }
        }
    }

    /// Writes the finished response and continues with the next request.
    func respond() {
        loop.assertIsCurrent()
        // Either the client has disconnected, or the response is a stream or a WebSocket.
        guard phase == .handling else { return channel?.handlerReturned() ?? () }
        let method = exchange.method
        let keepsAlive = exchange.parser.head.keepsAlive
        let isVersion10 = exchange.parser.head.isVersion10
        let isBodyMissing = exchange.isBodyRefused
        exchange.parser.startNext(&exchange.input)
        let isLast =
            !keepsAlive || isBodyMissing || exchange.closesConnection || server.isEnding || server.isDraining
            || (inputEnded && exchange.input.isEmpty)
        write(method, isLast ? .close : isVersion10 ? .keepAlive : .unsaid)
        // A large response is sent at once, and that may show that the client has disconnected.
        guard phase == .handling else { return }
        if isLast {
            close(lingering: isBodyMissing || !exchange.input.isEmpty)
        } else {
            phase = .reading
            awaited = .request
            forgetClient()
            continueReading()
        }
    }
}
