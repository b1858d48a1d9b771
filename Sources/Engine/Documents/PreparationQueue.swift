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
/// is refused. Those who come for the same thing take one place together: a thousand clients of a page that has just been published need one
/// document prepared.
///
/// `@unchecked Sendable`: confined to the thread of its loop.
final class PreparationQueue: @unchecked Sendable {
    /// Why a document is not prepared: there is too much of it.
    struct Overloaded: Error {}

    private struct Entry {
        let size: Int
        let key: UInt64?
        let since: MonotonicTime
        let continuation: CheckedContinuation<Entrance, Never>
    }

    /// What became of somebody who came.
    private enum Entrance {
        /// It is his turn; he must leave.
        case turn
        /// Somebody with the same key has just had his.
        case shared
        case refused
    }

    private let loop: EventLoop
    private let limits: PreparationLimits
    /// Those who wait: the largest and latest first, so that the next one is at the end.
    private var waiting: [Entry] = []
    /// Those who wait for another to prepare what they want, by its key; a key without followers is there, too.
    private var followers: [UInt64: [CheckedContinuation<Entrance, Never>]] = [:]
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

    /// Does a piece of preparation when its time has come, unless it is known by then.
    ///
    /// - Parameters:
    ///   - size: That of the document.
    ///   - key: The same for all who probably want the same.
    ///   - known: What somebody else has prepared meanwhile.
    ///   - work: Prepares it.
    /// - Returns: What is known, or the work's result.
    /// - Throws: `Overloaded` when there is too much to prepare.
    func prepare<Result>(size: Int, key: UInt64, known: () -> Result?, _ work: () -> Result) async throws(Overloaded) -> Result {
        loop.assertIsCurrent()
        var key: UInt64? = key
        while true {
            switch await enter(size: size, key: key) {
            case .refused: throw Overloaded()
            case .turn:
                let start = MonotonicTime.now
                defer { leave(key, after: MonotonicTime.now.since(start)) }
                return known() ?? work()
            case .shared:
                if let known = known() { return known }
                // It was another thing after all: this time a place of his own.
                key = nil
            }
        }
    }

    private func enter(size: Int, key: UInt64?) async -> Entrance {
        noteTurn()
        if let key, followers[key] != nil {
            return await withCheckedContinuation { followers[key]?.append($0) }
        }
        if let key { followers[key] = [] }
        if !isTaken, waiting.isEmpty, spent < limits.turnBudget {
            isTaken = true
            return .turn
        }
        return await withCheckedContinuation { continuation in
            append(Entry(size: size, key: key, since: loop.now, continuation: continuation))
        }
    }

    private func leave(_ key: UInt64?, after time: Duration) {
        noteTurn()
        spent += time
        isTaken = false
        resumeFollowers(of: key, .shared)
        admitNext()
    }

    private func refuse(_ entry: Entry) {
        entry.continuation.resume(returning: .refused)
        resumeFollowers(of: entry.key, .refused)
    }

    private func resumeFollowers(of key: UInt64?, _ entrance: Entrance) {
        guard let key, let resumed = followers.removeValue(forKey: key) else { return }
        for continuation in resumed { continuation.resume(returning: entrance) }
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
        if waiting.count > limits.waiting { refuse(waiting.removeFirst()) }
        admitNext()
    }

    /// Lets the next one in, or comes back in the next turn.
    private func admitNext() {
        guard !isTaken, !waiting.isEmpty else { return }
        guard spent < limits.turnBudget else { return scheduleNextTurn() }
        isTaken = true
        waiting.removeLast().continuation.resume(returning: .turn)
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
        for entry in late { refuse(entry) }
    }
}
