import Reactor
import Synchronization

/// How long PostgreSQL is busy with a statement: a moving mean of runs that were measured by themselves.
///
/// The first, with cold caches and the statement to prepare, counts no more than any other, so that it alone makes nothing look slow. Shared
/// by all plans of a process that send the statement; two loops that note at once may lose one run, which the next makes up for.
public final class StatementTime: Sendable {
    /// From so many measured runs on the mean is believed.
    private static let enough: UInt32 = 3
    /// One run counts no more than this: what is slow is slow, and unusual values of one client must not make the statement look slow for
    /// the usual ones of all others for long.
    private static let most: UInt64 = 200_000_000
    /// How much time passes until another overrun of a statement that is known to be quick counts: a machine that stalls stops many at once.
    private static let pause = Duration.seconds(1)

    private let mean = Atomic<UInt64>(0)
    private let runs = Atomic<UInt32>(0)
    private let lastOverrun = Atomic<UInt64>(0)

    init() {}

    /// The mean, in nanoseconds; nothing before a run was measured.
    public var nanoseconds: UInt64 { mean.load(ordering: .relaxed) }

    /// Whether enough runs were measured to know it.
    public var isKnown: Bool { runs.load(ordering: .relaxed) >= Self.enough }

    /// Notes one run; a quick one is believed sooner, since only waiting makes a quick one look slow.
    func note(nanoseconds time: UInt64) {
        let (known, time) = (nanoseconds, min(time, Self.most))
        mean.store(time < known ? known - (known - time) / 2 : known + (time - known) / 4, ordering: .relaxed)
        let count = runs.load(ordering: .relaxed)
        if count < Self.enough { runs.store(count + 1, ordering: .relaxed) }
    }

    /// Notes a run that was cancelled because it took too long; it would have taken longer than it did.
    ///
    /// Of a statement that is not known yet it says what it is. One that is known to be quick may have met a busy machine or unusual values.
    func noteOverrun(nanoseconds time: UInt64, at now: MonotonicTime) {
        guard isKnown else {
            mean.store(max(min(time, Self.most), nanoseconds), ordering: .relaxed)
            return
        }
        let last = MonotonicTime(nanoseconds: lastOverrun.load(ordering: .relaxed))
        guard last.nanoseconds == 0 || now.since(last) >= Self.pause else { return }
        lastOverrun.store(now.nanoseconds, ordering: .relaxed)
        note(nanoseconds: max(time, nanoseconds))
    }
}
