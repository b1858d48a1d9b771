import CLibpq
import Reactor

/// One connection of a pool in pipeline mode: sends requests, reads answers, and reports the outcome of each.
///
/// `@unchecked Sendable`: confined to the pool's loop. Its life cycle (connect, wait, connect again) is in `PooledConnection+Life.swift`,
/// the handling of failures in `PooledConnection+Failures.swift`.
@safe final class PooledConnection: ReadinessHandler, TurnEndHandler, @unchecked Sendable {
    enum State {
        /// Connecting or applying the session's settings; takes no requests.
        case connecting
        /// Takes requests.
        case ready
        /// Disconnected; waits for the next attempt.
        case broken
        /// Closed permanently.
        case closed
    }

    /// PostgreSQL's planning mode for a statement.
    enum Planning {
        /// According to the session's settings.
        case lane
        /// For the values of each run.
        case withValues
    }

    /// The pool outlives its connections: it drops them only after their tasks have ended.
    unowned let pool: PostgresPool
    let loop: EventLoop
    // Copied from the pool's configuration, since every request checks all connections.
    private let maximumRequests: Int
    private let maximumLoad: Int
    /// Wakes `run`: the socket is ready while connecting, a timer fired, or the connection broke or is to close.
    let attention = WakeSignal()
    var state = State.broken
    // Sound without exclusivity checks, which each request would pay for several times: no access spans a call into other code.
    @safe @exclusivity(unchecked) var handle: PGHandle?
    var registration: Registration?
    @safe @exclusivity(unchecked) var machine = PipelineStateMachine<PendingRequest>()
    @safe @exclusivity(unchecked) var prepared: PreparedStatements
    /// Statements that PostgreSQL holds with a stale plan.
    ///
    /// They must be deallocated before they are prepared again.
    var stale: [Statement] = []
    /// The planning mode of the next statement.
    var planning = Planning.lane
    private var isNotedForTurnEnd = false
    /// The number of requests that may have further steps: their segment stays open.
    var held = 0
    /// Whether the open segment has produced results already, so that its snapshot may be older than a new request.
    var hasSnapshot = false
    /// The reservation that owns the connection.
    var reservation: ConnectionReservation?
    /// The number of requests that were sent and have not left the pipeline.
    var underway = 0
    /// The sum of their loads.
    var load = 0
    @safe @exclusivity(unchecked) var clock = SegmentClock()
    /// The latest cancellation in this session.
    var cancellation = Cancellation()
    /// The error in applying the settings while connecting.
    private(set) var setUpFailure: PostgresError?
    private(set) var isSetUp = false

    init(pool: PostgresPool) {
        self.pool = pool
        loop = pool.loop
        maximumRequests = pool.configuration.requestsPerConnection
        maximumLoad = pool.configuration.loadPerConnection
        prepared = PreparedStatements(capacity: pool.configuration.preparedStatements)
    }

    var isReady: Bool { state == .ready }
    /// Whether the connection takes requests.
    ///
    /// It must be ready and within its limits, not reserved or being cancelled, and without an open segment that waits for further steps.
    var hasRoom: Bool {
        isReady && held == 0 && reservation == nil && clock.cancelledAt == nil && underway < maximumRequests && load < maximumLoad
    }
    /// The number of answers that PostgreSQL owes.
    var outstanding: Int { machine.outstanding }

    /// Valid as long as `handle`; never kept beyond a call.
    var raw: OpaquePointer? { unsafe handle?.raw }

    // MARK: Sending

    /// Writes a request's statements into libpq's buffer, which is flushed at the end of the turn.
    func send(_ request: PendingRequest) {
        guard let raw = unsafe raw else { return pool.retry(request, because: .connection("not connected")) }
        do throws(PostgresError) {
            if request.startsSegment || request.isIsolated || request.isMeasured || hasSnapshot, machine.needsSync { try unsafe sync(raw) }
            underway += 1
            load += request.load
            clock.add(request)
            if request.hasSteps { held += 1 }
            if let reservation = request.reservation {
                self.reservation = reservation
                reservation.connection = self
            }
            try unsafe sendStep(of: request, on: raw)
            if request.isIsolated || request.isMeasured, !request.hasSteps { try unsafe sync(raw) }
        } catch {
            fail(error)
        }
    }

    private func sendStep(of request: PendingRequest, on raw: OpaquePointer) throws(PostgresError) {
        let batch = request.batch
        let (first, last) = (request.firstStatement, request.firstStatement + batch.count - 1)
        for (index, entry) in zip(first..., batch.entries) {
            if !request.isIsolated, prepared.use(entry.statement) == .preparation {
                machine.sent(.prepare(request, statement: index))
                try unsafe prepare(entry.statement, on: raw)
            }
            try unsafe plan(entry.statement.plansWithValues ? .withValues : .lane, on: raw)
            machine.sent(.query(request, statement: index, isLast: index == last))
            try unsafe query(entry, batch.parameters, isPrepared: !request.isIsolated, on: raw)
            // Requests each answer separately, so that the time between two answers belongs to one statement.
            if request.isMeasured, index < last { try unsafe requestAnswers(raw) }
        }
        noteTurnEnd()
    }

    /// Removes a request that has left the pipeline.
    ///
    /// The request's segment may end unless another request's steps keep it open.
    private func release(_ request: PendingRequest) {
        underway -= 1
        load -= request.load
        guard request.hasSteps else { return }
        held -= 1
        noteTurnEnd()
    }

    /// Sends the session's settings as a separate segment.
    func sendSettings(_ settings: SessionSettings) throws(PostgresError) {
        guard let raw = unsafe raw else { throw .connection("not connected") }
        isSetUp = false
        setUpFailure = nil
        var parameters = ParameterBuffer()
        let sql = settings.statement(&parameters)
        machine.sent(.housekeeping)
        let sent = unsafe parameters.withArrays(of: 0..<parameters.count) { count, values, lengths, formats in
            unsafe PQsendQueryParams(raw, sql, count, nil, values, lengths, formats, 1)
        }
        guard sent == 1 else { throw connectionError() }
        noteTurnEnd()
    }

    private func prepare(_ statement: Statement, on raw: OpaquePointer) throws(PostgresError) {
        let sent = unsafe statement.withParameterTypes { unsafe PQsendPrepare(raw, statement.name, statement.sql, $0, $1) }
        guard sent == 1 else { throw connectionError() }
    }

    private func query(
        _ entry: StatementBatch.Entry,
        _ parameters: ParameterBuffer,
        isPrepared: Bool,
        on raw: OpaquePointer
    ) throws(PostgresError) {
        let statement = entry.statement
        let sent = unsafe parameters.withArrays(of: entry.parameters) { count, values, lengths, formats in
            if isPrepared {
                // Sound: the name ends with NUL, and libpq copies it.
                unsafe statement.storage.nameBytes.withUnsafeBufferPointer {
                    unsafe PQsendQueryPrepared(raw, $0.baseAddress, count, values, lengths, formats, 1)
                }
            } else {
                unsafe statement.withParameterTypes { unsafe PQsendQueryParams(raw, statement.sql, count, $1, values, lengths, formats, 1) }
            }
        }
        guard sent == 1 else { throw connectionError() }
    }

    /// Switches between the lane's planning and plans for the values of each run.
    ///
    /// A switch lasts until the end of the segment at most: `sync` switches back. If a command before the Sync fails, PostgreSQL rolls back
    /// the segment's switches with its transaction, so each segment begins with the lane's planning. The SET is not prepared, since parsing
    /// it costs about a microsecond.
    private func plan(_ wanted: Planning, on raw: OpaquePointer) throws(PostgresError) {
        guard wanted != planning else { return }
        planning = wanted
        machine.sent(.housekeeping)
        let sql = wanted == .withValues ? "SET plan_cache_mode = force_custom_plan" : pool.lanePlanning
        guard unsafe PQsendQueryParams(raw, sql, 0, nil, nil, nil, nil, 1) == 1 else { throw connectionError() }
    }

    private func sync(_ raw: OpaquePointer) throws(PostgresError) {
        try unsafe plan(.lane, on: raw)
        machine.sent(.sync)
        hasSnapshot = false
        clock.complete(at: .now)
        guard unsafe PQpipelineSync(raw) == 1 else { throw connectionError() }
    }

    /// Makes PostgreSQL send the answers so far, in the middle of a segment.
    private func requestAnswers(_ raw: OpaquePointer) throws(PostgresError) {
        guard unsafe PQsendFlushRequest(raw) == 1 else { throw connectionError() }
    }

    func noteTurnEnd() {
        guard !isNotedForTurnEnd else { return }
        isNotedForTurnEnd = true
        loop.atTurnEnd(self)
    }

    /// Sends one Sync for everything sent in this turn, then flushes once.
    ///
    /// If a segment is held open, only its answers are requested.
    func turnEnds() {
        isNotedForTurnEnd = false
        guard let raw = unsafe raw else { return }
        do throws(PostgresError) {
            if held > 0 {
                clock.flushed(at: .now)
                try unsafe requestAnswers(raw)
            } else {
                if machine.needsSync { try unsafe sync(raw) }
                try unsafe deallocate(on: raw)
            }
            try unsafe flush(raw)
            // While the kernel accepted nothing, libpq may have read answers, which the socket would never report.
            try unsafe takeAnswers(raw)
        } catch {
            fail(error)
        }
    }

    /// Keeps the number of prepared statements bounded.
    ///
    /// Each DEALLOCATE is a separate segment, because a pooler that does not know the name may reject it.
    private func deallocate(on raw: OpaquePointer) throws(PostgresError) {
        guard !stale.isEmpty || prepared.isOverfull else { return }
        let names = stale.map(\.name) + prepared.evict().map(\.name)
        stale.removeAll()
        for name in names {
            machine.sent(.housekeeping)
            // The name is ours: a letter and hexadecimal digits.
            guard unsafe PQsendQueryParams(raw, "DEALLOCATE \(name)", 0, nil, nil, nil, nil, 1) == 1 else { throw connectionError() }
            try unsafe sync(raw)
        }
    }

    /// Writes as much as the kernel accepts, and watches the socket if more remains.
    private func flush(_ raw: OpaquePointer) throws(PostgresError) {
        let pending = unsafe PQflush(raw)
        guard pending >= 0 else { throw connectionError() }
        // Keep reading meanwhile: PostgreSQL may be waiting for us to read its answers before it reads more.
        try unsafe watch(raw, for: pending == 1 ? [.read, .write] : .read)
    }

    // MARK: Receiving

    func becameReady(_ readiness: Readiness) {
        // Without a handle the connection is still being opened, and `open` waits for its socket.
        guard let raw = unsafe raw else { return attention.wake() }
        do throws(PostgresError) {
            guard unsafe PQconsumeInput(raw) == 1 else { throw connectionError() }
            if readiness.contains(.writable) { try unsafe flush(raw) }
            try unsafe takeAnswers(raw)
        } catch {
            fail(error)
        }
    }

    func takeAnswers(_ raw: OpaquePointer) throws(PostgresError) {
        var hasEndedSegment = false
        while machine.expectsAnswer, unsafe PQisBusy(raw) == 0 {
            let result = unsafe PQgetResult(raw).map { unsafe QueryResult(owning: $0) }
            let action = machine.receive(event(result))
            if case .segmentEnded = action {
                hasEndedSegment = true
                clock.endSegment(at: loop.now)
            }
            try act(action, result)
        }
        guard hasEndedSegment else { return }
        if state == .connecting {
            isSetUp = true
            attention.wake()
        } else {
            pool.hasRoom()
        }
    }

    private func event(_ result: QueryResult?) -> PipelineStateMachine<PendingRequest>.Event {
        guard let result else { return .endOfCommand }
        return switch unsafe PQresultStatus(result.raw) {
        case PGRES_TUPLES_OK, PGRES_COMMAND_OK, PGRES_EMPTY_QUERY: .success
        case PGRES_PIPELINE_SYNC: .sync
        case PGRES_PIPELINE_ABORTED: .aborted
        default: .failure
        }
    }

    private func act(_ action: PipelineStateMachine<PendingRequest>.Action, _ result: QueryResult?) throws(PostgresError) {
        switch action {
        case .none, .segmentEnded:
            break
        case .prepared(let request, let statement):
            prepared.confirmed(request.statement(statement))
        case .deliver(let request, let isLast):
            if let result, !request.isFinished {
                if clock.isMeasuring { measure(request) }
                request.results.append(result)
            }
            guard isLast else { return }
            if request.hasSteps { hasSnapshot = true }
            if request.advance(), let raw = unsafe raw { return try unsafe sendStep(of: request, on: raw) }
            release(request)
            if request.taken == nil, clock.hasSingleRequest { request.taken = clock.held(at: loop.now) }
            request.succeed()
        case .fail(let request, let index, let preparing):
            release(request)
            try requestFailed(request, at: index, preparing: preparing, serverError(of: result, request, index))
        case .retry(let request, let index, let preparing, let isFirst):
            if preparing { prepared.forget(request.statement(index)) }
            guard isFirst else { return }
            release(request)
            retry(request, because: .protocol("requests sent together kept failing"))
        case .housekeepingFailed:
            let error = serverError(of: result, nil, 0)
            if error.isFatal || error.sqlState.isMissing { throw .connection(error.message) }
            guard state == .connecting else { return }
            setUpFailure = .server(error)
            attention.wake()
        case .violation(let reason):
            throw .protocol(reason)
        }
    }

    /// Records the time of a request's current statement, which was just answered.
    private func measure(_ request: PendingRequest) {
        let time = clock.measure(at: loop.now)
        request.taken = (request.taken ?? 0) + time
        request.statement(request.results.count).time?.note(nanoseconds: time)
    }

    func connectionError() -> PostgresError {
        .connection(handle?.errorMessage ?? "not connected")
    }
}
