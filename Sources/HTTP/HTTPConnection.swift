import Reactor

/// A client's connection: reads requests, hands them to its task one by one, writes the responses.
///
/// `@unchecked Sendable`: confined to the loop's thread, which debug builds assert.
final class HTTPConnection: ReadinessHandler, TurnEndHandler, @unchecked Sendable {
    /// Where the connection stands between two requests.
    private enum Phase {
        /// A request is awaited or on its way. → `ready`, `closing`, `closed`
        case reading
        /// A request is whole, its handler not yet begun. → `handling`, `closed`
        case ready
        /// The handler runs. → `reading`, `closing`, `closed`
        case handling
        /// No further request: what is written still goes out. → `lingering`, `closed`
        case closing
        /// All is sent, the client has been told; what it still sends is swallowed, for closing with unread bytes would reset the
        /// connection and take our answer with it. → `closed`
        case lingering
        /// The socket is gone; the object lives until its task has ended.
        case closed
    }

    /// What the client owes.
    private enum Awaited {
        case request
        case head
        case body
    }

    /// A body up to this is copied behind its head: dearer for the kernel is a second piece.
    private static let copiedBody = 2 * 1024

    /// Output beyond this is sent at once rather than gathered.
    private static let gatheredOutput = 16 * 1024

    /// The place in the server's list.
    var index = 0
    var task: Task<Void, Never>?

    let exchange: HTTPExchange
    private let server: LoopServer
    private let loop: EventLoop
    private var socket: FileDescriptor?
    private var registration: Registration?
    private let requestArrived = WakeSignal()
    private var output = OutputBuffer()

    private var phase = Phase.reading
    private var awaited = Awaited.request
    /// Noted for the turn's end.
    private var isDirty = false
    /// The socket is full: it will tell when there is room.
    private var isBlocked = false
    /// The client has ended its side.
    private var inputEnded = false
    /// Bytes may come that nobody will read.
    private var lingers = false
    private var readDeadline = MonotonicTime.distantFuture
    private var writeDeadline = MonotonicTime.distantFuture

    init(server: LoopServer, socket: consuming FileDescriptor) {
        self.server = server
        self.loop = server.loop
        self.socket = consume socket
        exchange = HTTPExchange(loop: server.loop, limits: server.configuration.limits, bodies: server.bodyBuffers)
    }

    func open() throws(SystemError) {
        switch socket {
        case .some(let socket): registration = try loop.register(socket.raw, for: .read, handler: self)
        case .none: return
        }
        readDeadline = loop.now.advanced(by: server.configuration.idleTimeout)
    }

    // MARK: The task

    /// Answers request after request until the connection ends.
    func serve(_ handler: some HTTPHandler) async {
        while await nextRequest() {
            await handler.handle(exchange)
            respond()
        }
        server.remove(self)
        task = nil
    }

    private func nextRequest() async -> Bool {
        while true {
            switch phase {
            case .ready:
                phase = .handling
                exchange.resetResponse()
                return true
            case .closed:
                return false
            case .reading, .handling, .closing, .lingering:
                await requestArrived.wait()
            }
        }
    }

    /// Takes the finished response and goes on with the next request.
    private func respond() {
        loop.assertIsCurrent()
        // Closed meanwhile: the client has vanished.
        guard phase == .handling else { return }
        let method = exchange.method
        let keepsAlive = exchange.parser.head.keepsAlive
        let isVersion10 = exchange.parser.head.isVersion10
        exchange.parser.startNext(&exchange.input)
        let isLast = !keepsAlive || exchange.closesConnection || server.isDraining || (inputEnded && exchange.input.isEmpty)
        write(method, isLast ? .close : isVersion10 ? .keepAlive : .unsaid)
        // A large response is sent at once, and the client may prove to have gone.
        guard phase == .handling else { return }
        if isLast {
            close(lingering: !exchange.input.isEmpty)
        } else {
            phase = .reading
            awaited = .request
            continueReading()
        }
    }

    private func write(_ method: HTTPMethod, _ persistence: ResponseHead.Persistence) {
        let body = exchange.takeResponseBody()
        let head = ResponseHead(
            status: exchange.status,
            contentType: exchange.contentType,
            contentLength: exchange.status.hasNoBody ? nil : body.count,
            persistence: persistence
        )
        server.date.refresh(loop.now)
        let isBodySent = method != .head && !exchange.status.hasNoBody
        let isBodyCopied = isBodySent && body.count <= Self.copiedBody
        let former = output.gather { bytes in
            head.write(to: &bytes, dateLine: server.date.line, extraHeaders: exchange.extraHeaders)
            if isBodyCopied { bytes.append(contentsOf: body) }
        }
        server.bodyBuffers.give(former)
        if isBodySent, !isBodyCopied {
            output.follow(with: body)
        } else {
            server.bodyBuffers.give(body)
        }
        // A large body leaves at once: the next response would have to copy it. Small ones leave together when the turn ends.
        if output.count > Self.gatheredOutput { flush() } else { needFlush() }
    }

    // MARK: Reading

    func becameReady(_ readiness: Readiness) {
        if !readiness.isDisjoint(with: [.failed, .hangUp]) { return vanish() }
        if readiness.contains(.writable) { flush() }
        if readiness.contains(.readable) { receive() }
    }

    private func receive() {
        if phase == .lingering { exchange.input.consume(exchange.input.count) }
        if !hasRoom {
            guard mayMakeRoom else { return updateInterest() }
            if exchange.input.memory.isEmpty { exchange.input.adopt(server.inputBuffers.take()) }
            if !hasRoom { exchange.input.makeRoom() }
        }
        do throws(SystemError) {
            guard let count = try receiveOnce() else { return }
            if count == 0 {
                inputEnded = true
                if phase == .lingering { return closeSocket() }
                updateInterest()
            }
        } catch {
            return vanish()
        }
        if phase == .reading { continueReading() } else if !hasRoom { updateInterest() }
    }

    private func receiveOnce() throws(SystemError) -> Int? {
        switch socket {
        case .some(let socket): try exchange.input.receive(from: socket)
        case .none: nil
        }
    }

    private var hasRoom: Bool { exchange.input.space > 0 }

    /// A handler's request must not move, and a slow reader's next requests stay in the kernel.
    private var mayMakeRoom: Bool {
        phase == .reading ? output.count <= server.configuration.outputBacklog : exchange.input.memory.isEmpty
    }

    /// Reads the next request as far as it has come, unless the client first has to take the answers it has asked for.
    private func continueReading() {
        guard phase == .reading, output.count <= server.configuration.outputBacklog else { return updateInterest() }
        if exchange.input.isEmpty { return awaitInput() }
        do throws(HTTPParseError) {
            switch try exchange.parser.advance(&exchange.input) {
            case .complete:
                phase = .ready
                readDeadline = .distantFuture
                requestArrived.wake()
            case .wantsContinue:
                server.bodyBuffers.give(output.gather { $0.append("HTTP/1.1 100 Continue\r\n\r\n") })
                needFlush()
                awaitInput()
            case .needsInput:
                awaitInput()
            }
        } catch {
            refuse(error)
        }
    }

    private func awaitInput() {
        // An unfinished request, or none.
        if inputEnded { return close(lingering: false) }
        let now: Awaited = exchange.input.isEmpty ? .request : exchange.parser.isInBody ? .body : .head
        if exchange.input.isEmpty {
            // Idle connections hold no buffer, however many there are.
            server.inputBuffers.give(exchange.input.takeMemory())
        }
        if now != awaited || now == .request {
            awaited = now
            let configuration = server.configuration
            let timeout =
                switch now {
                case .request: configuration.idleTimeout
                case .head: configuration.headTimeout
                case .body: configuration.bodyTimeout
                }
            readDeadline = loop.now.advanced(by: timeout)
        }
        updateInterest()
    }

    private func refuse(_ error: HTTPParseError) {
        exchange.resetResponse()
        exchange.status = error.status
        exchange.contentType = "text/plain; charset=utf-8"
        exchange.responseBody.append(contentsOf: error.message.utf8)
        exchange.responseBody.append("\n")
        write(.other, .close)
        close(lingering: true)
    }

    // MARK: Writing

    private func needFlush() {
        if isDirty { return }
        isDirty = true
        loop.atTurnEnd(self)
    }

    func turnEnds() {
        isDirty = false
        flush()
    }

    private func flush() {
        if output.isEmpty { return }
        do throws(SystemError) {
            let before = output.count
            guard try sendOnce() else {
                if output.count < before || !isBlocked { writeDeadline = loop.now.advanced(by: server.configuration.writeTimeout) }
                isBlocked = true
                return updateInterest()
            }
        } catch {
            return vanish()
        }
        server.bodyBuffers.give(output.clear())
        writeDeadline = .distantFuture
        if isBlocked {
            isBlocked = false
            updateInterest()
            continueReading()
        }
        if phase == .closing { finishClosing() }
    }

    private func sendOnce() throws(SystemError) -> Bool {
        switch socket {
        case .some(let socket): try output.send(to: socket)
        case .none: true
        }
    }

    /// Tells the kernel what to report; without a system call unless something has changed, which on a healthy connection is never.
    private func updateInterest() {
        guard let registration else { return }
        var interest: Interest = isBlocked ? .write : []
        if !inputEnded, phase == .lingering || (phase != .closing && (hasRoom || mayMakeRoom)) { interest.insert(.read) }
        do throws(SystemError) {
            try loop.change(registration, to: interest)
        } catch {
            vanish()
        }
    }

    // MARK: Ending

    /// Lets the written responses go out, then ends.
    private func close(lingering: Bool) {
        if phase == .closed { return }
        phase = .closing
        lingers = lingering
        readDeadline = .distantFuture
        if output.isEmpty { finishClosing() } else { updateInterest() }
    }

    private func finishClosing() {
        guard lingers, !inputEnded else { return closeSocket() }
        switch socket {
        case .some(let socket): socket.endWriting()
        case .none: return
        }
        phase = .lingering
        readDeadline = loop.now.advanced(by: server.configuration.lingerTimeout)
        updateInterest()
    }

    /// The client can be reached no more, or shall not be: a running handler is told and its response dropped.
    private func vanish() {
        exchange.isClientGone = true
        if phase == .handling { task?.cancel() }
        closeSocket()
    }

    private func closeSocket() {
        if let registration { loop.deregister(registration) }
        registration = nil
        socket = nil
        readDeadline = .distantFuture
        writeDeadline = .distantFuture
        server.bodyBuffers.give(output.clear())
        phase = .closed
        requestArrived.wake()
    }

    /// Ends what has waited too long.
    func checkDeadlines(_ now: MonotonicTime) {
        if now >= writeDeadline { return vanish() }
        guard now >= readDeadline else { return }
        if phase == .lingering {
            closeSocket()
        } else if awaited == .request {
            close(lingering: false)
        } else {
            refuse(.timedOut)
        }
    }

    /// The server shuts down: ends now when idle, after the response otherwise.
    func drain() {
        guard phase == .reading else { return }
        // What was sent before the client could know is answered still.
        if !inputEnded { receive() }
        if phase == .reading, exchange.input.isEmpty { close(lingering: false) }
    }

    /// The server's patience is over.
    func abort() {
        if phase != .closed { vanish() }
    }
}
