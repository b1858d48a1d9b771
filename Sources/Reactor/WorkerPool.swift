import CLinux

/// A few threads for work that blocks or takes long: password hashing, files, name resolution.
///
/// The pool is an executor like the loop: a task visits the pool and returns to the loop that the task prefers.
public final class WorkerPool: TaskExecutor {
    private struct Queue {
        var jobs: [UnownedJob] = []
        var head = 0
        var isStopping = false

        mutating func pop() -> UnownedJob? {
            guard head < jobs.count else { return nil }
            let job = jobs[head]
            head += 1
            if head == jobs.count {
                jobs.removeAll(keepingCapacity: true)
                head = 0
            }
            return job
        }
    }

    /// The number of threads.
    public let threadCount: Int
    private let queue = Lock(Queue())
    private let threads = Lock<[Thread]>([])
    /// Counts the queued jobs; an idle worker sleeps in a read of the counter.
    private let semaphore: FileDescriptor

    /// Starts the threads.
    public init(threads count: Int) throws(SystemError) {
        semaphore = FileDescriptor(
            owning: try Syscall.retrying("eventfd") { eventfd(0, LINUX_EVENT_SEMAPHORE | LINUX_EVENT_CLOEXEC) }
        )
        threadCount = count
        for _ in 0..<count {
            let thread = try Thread { self.work() }
            threads.withLock { $0.append(thread) }
        }
    }

    /// Runs blocking work on a worker, then continues on the executor of the caller's task.
    public func run<Result: Sendable, Failure: Error>(
        _ work: @Sendable @escaping () throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        let outcome = await withTaskExecutorPreference(self) { @concurrent () -> Swift.Result<Result, Failure> in
            do throws(Failure) {
                return .success(try work())
            } catch {
                return .failure(error)
            }
        }
        return try outcome.get()
    }

    /// Finishes the queued work and waits for the threads; do not call it from one of them.
    public func stop() {
        queue.withLock { $0.isStopping = true }
        let threads = self.threads.withLock { threads in
            defer { threads = [] }
            return threads
        }
        signal(UInt64(threads.count))
        for thread in threads { thread.join() }
    }

    /// Enqueues a job of a task that visits the pool.
    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.withLock { $0.jobs.append(job) }
        signal(1)
    }

    private func signal(_ count: UInt64) {
        // Blocks only if 2^64 - 2 jobs are queued.
        Syscall.ignoringFailure { eventfd_write(semaphore.raw, count) }
    }

    private func work() {
        while true {
            var value: UInt64 = 0
            do {
                _ = try Syscall.retrying("eventfd_read") { unsafe eventfd_read(semaphore.raw, &value) }
            } catch {
                preconditionFailure("the pool's semaphore is gone: \(error)")
            }
            let (job, isStopping) = queue.withLock { ($0.pop(), $0.isStopping) }
            if let job {
                unsafe job.runSynchronously(on: asUnownedTaskExecutor())
            } else if isStopping {
                return
            }
        }
    }
}
