import CLibpq
import Reactor

extension PooledConnection {
    /// A PGconn or PGcancel that is handed to a worker and back.
    ///
    /// `@unchecked Sendable`: the loop does not touch it until the worker has returned it.
    @safe private struct HandedOver: @unchecked Sendable {
        let raw: OpaquePointer?
    }

    /// Connects, serves until the connection breaks, waits and connects again, until `close`.
    func run() async {
        // The pool lives until `shutdown` has ended its connections, even without other references.
        let pool = self.pool
        defer { withExtendedLifetime(pool) {} }
        var backoff = Backoff(pool.configuration.reconnectDelay)
        var generator = SystemRandomNumberGenerator()
        while state != .closed {
            state = .connecting
            do throws(PostgresError) {
                try await connect()
                backoff.reset()
                state = .ready
                pool.didConnect()
            } catch {
                if handle == nil { pool.didFail(error) } else { fail(error) }
            }
            while state == .ready { await attention.wait() }
            if state != .closed { await pause(for: backoff.delay(using: &generator)) }
        }
        fail(.connection("the pool is shutting down"))
    }

    /// Ends `run`; requests under way fail.
    func close() {
        state = .closed
        fail(.connection("the pool is shutting down"))
        attention.wake()
    }

    // MARK: Connecting

    private func connect() async throws(PostgresError) {
        let deadline = loop.now.advanced(by: pool.configuration.connectTimeout)
        let timer = loop.schedule(at: deadline) { [attention] in attention.wake() }
        defer { loop.cancel(timer) }
        // The PGconn is not stored in `handle` before it is open: `close` must not free it while a worker is using it.
        let opened = try await open(deadline)
        guard unsafe PQsetnonblocking(opened.raw, 1) == 0, unsafe PQenterPipelineMode(opened.raw) == 1 else {
            throw .connection(opened.errorMessage)
        }
        try unsafe watch(opened.raw, for: .read)
        handle = consume opened
        try sendSettings(pool.configuration.settings)
        while !isSetUp, setUpFailure == nil {
            await attention.wait()
            if handle == nil { throw .connection("the connection broke while it was set up") }
            try check(deadline)
        }
        if let setUpFailure { throw setUpFailure }
    }

    /// Runs libpq's connection steps on a worker: they resolve names and read files, which blocks.
    private func open(_ deadline: MonotonicTime) async throws(PostgresError) -> PGHandle {
        let parameters = ConnectionParameters(
            connectionString: pool.connectionString,
            [("fallback_application_name", "cupboard"), ("client_encoding", "UTF8")]
        )
        let started = await pool.workers.run { unsafe HandedOver(raw: parameters.withArrays { unsafe PQconnectStartParams($0, $1, 1) }) }
        guard let raw = unsafe started.raw else { throw .connection("out of memory") }
        let opened = unsafe PGHandle(owning: raw)
        guard unsafe PQstatus(raw) != CONNECTION_BAD else { throw .connection(opened.errorMessage) }
        // libpq's own receiver writes to standard error.
        unsafe PQsetNoticeReceiver(raw, { _, _ in }, nil)
        defer { unwatch() }
        var interest = Interest.write
        while true {
            try check(deadline)
            try unsafe watch(raw, for: interest)
            await attention.wait()
            // libpq may continue with another socket, to another address or host.
            unwatch()
            try check(deadline)
            let connection = unsafe HandedOver(raw: raw)
            switch await pool.workers.run({ unsafe PQconnectPoll(connection.raw) }) {
            case PGRES_POLLING_OK: return opened
            case PGRES_POLLING_READING: interest = .read
            case PGRES_POLLING_WRITING: interest = .write
            default: throw .connection(opened.errorMessage)
            }
        }
    }

    private func check(_ deadline: MonotonicTime) throws(PostgresError) {
        if state == .closed { throw .connection("the pool is shutting down") }
        if loop.now >= deadline { throw .connection("no response within \(pool.configuration.connectTimeout)") }
    }

    private func pause(for delay: Duration) async {
        let end = loop.now.advanced(by: delay)
        let timer = loop.schedule(at: end) { [attention] in attention.wake() }
        while state != .closed, loop.now < end { await attention.wait() }
        loop.cancel(timer)
    }

    // MARK: The socket

    /// Watches the socket, or changes what it is watched for.
    func watch(_ raw: OpaquePointer, for interest: Interest) throws(PostgresError) {
        do throws(SystemError) {
            if let registration {
                try loop.change(registration, to: interest)
            } else {
                registration = try loop.register(unsafe PQsocket(raw), for: interest, handler: self)
            }
        } catch {
            throw .connection("\(error)")
        }
    }

    func unwatch() {
        if let registration { loop.deregister(registration) }
        registration = nil
    }

    // MARK: Deadlines

    /// Fails overdue requests.
    ///
    /// Asks PostgreSQL to cancel one that is running now, and closes a connection that does not react.
    func sweep(_ now: MonotonicTime) {
        machine.forEachRequest { request in
            if request.isOverdue(now) { request.finish(.failure(.timeout)) }
        }
        guard isReady, let request = machine.current, request.isFinished, request.isOverdue(now) else { return }
        if !request.isCancelled {
            request.isCancelled = cancel()
        } else if now.since(request.deadline) > pool.configuration.cancellationGrace {
            fail(.connection("PostgreSQL did not respond to a cancellation"))
        }
    }

    /// Cancels the running segment if it holds the connection longer than `limit`, in nanoseconds; repeats the cancellation if it had no
    /// effect.
    func end(exceeding limit: UInt64, _ now: MonotonicTime) {
        guard isReady, clock.isOverdue(limit, at: now), let raw = unsafe raw else { return }
        if let cancelledAt = clock.cancelledAt, now.since(cancelledAt) < Self.cancellationPatience { return }
        // A segment that looks overdue may have been answered while the loop was busy.
        do throws(PostgresError) {
            guard unsafe PQconsumeInput(raw) == 1 else { throw connectionError() }
            try unsafe takeAnswers(raw)
        } catch {
            return fail(error)
        }
        guard isReady, clock.isOverdue(limit, at: now) else { return }
        clock.noteCancellation(at: now)
        cancel()
    }

    /// The time to wait for a cancellation to take effect before another one is sent.
    private static let cancellationPatience = Duration.milliseconds(250)

    /// Asks PostgreSQL to cancel the running statement; returns false if a cancellation is under way already or cannot be sent.
    @discardableResult
    private func cancel() -> Bool {
        guard let raw = unsafe raw else { return false }
        return unsafe cancellation.start(of: raw)
    }
}
