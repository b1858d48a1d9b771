public import Reactor

/// The connections of one loop for reading: hands each request to the least busy one.
///
/// All statements of a request go to one connection, contiguous, and see one snapshot; requests of the same turn share a
/// segment, that is one Sync and one flush. A request whose neighbour fails is sent again. Only for requests that may run
/// twice: reads.
///
/// `@unchecked Sendable`: everything is touched on the loop's thread only; `execute` and the rest trap elsewhere.
public final class PostgresPool: @unchecked Sendable {
    /// Figures for metrics and health checks.
    public struct Statistics: Sendable, Equatable {
        /// Connections that take requests.
        public var ready = 0
        /// Requests that wait for a connection.
        public var waiting = 0
        /// Requests sent and not answered.
        public var underway = 0
        /// Requests that were sent again, since the start.
        public var retries = 0
        /// Connections made, since the start.
        public var connects = 0
        /// Requests that were cancelled because they held a connection too long, since the start.
        public var overruns = 0

        /// Makes figures; a pool that has done nothing yet has none.
        public init(ready: Int = 0, waiting: Int = 0, underway: Int = 0, retries: Int = 0, connects: Int = 0, overruns: Int = 0) {
            self.ready = ready
            self.waiting = waiting
            self.underway = underway
            self.retries = retries
            self.connects = connects
            self.overruns = overruns
        }
    }

    private enum State {
        case running
        case stopped
    }

    /// The loop that owns it.
    public let loop: EventLoop
    let workers: WorkerPool
    let configuration: PoolConfiguration
    let connectionString: String
    /// The statement that goes back to the lane's way of planning.
    let lanePlanning: String

    private var state = State.running
    // Sound without checks for exclusive access, which each request would pay for several times: no access lasts while others' code runs.
    @safe @exclusivity(unchecked) private var connections: [PooledConnection] = []
    private var tasks: [Task<Void, Never>] = []
    @safe @exclusivity(unchecked) private var waiting = WaitingLine()
    /// The timer that looks at deadlines, while there is any request.
    private var sweepTimer: ScheduledTimer?
    /// The timer that sends what is to be sent again.
    private var dispatchTimer: ScheduledTimer?
    /// Since when no connection is ready; nil while one is.
    private var unavailableSince: MonotonicTime?
    private var lastFailure = "not connected yet"
    private var retries = 0
    private var connects = 0
    private var overruns = 0
    /// How long one request may hold a connection; nil for no limit.
    private var holding: HoldingLimit?

    /// How often one request is sent again before its trouble becomes its error.
    static let retryLimit = 6
    /// How often deadlines are looked at.
    private static let sweepInterval = Duration.milliseconds(20)

    /// Starts connecting; call on the loop.
    ///
    /// - Parameters:
    ///   - loop: The loop that owns the pool.
    ///   - workers: Where look-ups of names block.
    ///   - connectionString: A URL or `key=value` pairs, as libpq reads them; several hosts are allowed.
    ///   - configuration: The bounds.
    public init(loop: EventLoop, workers: WorkerPool, connectionString: String, configuration: PoolConfiguration = PoolConfiguration()) {
        precondition(loop.isCurrent, "a pool is made on its loop")
        self.loop = loop
        self.workers = workers
        self.connectionString = connectionString
        self.configuration = configuration
        holding = configuration.holdingLimit.map { HoldingLimit($0) }
        lanePlanning = "SET plan_cache_mode = \(configuration.settings.planCacheMode)"
        if !configuration.connectsLate { connect() }
    }

    private func connect() {
        unavailableSince = loop.now
        for _ in 0..<max(1, configuration.connections) {
            let connection = PooledConnection(pool: self)
            connections.append(connection)
            tasks.append(Task(executorPreference: loop) { await connection.run() })
        }
    }

    /// Runs the statements of one request and answers their rows, in the same order.
    ///
    /// - Parameters:
    ///   - batch: The statements and their parameters; they must only read, since they may run twice.
    ///   - timeout: How long it may take, waiting included.
    ///   - load: How much work it is, compared with other requests; what is under way on a connection is bounded by the sum.
    ///   - freshSnapshot: Whether the request must see what was committed before this call: begins a segment of its own.
    ///   - nextStep: Called on the loop with all results so far when they are there: answers the statements that need them, or nil when that
    ///     was all. All steps see one snapshot; meanwhile the connection takes no other request.
    /// - Returns: One result for each statement, step by step.
    /// - Throws: What failed; the other requests are not affected.
    public func execute(
        _ batch: StatementBatch,
        timeout: Duration? = nil,
        load: Int = 1,
        freshSnapshot: Bool = false,
        nextStep: ((_ results: [QueryResult]) -> StatementBatch?)? = nil
    ) async throws(PostgresError) -> [QueryResult] {
        try await answer(batch, timeout: timeout, load: load, freshSnapshot: freshSnapshot, nextStep: nextStep).results
    }

    /// Runs the statements of one request as `execute` does, and answers how long that took, too.
    ///
    /// - Parameters:
    ///   - batch: As for `execute`, like `timeout`, `load`, `freshSnapshot` and `nextStep`.
    ///   - timeout: How long it may take, waiting included.
    ///   - load: How much work it is.
    ///   - expected: How long PostgreSQL is expected to be busy with it, in nanoseconds.
    ///   - isMeasured: Whether to measure each statement, and note it there. The request then travels in a segment of its own.
    ///   - isBounded: Whether it fails with `.overran` when it holds its connection longer than one may.
    ///   - freshSnapshot: Whether it must see what was committed before.
    ///   - nextStep: What to send when the results are there.
    /// - Returns: The results, and how long it took.
    /// - Throws: What failed.
    public func answer(
        _ batch: StatementBatch,
        timeout: Duration? = nil,
        load: Int = 1,
        expected: UInt64 = PoolAnswer.usual,
        isMeasured: Bool = false,
        isBounded: Bool = false,
        freshSnapshot: Bool = false,
        nextStep: ((_ results: [QueryResult]) -> StatementBatch?)? = nil
    ) async throws(PostgresError) -> PoolAnswer {
        precondition(loop.isCurrent, "a pool is used on its loop")
        if batch.count == 0 { return PoolAnswer(results: [], nanoseconds: 0) }
        if batch.parameters.hasInvalidText { throw .server(.nulInText) }
        try admit(load: load)

        let deadline = loop.now.advanced(by: timeout ?? configuration.requestTimeout)
        let outcome: PendingRequest.Outcome = await unsafe withUnsafeContinuation { continuation in
            let request = unsafe PendingRequest(
                batch,
                nextStep: nextStep,
                submitted: loop.now,
                deadline: deadline,
                load: load,
                expected: expected,
                isMeasured: isMeasured,
                isBounded: isBounded,
                startsSegment: freshSnapshot,
                continuation: continuation
            )
            submit(request)
        }
        return try outcome.get()
    }

    /// The present figures.
    public var statistics: Statistics {
        precondition(loop.isCurrent, "a pool is used on its loop")
        return Statistics(
            ready: connections.count { $0.isReady },
            waiting: waiting.count,
            underway: connections.reduce(0) { $0 + $1.underway },
            retries: retries,
            connects: connects,
            overruns: overruns
        )
    }

    /// Whether a connection is ready; what a readiness check asks.
    public var isReady: Bool { unavailableSince == nil && !connections.isEmpty }

    /// Fails what is still waiting, closes the connections and waits until they are gone.
    public func shutdown() async {
        precondition(loop.isCurrent, "a pool is used on its loop")
        state = .stopped
        for request in waiting.removeAll() { request.finish(.failure(.unavailable("shutting down"))) }
        for connection in connections { connection.close() }
        for task in tasks { await task.value }
        tasks = []
        connections = []
        // They hold the pool, and the loop holds them.
        for timer in [sweepTimer, dispatchTimer] {
            if let timer { loop.cancel(timer) }
        }
        (sweepTimer, dispatchTimer) = (nil, nil)
    }

    // MARK: Dispatching

    /// Refuses a request for which there is no room or no database.
    func admit(load: Int) throws(PostgresError) {
        if state == .stopped { throw .unavailable("shutting down") }
        if connections.isEmpty { connect() }
        if waiting.count(before: load) >= configuration.waitingRequests || isLate(for: load) { throw .overloaded }
        if let unavailableSince, loop.now.since(unavailableSince) > configuration.availabilityTimeout { throw .unavailable(lastFailure) }
    }

    func submit(_ request: PendingRequest) {
        sweepLater()
        if waiting.isEmpty, let connection = leastBusy() { return connection.send(request) }
        waiting.append(request)
        // A connection may have room already, before it tells so. The line says who goes.
        dispatch()
    }

    /// Whether the queue is so slow that further requests are better refused: judged by how long its first has waited.
    private func isLate(for load: Int) -> Bool {
        guard let first = waiting.first(before: load), unavailableSince == nil else { return false }
        return loop.now.since(first.waitingSince) > configuration.queueingTimeout
    }

    /// The connection with the least work under way among those that take requests.
    private func leastBusy() -> PooledConnection? {
        var best: PooledConnection?
        var least = Int.max
        for connection in connections where connection.hasRoom {
            if connection.load < least {
                least = connection.load
                best = connection
            }
        }
        return best
    }

    private func dispatch() {
        while !waiting.isEmpty, let connection = leastBusy(), let request = waiting.popFirst() {
            if !request.isFinished { connection.send(request) }
        }
    }

    // MARK: What connections report

    /// A connection is ready, or has room again.
    func hasRoom() {
        unavailableSince = nil
        dispatch()
    }

    func didConnect() {
        connects += 1
        hasRoom()
    }

    /// A connection broke or could not be made.
    func didFail(_ error: PostgresError) {
        if case .connection(let reason) = error { lastFailure = reason } else { lastFailure = "\(error)" }
        if unavailableSince == nil, !connections.contains(where: \.isReady) { unavailableSince = loop.now }
    }

    /// Sends a request again; `error` is what its task gets when it was sent too often.
    func retry(_ request: PendingRequest, because error: PostgresError) {
        guard !request.isFinished else { return }
        guard request.mayRunTwice else { return request.finish(.failure(error)) }
        guard state == .running, request.retries < Self.retryLimit else { return request.finish(.failure(error)) }
        request.prepareToRetry()
        request.waitingSince = loop.now
        retries += 1
        // Not sent from here: the caller is in the middle of its connection's answers.
        waiting.append(request)
        announceDispatch()
    }

    /// A request held a connection too long.
    func didOverrun() { overruns += 1 }

    /// Notes that a statement of a client overran, both by any numbers that tell them from others: when many do, the machine is busy, and
    /// requests may hold connections longer for a while.
    public func noteOverrun(of statement: Int, by client: Int) {
        holding?.noteOverrun(of: statement, by: client, at: loop.now)
    }

    private func announceDispatch() {
        guard dispatchTimer == nil else { return }
        dispatchTimer = loop.schedule(at: loop.now) { [self] in
            dispatchTimer = nil
            dispatch()
        }
    }

    // MARK: Deadlines

    /// Looks at all deadlines now and then while there is any request: a timer for each would cost more than it tells.
    func sweepLater() {
        guard sweepTimer == nil else { return }
        sweepTimer = loop.schedule(after: Self.sweepInterval) { [self] in
            sweepTimer = nil
            sweep()
        }
    }

    private func sweep() {
        let now = loop.now
        let limit = holding?.nanoseconds(at: now)
        for connection in connections {
            connection.sweep(now)
            if let limit { connection.end(whatHoldsItFor: limit, now) }
        }
        let isUnavailable = unavailableSince != nil
        let patience = isUnavailable ? configuration.availabilityTimeout : configuration.queueingTimeout
        let expired = waiting.removeAll { request in
            request.isFinished || request.isOverdue(now) || now.since(request.waitingSince) > patience
        }
        for request in expired {
            request.finish(.failure(isUnavailable ? .unavailable(lastFailure) : request.isOverdue(now) ? .timeout : .overloaded))
        }
        if !waiting.isEmpty || connections.contains(where: { $0.outstanding > 0 }) { sweepLater() }
    }
}
