public import Reactor
import Synchronization

/// PostgreSQL's execution time for a statement: a moving average of runs that were measured separately.
///
/// All plans of a process that send the statement share its time. If two loops record a run at once, one run may be lost, which the next
/// run makes up for.
public final class StatementTime: Sendable {
    /// The number of measured runs that make the average trustworthy.
    private static let enough: UInt32 = 3
    /// The minimum interval between two overruns that count against a quick statement.
    ///
    /// When the machine stalls, many runs overrun at once.
    private static let pause = Duration.seconds(1)
    /// The maximum number of doublings of the interval between trials, up to about a minute.
    private static let maximumDoublings: UInt32 = 6

    /// The most that one run counts.
    ///
    /// Values above it are slow anyway, and one client's unusual values must not make the statement look slow for everyone else's usual
    /// ones.
    private let maximum: UInt64
    private let mean = Atomic<UInt64>(0)
    private let runs = Atomic<UInt32>(0)
    private let lastOverrun = Atomic<UInt64>(0)
    /// The time of the next trial of a slow-looking statement among the quick ones.
    private let nextTrial = Atomic<UInt64>(0)
    private let failedTrials = Atomic<UInt32>(0)

    init(maximum: UInt64) {
        self.maximum = maximum
    }

    /// The average in nanoseconds; 0 before the first measured run.
    public var nanoseconds: UInt64 { mean.load(ordering: .relaxed) }

    /// Whether enough runs were measured to trust the average.
    public var isKnown: Bool { runs.load(ordering: .relaxed) >= Self.enough }

    /// Records one run.
    ///
    /// A quick run has more weight than a slow one, since only waiting makes a quick statement look slow.
    ///
    /// The first run, with cold caches and a statement to prepare, counts no more than any other.
    func note(nanoseconds time: UInt64) {
        let (known, time) = (nanoseconds, min(time, maximum))
        mean.store(time < known ? known - (known - time) / 2 : known + (time - known) / 4, ordering: .relaxed)
        let count = runs.load(ordering: .relaxed)
        if count < Self.enough { runs.store(count + 1, ordering: .relaxed) }
        if time < maximum { failedTrials.store(0, ordering: .relaxed) }
    }

    /// Records a run that was cancelled because it took too long.
    ///
    /// The run would have taken longer than `time`. If the statement's average is not known yet, this run sets it. A statement with a known
    /// average may have met a busy machine or unusual values, so at most one overrun per `pause` counts.
    func noteOverrun(nanoseconds time: UInt64, at now: MonotonicTime) {
        guard isKnown else {
            mean.store(max(min(time, maximum), nanoseconds), ordering: .relaxed)
            return
        }
        let last = MonotonicTime(nanoseconds: lastOverrun.load(ordering: .relaxed))
        guard last.nanoseconds == 0 || now.since(last) >= Self.pause else { return }
        lastOverrun.store(now.nanoseconds, ordering: .relaxed)
        note(nanoseconds: max(time, nanoseconds))
    }

    /// Claims the next trial of a slow-looking statement among the quick ones; returns false if none is due.
    ///
    /// Only a trial can show that the statement is quick again, since otherwise all its runs wait behind others. The interval grows with
    /// each failed trial.
    public func claimTrial(at now: MonotonicTime) -> Bool {
        let due = nextTrial.load(ordering: .relaxed)
        guard now.nanoseconds >= due else { return false }
        let trials = failedTrials.load(ordering: .relaxed)
        let next = now.advanced(by: .seconds(1 << min(trials, Self.maximumDoublings))).nanoseconds
        guard nextTrial.compareExchange(expected: due, desired: next, ordering: .relaxed).exchanged else { return false }
        failedTrials.store(trials + 1, ordering: .relaxed)
        // A statement that was found to be slow just now is not tried at once.
        return due > 0
    }
}
