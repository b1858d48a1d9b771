public import Reactor
import Synchronization

/// How long PostgreSQL is busy with a statement: a moving mean of runs that were measured by themselves.
///
/// Shared by all plans of a process that send the statement; two loops that note at once may lose one run, which the next makes up for.
public final class StatementTime: Sendable {
    /// From so many measured runs on the mean is believed.
    private static let enough: UInt32 = 3
    /// How much time passes until another overrun of a statement that is known to be quick counts: a machine that stalls stops many at once.
    private static let pause = Duration.seconds(1)
    /// After so many trials in vain the next one is no longer put off for longer: about a minute.
    private static let mostDoublings: UInt32 = 6

    /// One run counts no more than this: what is slow is slow, and unusual values of one client must not make the statement look slow for
    /// the usual ones of all others.
    private let most: UInt64
    private let mean = Atomic<UInt64>(0)
    private let runs = Atomic<UInt32>(0)
    private let lastOverrun = Atomic<UInt64>(0)
    /// When a statement that looks slow is next tried among the quick ones.
    private let nextTrial = Atomic<UInt64>(0)
    private let trialsInVain = Atomic<UInt32>(0)

    init(most: UInt64) {
        self.most = most
    }

    /// The mean, in nanoseconds; nothing before a run was measured.
    public var nanoseconds: UInt64 { mean.load(ordering: .relaxed) }

    /// Whether enough runs were measured to know it.
    public var isKnown: Bool { runs.load(ordering: .relaxed) >= Self.enough }

    /// Notes one run; a quick one is believed sooner, since only waiting makes a quick one look slow.
    ///
    /// The first, with cold caches and the statement to prepare, counts no more than any other.
    func note(nanoseconds time: UInt64) {
        let (known, time) = (nanoseconds, min(time, most))
        mean.store(time < known ? known - (known - time) / 2 : known + (time - known) / 4, ordering: .relaxed)
        let count = runs.load(ordering: .relaxed)
        if count < Self.enough { runs.store(count + 1, ordering: .relaxed) }
        if time < most { trialsInVain.store(0, ordering: .relaxed) }
    }

    /// Notes a run that was cancelled because it took too long; it would have taken longer than it did.
    ///
    /// Of a statement that is not known yet it says what it is. One that is known to be quick may have met a busy machine or unusual values.
    func noteOverrun(nanoseconds time: UInt64, at now: MonotonicTime) {
        guard isKnown else {
            mean.store(max(min(time, most), nanoseconds), ordering: .relaxed)
            return
        }
        let last = MonotonicTime(nanoseconds: lastOverrun.load(ordering: .relaxed))
        guard last.nanoseconds == 0 || now.since(last) >= Self.pause else { return }
        lastOverrun.store(now.nanoseconds, ordering: .relaxed)
        note(nanoseconds: max(time, nanoseconds))
    }

    /// Whether a statement that looks slow is to be tried among the quick ones once more: only that can show that it no longer is when those
    /// with usual values wait behind others. Put off for longer after each trial in vain.
    public func isTriedAgain(at now: MonotonicTime) -> Bool {
        let due = nextTrial.load(ordering: .relaxed)
        guard now.nanoseconds >= due else { return false }
        let trials = trialsInVain.load(ordering: .relaxed)
        let next = now.advanced(by: .seconds(1 << min(trials, Self.mostDoublings))).nanoseconds
        guard nextTrial.compareExchange(expected: due, desired: next, ordering: .relaxed).exchanged else { return false }
        trialsInVain.store(trials + 1, ordering: .relaxed)
        // What has just been found to be slow is not tried at once.
        return due > 0
    }
}
