import Reactor

/// Limits on the loop time spent on new documents.
public struct PreparationLimits: Sendable {
    /// The maximum time that one turn of the loop may prepare documents; the rest waits for the next turn.
    public var turnBudget = Duration.milliseconds(2)
    /// The maximum number of waiting documents; beyond it the largest document is refused.
    public var waiting = 256
    /// The maximum time that a document may wait.
    public var timeout = Duration.seconds(2)

    /// The defaults.
    public init() {}
}

/// Lets a loop prepare new documents – parse, validate, plan – for at most a few milliseconds of each turn.
///
/// Preparing blocks the loop, so a crowd of strangers with new documents would delay everybody whose documents are known. Documents that
/// do not fit into the turn wait here, small ones first: clients send small documents, attackers large ones. When the queue is full, the
/// largest document is refused. Requests for the same document share one place: if a thousand clients open a newly published
/// page, its document is prepared once.
///
/// `@unchecked Sendable`: confined to the thread of its loop.
final class PreparationQueue: @unchecked Sendable {
    /// The error for a document that is not prepared because too many documents wait, or because it has waited too long.
    struct Overloaded: Error {}

    private struct Entry {
        let size: Int
        let key: UInt64?
        let since: MonotonicTime
        let continuation: CheckedContinuation<WaitResult, Never>
    }

    /// The result of waiting for a place.
    private enum WaitResult {
        /// It is the request's turn; it must call `leave` afterwards.
        case turn
        /// Another request with the same key has just had its turn.
        case shared
        case refused
    }

    private let loop: EventLoop
    private let limits: PreparationLimits
    /// The waiting requests: the largest and latest first, so that the next one is at the end.
    private var waiting: [Entry] = []
    /// Requests that wait for another one to prepare the same document, by key.
    ///
    /// A key that is being prepared has an entry even without followers.
    private var followers: [UInt64: [CheckedContinuation<WaitResult, Never>]] = [:]
    private var turn = MonotonicTime(nanoseconds: 0)
    private var spent = Duration.zero
    /// Whether a request has been admitted and has not left yet.
    private var isTaken = false
    private var isScheduled = false

    init(loop: EventLoop, limits: PreparationLimits = PreparationLimits()) {
        self.loop = loop
        self.limits = limits
    }

    /// The number of waiting documents.
    var count: Int { waiting.count }

    /// Prepares a document when its turn comes, unless the result is known by then.
    ///
    /// - Parameters:
    ///   - size: The size of the document.
    ///   - key: A key that is equal for requests that probably want the same document.
    ///   - known: Returns what another request has prepared in the meantime.
    ///   - work: Prepares the document.
    /// - Returns: The known result, or the result of `work`.
    /// - Throws: `Overloaded` if there is too much to prepare.
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
                // The keys collided and the document was a different one: wait again, without a key.
                key = nil
            }
        }
    }

    private func enter(size: Int, key: UInt64?) async -> WaitResult {
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

    private func resumeFollowers(of key: UInt64?, _ result: WaitResult) {
        guard let key, let resumed = followers.removeValue(forKey: key) else { return }
        for continuation in resumed { continuation.resume(returning: result) }
    }

    private func noteTurn() {
        guard turn != loop.now else { return }
        turn = loop.now
        spent = .zero
    }

    private func append(_ entry: Entry) {
        // Insert behind all larger entries, and before entries of the same size that came earlier.
        var (low, high) = (0, waiting.count)
        while low < high {
            let middle = (low + high) / 2
            if waiting[middle].size > entry.size { low = middle + 1 } else { high = middle }
        }
        waiting.insert(entry, at: low)
        if waiting.count > limits.waiting { refuse(waiting.removeFirst()) }
        admitNext()
    }

    /// Admits the next request, or tries again in the next turn.
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
        let isLate = { [limits, loop] (entry: Entry) in loop.now.since(entry.since) > limits.timeout }
        guard waiting.contains(where: isLate) else { return }
        let late = waiting.filter(isLate)
        waiting.removeAll(where: isLate)
        for entry in late { refuse(entry) }
    }
}
