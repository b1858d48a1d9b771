import Reactor

/// A client's connection: reads requests, hands them to its task one by one, writes the responses.
///
/// `@unchecked Sendable`: confined to the loop's thread, which debug builds assert.
final class HTTPConnection: ReadinessHandler, TurnEndHandler, @unchecked Sendable {
    /// Where the connection stands between two requests.
    enum Phase {
        /// A request is awaited or on its way. → `ready`, `closing`, `closed`
        case reading
        /// A request is whole, its handler not yet begun. → `handling`, `closed`
        case ready
        /// The handler runs. → `reading`, `streaming`, `closing`, `closed`
        case handling
        /// The handler writes its response over time, or speaks WebSocket: `channel` knows. → `reading`, `closing`, `closed`
        case streaming
        /// No further request: what is written still goes out. → `lingering`, `closed`
        case closing
        /// All is sent, the client has been told; what it still sends is swallowed, for closing with unread bytes would reset the
        /// connection and take our answer with it. → `closed`
        case lingering
        /// The socket is gone; the object lives until its task has ended.
        case closed
    }

    /// What the client owes.
    enum Awaited {
        case request
        case head
        case body
    }

    /// The place in the server's list.
    var index = 0
    var task: Task<Void, Never>?

    let exchange: HTTPExchange
    let server: LoopServer
    let loop: EventLoop
    // Sound without checks for exclusive access, like the fields of the exchange.
    @safe @exclusivity(unchecked) var socket: FileDescriptor?
    var registration: Registration?
    let requestArrived = WakeSignal()
    /// What the handler has made of its response, when that is more than an answer.
    ///
    /// Sound without checks: it is set once, by a handler that is not one of its own methods.
    @safe @exclusivity(unchecked) var channel: (any ConnectionChannel)?
    @safe @exclusivity(unchecked) var output = OutputBuffer()

    var phase = Phase.reading
    var awaited = Awaited.request
    /// Noted for the turn's end.
    var isDirty = false
    /// The socket is full: it will tell when there is room.
    var isBlocked = false
    /// The client has ended its side.
    var inputEnded = false
    /// Bytes may come that no one will read.
    var lingers = false
    var readDeadline = MonotonicTime.distantFuture
    /// Until when the first request counts as on its way; nil once it has come.
    var arrivesUntil: MonotonicTime?
    /// Whether a refused client may send as long as a body may take: not one who was too slow already, nor where there are too many.
    var isHeardOut = true
    /// Until when, at most, what a refused client still sends is swallowed.
    var lingerDeadline = MonotonicTime.distantFuture
    var writeDeadline = MonotonicTime.distantFuture
    /// The network that the connection counts for.
    var network = ClientNetwork.unknown
    /// The account that the handler has named for the connection.
    var account: Int64?
    /// Whether the connection is served.
    ///
    /// Others only get a refusal, because the server or their network has too many.
    var isServed = false
    /// Whether the network's counts include the connection.
    var isNetworkCounted = false
    /// Bytes of WebSocket messages that have come and were not taken.
    var messageBytes = 0
    /// The part of the input memory that counts towards the network's share, in bytes.
    var sharedInput = 0
    /// What of the loop's output memory is this slow reader's.
    var heldOutput = 0
    /// Bytes that a slow reader has taken since his deadline was set.
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

    /// Answers request after request until the connection ends.
    func serve(_ handler: some HTTPHandler) async {
        while await nextRequest() {
            server.statistics.requests += 1
            await handler.handle(exchange)
            if let sequel = exchange.takeSequel() { return goOn(with: sequel, handler) }
            if server.compressor.isWanted(for: exchange, count: exchange.bodyStorage.count) { await compress() }
            respond()
        }
        server.remove(self)
        exchange.connection = nil
        task = nil
    }

    /// Goes on in a task of its own: with the present one ends all the memory that its calls have taken.
    private func goOn(with sequel: @escaping HTTPExchange.Sequel, _ handler: some HTTPHandler) {
        task = Task(executorPreference: loop) { [self] in
            await sequel()
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

    /// Takes the finished response and goes on with the next request.
    func respond() {
        loop.assertIsCurrent()
        // Either the client has vanished, or there is no response but a stream or a WebSocket.
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
        // A large response is sent at once, and the client may prove to have gone.
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
