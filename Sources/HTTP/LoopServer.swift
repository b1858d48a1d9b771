import Reactor

/// One loop's part of the server: its listener, its connections, and their shared state.
///
/// `@unchecked Sendable`: confined to the loop's thread; `drain` switches to it.
final class LoopServer: ReadinessHandler, @unchecked Sendable {
    /// The number of connections accepted before the loop handles other events.
    private static let acceptsPerTurn = 64

    /// The maximum number of refused connections that get a response at one time; others are closed without one.
    private static let maximumRefusedResponses = 256

    let loop: EventLoop
    let configuration: HTTPConfiguration
    // An array's capacity is slightly above the requested size, depending on malloc.
    let inputBuffers = BufferPool(most: 64, largest: InputBuffer.standardSize + 1024)
    let bodyBuffers = BufferPool(most: 16, largest: 2 * 1024 * 1024)
    let responseStarts = ResponseStartWriter()
    let compressor: ResponseCompressor
    /// The counts since the start; the numbers of open connections are computed on request.
    var statistics = HTTPStatistics()
    /// Bytes of all connections' input buffers together.
    var inputMemory = 0
    /// The part of the input memory that each network holds beyond the first buffer of each connection.
    var inputShares = InputShares()
    /// Bytes of responses that wait for slow readers.
    var outputMemory = 0
    /// Open connections that count towards the limit; refused ones do not.
    var served = 0
    /// The served connections of each network in this loop.
    var holdings: [ClientNetwork: Int] = [:]
    /// The connections of each client, over all loops.
    let counts: ConnectionCounts
    /// The earliest time of the next search for connections to close, after a search that found none.
    var nextReclaim: MonotonicTime?
    private(set) var isDraining = false
    /// Whether each response announces the end of its connection, while new connections are still accepted.
    var isEnding = false

    private var socket: FileDescriptor?
    private var registration: Registration?
    private var sweep: ScheduledTimer?
    private var idleDetector = IdleDetector()
    private var connections: [HTTPConnection] = []
    private let becameEmpty = WakeSignal()
    private var serve: (@Sendable (HTTPConnection) async -> Void)?
    private(set) var admission: (HTTPExchange) -> BodyAdmission = { $0.usualAdmission }
    private(set) var completeRefusal: (HTTPRefusal, HTTPExchange) -> Void = { _, _ in }
    private(set) var network: (HTTPExchange) -> ClientNetwork = { $0.clientNetwork }

    init(loop: EventLoop, socket: consuming FileDescriptor, configuration: HTTPConfiguration, counts: ConnectionCounts) {
        self.loop = loop
        self.socket = consume socket
        self.configuration = configuration
        self.counts = counts
        compressor = ResponseCompressor(loop: loop, configuration: configuration.compression)
    }

    func startAccepting(for handler: some HTTPHandler) throws(SystemError) {
        serve = { connection in await connection.serve(handler) }
        admission = { exchange in handler.admission(of: exchange) }
        completeRefusal = { refusal, exchange in handler.complete(refusal, exchange) }
        network = { exchange in handler.network(of: exchange) }
        registration = try watch()
        scheduleSweep()
    }

    private func watch() throws(SystemError) -> Registration? {
        switch socket {
        case .some(let socket): try loop.register(socket.raw, for: .read, handler: self)
        case .none: nil
        }
    }

    // MARK: Accepting

    func becameReady(_ readiness: Readiness) {
        _ = acceptWaiting()
    }

    /// Accepts the connections of one turn; returns false if no more can be accepted.
    private func acceptWaiting() -> Bool {
        for _ in 0..<Self.acceptsPerTurn {
            do {
                guard try acceptOne() else { return false }
            } catch {
                // Most errors concern a single connection that failed before we accepted it.
                if error.isOutOfResources {
                    pause()
                    return false
                }
            }
        }
        return true
    }

    private func acceptOne() throws(SystemError) -> Bool {
        switch socket {
        case .some(let listener):
            guard let accepted = try ListeningSocket.accept(listener) else { return false }
            open(accepted)
            return true
        case .none:
            return false
        }
    }

    private func open(_ socket: consuming FileDescriptor) {
        let peer = ClientNetwork(ofPeerOf: socket.raw)
        let network = configuration.isBehindProxies ? .unknown : peer
        let refusal = refusal(of: network)
        if refusal == nil {
            statistics.connectionsAccepted += 1
        } else {
            statistics.connectionsRefused += 1
            if connections.count >= served + Self.maximumRefusedResponses { return }
        }
        let connection = HTTPConnection(server: self, socket: socket)
        connection.exchange.knownNetwork = peer
        if refusal == nil {
            connection.network = network
            connection.isServed = true
            served += 1
            if network.isKnown { connection.noteHolding() }
        }
        // Fails only without kernel memory; then the connection is closed at once.
        guard let serve, (try? connection.open()) != nil else { return connection.closeSocket() }
        connection.index = connections.count
        connections.append(connection)
        connection.task = Task(executorPreference: loop) { await serve(connection) }
        if let refusal { connection.refuse(refusal) }
    }

    /// Counts one more connection of a network; returns the refusal if the network or the loop has too many.
    private func refusal(of network: ClientNetwork) -> HTTPRefusal? {
        var held = 0
        if network.isKnown {
            guard let count = counts.add(network, limit: configuration.connectionsPerNetwork) else {
                return .tooManyConnectionsOfNetwork(limit: configuration.connectionsPerNetwork)
            }
            held = count
        }
        if hasRoom(for: network, holding: held) { return nil }
        if network.isKnown { counts.remove(network) }
        return .tooManyConnections(limit: configuration.connections)
    }

    /// Stops watching the listener for a while.
    ///
    /// Without resources the listener stays ready and would keep the loop spinning.
    private func pause() {
        guard let registration else { return }
        loop.deregister(registration)
        self.registration = nil
        loop.schedule(after: .milliseconds(100)) { [self] in
            if isDraining || socket == nil { return }
            do throws(SystemError) {
                self.registration = try watch()
            } catch {
                pause()
            }
        }
    }

    // MARK: Connections

    func forEachConnection(_ body: (HTTPConnection) -> Void) {
        for connection in connections { body(connection) }
    }

    /// Removes a connection whose task has ended.
    func remove(_ connection: HTTPConnection) {
        connection.freeInput()
        let last = connections.removeLast()
        if last !== connection {
            connections[connection.index] = last
            last.index = connection.index
        }
        if connections.isEmpty, isDraining { becameEmpty.wake() }
    }

    /// The counts since the start, and the numbers of open connections.
    func currentStatistics() -> HTTPStatistics {
        loop.assertIsCurrent()
        var current = statistics
        current.connectionsOpen = connections.count
        for connection in connections {
            guard let channel = connection.channel else { continue }
            if channel.isWebSocket { current.webSocketsOpen += 1 } else { current.streamsOpen += 1 }
        }
        current.inputMemory = inputMemory
        return current
    }

    /// Schedules the check of all deadlines.
    ///
    /// With one timer for all connections, a deadline costs a request two stores instead of a heap operation.
    private func scheduleSweep() {
        sweep = loop.schedule(after: max(.milliseconds(5), min(.seconds(1), configuration.shortestTimeout / 4))) { [self] in
            for connection in connections { connection.checkDeadlines(loop.now) }
            if idleDetector.shouldReleaseMemory(currentStatistics()) { releaseMemory() }
            scheduleSweep()
        }
    }

    /// Frees unused memory, so that the memory for a peak load is not kept forever.
    private func releaseMemory() {
        inputBuffers.empty()
        bodyBuffers.empty()
        HeapMemory.release()
    }

    // MARK: Draining

    /// Stops accepting and ends every connection; returns false if the grace period was too short.
    func drain(grace: Duration) async -> Bool {
        await Task(executorPreference: loop) { [self] in
            if isDraining { return connections.isEmpty }
            // Serve the clients whose connections the kernel has accepted already.
            while acceptWaiting() {}
            isDraining = true
            if let registration { loop.deregister(registration) }
            registration = nil
            socket = nil
            for connection in connections { connection.drain() }
            let isClean = await connectionsEnd(within: grace)
            if let sweep { loop.cancel(sweep) }
            serve = nil
            return isClean
        }.value
    }

    private func connectionsEnd(within grace: Duration) async -> Bool {
        if connections.isEmpty { return true }
        let timer = loop.schedule(after: grace) { [becameEmpty] in becameEmpty.wake() }
        await becameEmpty.wait()
        loop.cancel(timer)
        if connections.isEmpty { return true }
        for connection in connections { connection.abort() }
        return false
    }
}
