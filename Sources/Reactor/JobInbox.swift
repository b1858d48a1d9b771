import Synchronization

/// The jobs that other threads hand to a loop, and whether it must be woken for them.
struct JobInbox: ~Copyable, Sendable {
    /// What the loop is doing, as far as others have to know.
    private enum Attention: UInt8, AtomicRepresentable {
        /// It runs and will look again before it sleeps only if it is `notified`.
        case running
        /// It waits for events: whoever leaves a job must wake it.
        case sleeping
        /// Something was left since it last looked.
        case notified
    }

    private let jobs = Lock<[UnownedJob]>([])
    private let attention = Atomic(Attention.running)

    /// Leaves a job; true when the loop must be woken.
    func append(_ job: UnownedJob) -> Bool {
        jobs.withLock { $0.append(job) }
        return notify()
    }

    /// Makes the loop look around; true when it must be woken for that.
    func notify() -> Bool {
        attention.exchange(.notified, ordering: .sequentiallyConsistent) == .sleeping
    }

    /// Announces sleep; false when something was left meanwhile.
    func prepareToSleep() -> Bool {
        attention.compareExchange(expected: .running, desired: .sleeping, ordering: .sequentiallyConsistent).exchanged
    }

    /// Ends sleep, and takes what was left, if anything was.
    func takeAll(into queue: inout [UnownedJob]) {
        guard attention.exchange(.running, ordering: .sequentiallyConsistent) == .notified else { return }
        jobs.withLock { jobs in
            queue.append(contentsOf: jobs)
            jobs.removeAll(keepingCapacity: true)
        }
    }
}
