public import Reactor

/// One loop's connections to one database: sends each request to the least busy connection.
///
/// All statements of a request go to one connection without interruption and see one snapshot. Requests of the same turn share a segment,
/// that is, one Sync and one flush. If another request makes the segment fail, the request is sent again. So only reads may be sent
/// this way, since they may run twice. Writes need a `Transaction`, which reserves a connection and is never retried.
///
/// `@unchecked Sendable`: all state is confined to the loop's thread; `execute` and the other methods trap elsewhere.
public final class PostgresPool: @unchecked Sendable {
    /// Statistics for metrics and health checks.
    public struct Statistics: Sendable, Equatable {
        /// Connections that take requests.
        public var ready = 0
        /// Requests that wait for a connection.
        public var waiting = 0
        /// Requests that were sent and are not answered yet.
        public var underway = 0
        /// Retries since the start.
        public var retries = 0
        /// Connections opened since the start.
        public var connects = 0
        /// Requests cancelled since the start because they held a connection too long.
        public var overruns = 0

        /// Creates statistics; by default, the ones of a new pool.
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

    /// The loop that owns the pool.
    public let loop: EventLoop
    let workers: WorkerPool
    let configuration: PoolConfiguration
    let connectionString: String
    /// The statement that restores the lane's planning.
    let lanePlanning: String

    private var state = State.running
    // Sound without exclusivity checks, which each request would pay for several times: no access spans a call into other code.
    @safe @exclusivity(unchecked) private var connections: [PooledConnection] = []
    private var tasks: [Task<Void, Never>] = []
    @safe @exclusivity(unchecked) private var waiting = RequestQueue()
    /// The timer that checks deadlines; set while there are requests.
    private var sweepTimer: ScheduledTimer?
    /// The timer that sends retries.
    private var dispatchTimer: ScheduledTimer?
    /// The beginning of the current period without a ready connection; nil while one is ready.
    private var unavailableSince: MonotonicTime?
    private var lastFailure = "not connected yet"
    private var retries = 0
    private var connects = 0
    private var overruns = 0
    /// The limit on the time that one request may hold a connection; nil for no limit.
    private var holding: HoldingLimit?

    /// The maximum number of retries; then the request fails with the last error.
    static let retryLimit = 6
    /// The interval between two checks of the deadlines.
    private static let sweepInterval = Duration.milliseconds(20)

    /// Starts connecting; call it on the loop.
    ///
    /// - Parameters:
    ///   - loop: The loop that owns the pool.
    ///   - workers: The threads that resolve names, which blocks.
    ///   - connectionString: A URL or `key=value` pairs, in libpq's syntax; several hosts are allowed.
    ///   - configuration: The limits.
    public init(loop: EventLoop, workers: WorkerPool, connectionString: String, configuration: PoolConfiguration = PoolConfiguration()) {
        precondition(loop.isCurrent, "a pool is made on its loop")
        self.loop = loop
        self.workers = workers
        self.connectionString = connectionString
        self.configuration = configuration
        holding = configuration.holdingLimit.map { HoldingLimit($0) }
        lanePlanning = "SET plan_cache_mode = \(configuration.settings.planCacheMode)"
        if !configuration.connectsLazily { connect() }
    }

    private func connect() {
        unavailableSince = loop.now
        for _ in 0..<max(1, configuration.connections) {
            let connection = PooledConnection(pool: self)
            connections.append(connection)
            tasks.append(Task(executorPreference: loop) { await connection.run() })
        }
    }

    /// Runs the statements of one request and returns their rows, in the same order.
    ///
    /// - Parameters:
    ///   - batch: The statements and their parameters; they must only read, since they may run twice.
    ///   - timeout: The time that the request may take, including waiting.
    ///   - load: The amount of work, compared with other requests; the sum under way on a connection is bounded.
    ///   - freshSnapshot: Whether the request must see everything that was committed before this call. If so, it begins a new segment.
    ///   - nextStep: Called on the loop with all results so far. It returns the statements that depend on them, or nil if there are no
    ///     more. All steps see one snapshot; meanwhile the connection takes no other request.
    /// - Returns: The results of all statements, step by step.
    /// - Throws: The request's error; other requests are not affected.
    public func execute(
        _ batch: StatementBatch,
        timeout: Duration? = nil,
        load: Int = 1,
        freshSnapshot: Bool = false,
        nextStep: ((_ results: [QueryResult]) -> StatementBatch?)? = nil
    ) async throws(PostgresError) -> [QueryResult] {
        try await answer(batch, timeout: timeout, load: load, freshSnapshot: freshSnapshot, nextStep: nextStep).results
    }

    /// Runs the statements of one request like `execute`, and also returns the time they took.
    ///
    /// - Parameters:
    ///   - batch: As for `execute`, like `timeout`, `load`, `freshSnapshot` and `nextStep`.
    ///   - timeout: The time that the request may take, including waiting.
    ///   - load: The amount of work.
    ///   - expected: PostgreSQL's expected execution time for the request, in nanoseconds.
    ///   - isMeasured: Whether to measure each statement and record it in the statement's `time`. The request then has a separate segment.
    ///   - isBounded: Whether the request fails with `.overran` if it exceeds the holding limit.
    ///   - freshSnapshot: Whether the request must see everything that was committed before.
    ///   - nextStep: Returns the statements to send after the results so far.
    /// - Returns: The results, and the time they took.
    /// - Throws: The request's error.
    public func answer(
        _ batch: StatementBatch,
        timeout: Duration? = nil,
        load: Int = 1,
        expected: UInt64 = PoolResponse.defaultEstimate,
        isMeasured: Bool = false,
        isBounded: Bool = false,
        freshSnapshot: Bool = false,
        nextStep: ((_ results: [QueryResult]) -> StatementBatch?)? = nil
    ) async throws(PostgresError) -> PoolResponse {
        precondition(loop.isCurrent, "a pool is used on its loop")
        if batch.count == 0 { return PoolResponse(results: [], nanoseconds: 0) }
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

    /// The current statistics.
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

    /// Whether a connection is ready; used by readiness checks.
    public var isReady: Bool { unavailableSince == nil && !connections.isEmpty }

    /// Fails waiting requests, closes the connections and waits until they are gone.
    public func shutdown() async {
        precondition(loop.isCurrent, "a pool is used on its loop")
        state = .stopped
        for request in waiting.removeAll() { request.finish(.failure(.unavailable("shutting down"))) }
        for connection in connections { connection.close() }
        for task in tasks { await task.value }
        tasks = []
        connections = []
        // The timers hold the pool, and the loop holds the timers.
        for timer in [sweepTimer, dispatchTimer] {
            if let timer { loop.cancel(timer) }
        }
        (sweepTimer, dispatchTimer) = (nil, nil)
    }

    // MARK: Dispatching

    /// Throws if the queue has no room for the request or the database is unavailable.
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
        // A connection may have room before it reports so. The queue determines the order.
        dispatch()
    }

    /// Whether the queue is so slow that new requests should be refused, judged by how long its first request has waited.
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

    // MARK: Reports from connections

    /// Handles a connection that became ready or has room again.
    func hasRoom() {
        unavailableSince = nil
        dispatch()
    }

    func didConnect() {
        connects += 1
        hasRoom()
    }

    /// Handles a connection that broke or could not be opened.
    func didFail(_ error: PostgresError) {
        if case .connection(let reason) = error { lastFailure = reason } else { lastFailure = "\(error)" }
        if unavailableSince == nil, !connections.contains(where: \.isReady) { unavailableSince = loop.now }
    }

    /// Retries a request.
    ///
    /// After too many retries its task gets `error`.
    func retry(_ request: PendingRequest, because error: PostgresError) {
        guard !request.isFinished else { return }
        guard request.isRetryable else { return request.finish(.failure(error)) }
        guard state == .running, request.retries < Self.retryLimit else { return request.finish(.failure(error)) }
        request.prepareToRetry()
        request.waitingSince = loop.now
        retries += 1
        // Not sent from here, since the caller is still processing its connection's answers.
        waiting.append(request)
        announceDispatch()
    }

    /// Counts a request that held a connection too long.
    func didOverrun() { overruns += 1 }

    /// Records that a statement of a client overran.
    ///
    /// If many statements overrun, the machine is busy, and requests may hold connections longer for a while.
    ///
    /// `statement` and `client` are any numbers that distinguish statements and clients.
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

    /// Schedules a check of all deadlines, repeated while there are requests.
    ///
    /// A timer for each request would cost more than it is worth.
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
            if let limit { connection.end(exceeding: limit, now) }
        }
        let isUnavailable = unavailableSince != nil
        let timeout = isUnavailable ? configuration.availabilityTimeout : configuration.queueingTimeout
        let expired = waiting.removeAll { request in
            request.isFinished || request.isOverdue(now) || now.since(request.waitingSince) > timeout
        }
        for request in expired {
            request.finish(.failure(isUnavailable ? .unavailable(lastFailure) : request.isOverdue(now) ? .timeout : .overloaded))
        }
        if !waiting.isEmpty || connections.contains(where: { $0.outstanding > 0 }) { sweepLater() }
    }
}
