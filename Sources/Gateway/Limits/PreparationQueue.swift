import Reactor

/// How much of a loop's time new documents take.
public struct PreparationLimits: Sendable {
    /// How long a turn of the loop may prepare before the rest waits for the next.
    public var turnBudget = Duration.milliseconds(2)
    /// The most documents that wait; beyond it the largest is refused.
    public var waiting = 256
    /// How long one may wait.
    public var patience = Duration.seconds(2)

    /// The defaults.
    public init() {}
}

/// Lets a loop prepare new documents – parse, validate, plan – for a few milliseconds of each turn and no longer.
///
/// Preparing holds the loop, so a crowd of strangers with new documents would hold up everybody whose documents are known. What does not fit
/// into the turn waits here, small documents first: those of clients are small, those of attackers large. When the queue is full the largest
/// is refused.
///
/// `@unchecked Sendable`: confined to the thread of its loop.
final class PreparationQueue: @unchecked Sendable {
    /// Why a document is not prepared: there is too much of it.
    struct Overloaded: Error {}

    private struct Entry {
        let size: Int
        let since: MonotonicTime
        let continuation: CheckedContinuation<Bool, Never>
    }

    private let loop: EventLoop
    private let limits: PreparationLimits
    /// Those who wait: the largest and latest first, so that the next one is at the end.
    private var waiting: [Entry] = []
    private var turn = MonotonicTime(nanoseconds: 0)
    private var spent = Duration.zero
    /// Somebody has been let in who has not left yet.
    private var isTaken = false
    private var isScheduled = false

    init(loop: EventLoop, limits: PreparationLimits = PreparationLimits()) {
        self.loop = loop
        self.limits = limits
    }

    /// How many documents wait.
    var count: Int { waiting.count }

    /// Does a piece of preparation when its time has come; `size` is that of the document.
    func prepare<Result>(size: Int, _ work: () -> Result) async throws(Overloaded) -> Result {
        loop.assertIsCurrent()
        try await enter(size: size)
        let start = MonotonicTime.now
        defer { leave(after: MonotonicTime.now.since(start)) }
        return work()
    }

    private func enter(size: Int) async throws(Overloaded) {
        noteTurn()
        if !isTaken, waiting.isEmpty, spent < limits.turnBudget {
            isTaken = true
            return
        }
        let isAdmitted = await withCheckedContinuation { continuation in
            append(Entry(size: size, since: loop.now, continuation: continuation))
        }
        guard isAdmitted else { throw Overloaded() }
    }

    private func leave(after time: Duration) {
        noteTurn()
        spent += time
        isTaken = false
        admitNext()
    }

    private func noteTurn() {
        guard turn != loop.now else { return }
        turn = loop.now
        spent = .zero
    }

    private func append(_ entry: Entry) {
        // Behind all that are larger, before those that are as large and came earlier.
        var (low, high) = (0, waiting.count)
        while low < high {
            let middle = (low + high) / 2
            if waiting[middle].size > entry.size { low = middle + 1 } else { high = middle }
        }
        waiting.insert(entry, at: low)
        if waiting.count > limits.waiting { waiting.removeFirst().continuation.resume(returning: false) }
        admitNext()
    }

    /// Lets the next one in, or comes back in the next turn.
    private func admitNext() {
        guard !isTaken, !waiting.isEmpty else { return }
        guard spent < limits.turnBudget else { return scheduleNextTurn() }
        isTaken = true
        waiting.removeLast().continuation.resume(returning: true)
    }

    private func scheduleNextTurn() {
        guard !isScheduled else { return }
        isScheduled = true
        loop.schedule(at: loop.now) { [self] in
            isScheduled = false
            noteTurn()
            refuseLate()
            admitNext()
        }
    }

    private func refuseLate() {
        let isLate = { [limits, loop] (entry: Entry) in loop.now.since(entry.since) > limits.patience }
        guard waiting.contains(where: isLate) else { return }
        let late = waiting.filter(isLate)
        waiting.removeAll(where: isLate)
        for entry in late { entry.continuation.resume(returning: false) }
    }
}
