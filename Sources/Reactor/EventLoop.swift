import Glibc
import Synchronization

/// A handler of work that is best done once per turn, such as one flush for everything written in it.
public protocol TurnEndHandler: AnyObject {
    /// Called on the loop's thread at the end of the turn that the handler was registered in, after the turn's jobs.
    func turnEnds()
}

/// One thread's epoll loop, and the executor of the tasks that prefer it.
///
/// One turn: wait → dispatch events and timers → run jobs → run end-of-turn handlers; the last two repeat until nothing is left to do. A
/// continuation that is resumed on the loop's own thread is a job in a plain array: no lock, no system call.
///
/// `@unchecked Sendable`: all threads may use `inbox`, `thread`, `isStopping` and the poller's `interrupt`. Everything else is confined to
/// the loop's thread, which debug builds assert.
public final class EventLoop: TaskExecutor, @unchecked Sendable {
    /// The maximum number of rounds of jobs and end-of-turn handlers, which may trigger each other, before events are handled again.
    private static let roundsPerTurn = 16

    /// A number for logs and metrics.
    public let index: Int

    private let poller: Poller
    private let inbox = JobInbox()
    private let thread = Atomic<UInt>(0)
    private let isStopping = Atomic(false)

    // Sound without exclusivity checks at run time, which would cost more than the access: only this thread accesses these fields, and no
    // access spans a call into other code.
    @safe @exclusivity(unchecked) private var registrations = RegistrationTable()
    private var timers = TimerQueue()
    @safe @exclusivity(unchecked) private var jobs: [UnownedJob] = []
    private var runningJobs: [UnownedJob] = []
    @safe @exclusivity(unchecked) private var turnEndHandlers: [any TurnEndHandler] = []
    private var runningTurnEndHandlers: [any TurnEndHandler] = []

    private var turnStart = MonotonicTime.now

    /// The time when this turn began: precise enough for deadlines, and free.
    public var now: MonotonicTime { turnStart }

    /// Creates a loop; it starts when a thread calls `run`.
    public init(index: Int = 0) throws(SystemError) {
        self.index = index
        poller = try Poller()
    }

    /// Whether the caller runs on the loop's thread.
    public var isCurrent: Bool {
        thread.load(ordering: .relaxed) == pthread_self()
    }

    /// Traps in debug builds if the caller is not on the loop's thread.
    @inlinable
    public func assertIsCurrent() {
        assert(isCurrent, "touched off its event loop")
    }

    /// Runs turns on the calling thread until `stop`; jobs that are runnable at that time still run.
    public func run() {
        thread.store(pthread_self(), ordering: .sequentiallyConsistent)
        while !isStopping.load(ordering: .acquiring) {
            turn()
        }
        inbox.takeAll(into: &jobs)
        settle()
        thread.store(0, ordering: .sequentiallyConsistent)
    }

    /// Makes `run` return after the current turn; callable from any thread.
    ///
    /// Tasks that are still suspended then stay suspended forever, so shut down everything that runs on the loop first.
    public func stop() {
        isStopping.store(true, ordering: .releasing)
        if inbox.notify() { poller.interrupt() }
    }

    // MARK: The executor

    /// Enqueues a job of a task that prefers this loop; callable from any thread.
    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        if isCurrent {
            jobs.append(job)
        } else if inbox.append(job) {
            poller.interrupt()
        }
    }

    // MARK: The turn

    private func turn() {
        let count = poller.wait(milliseconds: timeToSleep())
        turnStart = .now
        inbox.takeAll(into: &jobs)
        for index in 0..<count {
            guard let (registration, readiness) = poller.event(index) else { continue }
            // Nil if an earlier event of this turn ended the registration. The local reference keeps the handler alive if it deregisters
            // itself.
            guard let handler = registrations.handler(of: registration) else { continue }
            handler.becameReady(readiness)
        }
        // At most as many as there were: an action that reschedules itself without delay must not keep the turn from ending.
        var budget = timers.count
        while budget > 0, let action = timers.popDue(now) {
            action()
            budget -= 1
        }
        settle()
    }

    private func settle() {
        var rounds = 0
        while !jobs.isEmpty || !turnEndHandlers.isEmpty, rounds < Self.roundsPerTurn {
            runJobs()
            runTurnEndHandlers()
            rounds += 1
        }
    }

    private func runJobs() {
        swap(&jobs, &runningJobs)
        for job in runningJobs {
            unsafe job.runSynchronously(on: asUnownedTaskExecutor())
        }
        runningJobs.removeAll(keepingCapacity: true)
    }

    private func runTurnEndHandlers() {
        swap(&turnEndHandlers, &runningTurnEndHandlers)
        for handler in runningTurnEndHandlers {
            handler.turnEnds()
        }
        runningTurnEndHandlers.removeAll(keepingCapacity: true)
    }

    /// Milliseconds until the next deadline, rounded up so that no timer fires too early; -1 for no limit.
    private func timeToSleep() -> Int32 {
        guard jobs.isEmpty, turnEndHandlers.isEmpty, inbox.prepareToSleep() else { return 0 }
        guard let deadline = timers.nextDeadline else { return -1 }
        let present = MonotonicTime.now
        if deadline <= present { return 0 }
        return Int32(clamping: (deadline.nanoseconds - present.nanoseconds + 999_999) / 1_000_000)
    }

    // MARK: For the loop's thread

    /// Registers a handler for the end of this turn; the caller must register it only once.
    public func atTurnEnd(_ handler: any TurnEndHandler) {
        assertIsCurrent()
        turnEndHandlers.append(handler)
    }

    /// Watches a descriptor.
    ///
    /// The caller keeps the ownership and must deregister the descriptor before closing it.
    public func register(_ descriptor: Int32, for interest: Interest, handler: any ReadinessHandler) throws(SystemError) -> Registration {
        assertIsCurrent()
        let registration = registrations.insert(descriptor: descriptor, interest: interest, handler: handler)
        do {
            try poller.add(descriptor, interest, registration.token)
        } catch {
            _ = registrations.remove(registration)
            throw error
        }
        return registration
    }

    /// Changes the interest of a registration; makes no system call if nothing changes.
    public func change(_ registration: Registration, to interest: Interest) throws(SystemError) {
        assertIsCurrent()
        guard let descriptor = registrations.change(registration, to: interest) else { return }
        try poller.modify(descriptor, interest, registration.token)
    }

    /// Stops watching: the handler is not called again, not even for events already fetched in this turn.
    public func deregister(_ registration: Registration) {
        assertIsCurrent()
        guard let descriptor = registrations.remove(registration) else { return }
        poller.remove(descriptor)
    }

    /// Runs an action on the loop once a deadline has passed.
    @discardableResult
    public func schedule(at deadline: MonotonicTime, _ action: @escaping () -> Void) -> ScheduledTimer {
        assertIsCurrent()
        return timers.insert(at: deadline, action)
    }

    /// Runs an action on the loop after a delay, counted from the beginning of this turn.
    @discardableResult
    public func schedule(after delay: Duration, _ action: @escaping () -> Void) -> ScheduledTimer {
        schedule(at: now.advanced(by: delay), action)
    }

    /// Cancels a timer; harmless if it has fired.
    public func cancel(_ timer: ScheduledTimer) {
        assertIsCurrent()
        timers.cancel(timer)
    }
}
