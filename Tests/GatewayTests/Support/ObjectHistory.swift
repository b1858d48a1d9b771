import Reactor

/// The changes of an object in order, each with the times between which it was committed.
struct ObjectHistory {
    private var changes: [(exists: Bool, sent: MonotonicTime, answered: MonotonicTime)] = []

    /// The number of changes so far.
    var count: Int { changes.count }

    /// Adds the next change: an act that created or removed the object.
    mutating func add(exists: Bool, sent: MonotonicTime, answered: MonotonicTime) {
        changes.append((exists, sent, answered))
    }

    /// Whether a response that shows the object (`exists`), or shows null, can be correct.
    ///
    /// - Parameters:
    ///   - exists: Whether the response shows the object.
    ///   - answer: The response to an act that was done after `count` changes. The first response is read in the act's transaction, so it
    ///     shows the state after these changes. A repetition shows the state at some time between sending and arrival.
    ///   - count: The number of changes, at least 1. With 0 the state is unknown.
    ///   - isRepetition: Whether the response may have been read later than in the act's transaction.
    /// - Returns: Whether the object can have been in that state when the response was read.
    func allows(exists: Bool, in answer: ActAnswer, after count: Int, isRepetition: Bool) -> Bool {
        guard count > 0, count <= changes.count else { return count == 0 }
        guard isRepetition else { return changes[count - 1].exists == exists }
        return (count...changes.count).contains { number in
            guard changes[number - 1].exists == exists else { return false }
            // A change is committed after all its predecessors were sent, and before the response to any of its successors.
            let begin = changes[..<number].map(\.sent).max() ?? answer.sent
            let end = changes[number...].map(\.answered).min() ?? .distantFuture
            return begin <= answer.answered && end >= answer.sent
        }
    }
}
