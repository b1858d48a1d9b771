import Synchronization

/// The jobs that other threads enqueue for a loop, and whether the loop must be woken for them.
struct JobInbox: ~Copyable, Sendable {
    /// The loop's state, as far as other threads need it.
    private enum Attention: UInt8, AtomicRepresentable {
        /// The loop is running; before it sleeps, it looks at the inbox again only if the state has become `notified`.
        case running
        /// The loop is waiting for events; a thread that adds a job must wake it.
        case sleeping
        /// A job was added, or `notify` was called, since the loop last looked.
        case notified
    }

    private let jobs = Lock<[UnownedJob]>([])
    private let attention = Atomic(Attention.running)

    /// Adds a job; returns true if the loop must be woken.
    func append(_ job: UnownedJob) -> Bool {
        jobs.withLock { $0.append(job) }
        return notify()
    }

    /// Makes the loop check its state; returns true if it must be woken for that.
    func notify() -> Bool {
        attention.exchange(.notified, ordering: .sequentiallyConsistent) == .sleeping
    }

    /// Announces that the loop will sleep; returns false if a job was added or `notify` was called meanwhile.
    func prepareToSleep() -> Bool {
        attention.compareExchange(expected: .running, desired: .sleeping, ordering: .sequentiallyConsistent).exchanged
    }

    /// Ends the sleep, and takes the added jobs if there are any.
    func takeAll(into queue: inout [UnownedJob]) {
        guard attention.exchange(.running, ordering: .sequentiallyConsistent) == .notified else { return }
        jobs.withLock { jobs in
            queue.append(contentsOf: jobs)
            jobs.removeAll(keepingCapacity: true)
        }
    }
}
