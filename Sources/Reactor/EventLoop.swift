import Glibc
import Synchronization

/// Does the work that is best done once per turn, such as one flush for everything written in it.
public protocol TurnEndHandler: AnyObject {
    /// Called on the loop's thread after the jobs of the turn for which the handler was noted.
    func turnEnds()
}

/// One thread's epoll loop, and the executor of the tasks that prefer it.
///
/// A turn: wait → dispatch events and timers → run jobs → end-of-turn handlers, and these two again until nothing is left to do.
/// A continuation that is resumed on the loop's own thread is a job in a plain array: no lock, no system call.
///
/// `@unchecked Sendable`: `inbox`, `thread`, `isStopping` and the poller's `interrupt` are for all threads; everything else is touched
/// on the loop's thread only, which debug builds assert.
public final class EventLoop: TaskExecutor, @unchecked Sendable {
    /// How often jobs and end-of-turn handlers may beget each other before events get their turn again.
    private static let roundsPerTurn = 16

    /// A number for logs and metrics.
    public let index: Int

    private let poller: Poller
    private let inbox = JobInbox()
    private let thread = Atomic<UInt>(0)
    private let isStopping = Atomic(false)

    // Sound without checks for exclusive access at run time, which would cost more than the access: only this thread comes here, and no access
    // lasts while others' code runs.
    @safe @exclusivity(unchecked) private var registrations = RegistrationTable()
    private var timers = TimerQueue()
    @safe @exclusivity(unchecked) private var jobs: [UnownedJob] = []
    private var runningJobs: [UnownedJob] = []
    @safe @exclusivity(unchecked) private var turnEndHandlers: [any TurnEndHandler] = []
    private var runningTurnEndHandlers: [any TurnEndHandler] = []

    private var turnStart = MonotonicTime.now

    /// The time at which this turn began: good enough for deadlines, and free.
    public var now: MonotonicTime { turnStart }

    /// Creates a loop; nothing happens before a thread calls `run`.
    public init(index: Int = 0) throws(SystemError) {
        self.index = index
        poller = try Poller()
    }

    /// Whether the caller runs on the loop's thread.
    public var isCurrent: Bool {
        thread.load(ordering: .relaxed) == pthread_self()
    }

    /// Traps in debug builds when the caller is not on the loop's thread.
    @inlinable
    public func assertIsCurrent() {
        assert(isCurrent, "touched off its event loop")
    }

    /// Runs turns on the calling thread until `stop`; jobs that are runnable by then still run.
    public func run() {
        thread.store(pthread_self(), ordering: .sequentiallyConsistent)
        while !isStopping.load(ordering: .acquiring) {
            turn()
        }
        inbox.takeAll(into: &jobs)
        settle()
        thread.store(0, ordering: .sequentiallyConsistent)
    }

    /// Makes `run` return after the present turn; callable from any thread.
    ///
    /// Tasks still suspended then stay so for ever: shut down what runs on the loop first.
    public func stop() {
        isStopping.store(true, ordering: .releasing)
        if inbox.notify() { poller.interrupt() }
    }

    // MARK: The executor

    /// Takes a job of a task that prefers this loop; from any thread.
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
            // Nil when an earlier event of this turn ended the registration. The local reference keeps the handler through its own end.
            guard let handler = registrations.handler(of: registration) else { continue }
            handler.becameReady(readiness)
        }
        // No more than there were: an action that schedules itself anew without delay must not keep the turn from ending.
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

    /// Milliseconds until something is due, rounded up so that a timer is never met too early; -1 for no end.
    private func timeToSleep() -> Int32 {
        guard jobs.isEmpty, turnEndHandlers.isEmpty, inbox.prepareToSleep() else { return 0 }
        guard let deadline = timers.nextDeadline else { return -1 }
        let present = MonotonicTime.now
        if deadline <= present { return 0 }
        return Int32(clamping: (deadline.nanoseconds - present.nanoseconds + 999_999) / 1_000_000)
    }

    // MARK: For the loop's thread

    /// Notes a handler for the end of this turn; the caller sees to it that it is noted once.
    public func atTurnEnd(_ handler: any TurnEndHandler) {
        assertIsCurrent()
        turnEndHandlers.append(handler)
    }

    /// Watches a descriptor, which stays its owner's and must be deregistered before it is closed.
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

    /// Changes what a registration waits for; without a system call when it waits for that already.
    public func change(_ registration: Registration, to interest: Interest) throws(SystemError) {
        assertIsCurrent()
        guard let descriptor = registrations.change(registration, to: interest) else { return }
        try poller.modify(descriptor, interest, registration.token)
    }

    /// Stops watching: the handler hears nothing any more, not even of events already fetched in this turn.
    public func deregister(_ registration: Registration) {
        assertIsCurrent()
        guard let descriptor = registrations.remove(registration) else { return }
        poller.remove(descriptor)
    }

    /// Runs an action on the loop once the time has come.
    @discardableResult
    public func schedule(at deadline: MonotonicTime, _ action: @escaping () -> Void) -> ScheduledTimer {
        assertIsCurrent()
        return timers.insert(at: deadline, action)
    }

    /// Runs an action on the loop after a while, counted from the beginning of this turn.
    @discardableResult
    public func schedule(after delay: Duration, _ action: @escaping () -> Void) -> ScheduledTimer {
        schedule(at: now.advanced(by: delay), action)
    }

    /// Takes a timer back; harmless when it has fired.
    public func cancel(_ timer: ScheduledTimer) {
        assertIsCurrent()
        timers.cancel(timer)
    }
}
