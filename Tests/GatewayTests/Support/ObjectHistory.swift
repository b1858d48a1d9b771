import Reactor

/// The changes of an object in their order, each with the two times between which it was committed.
struct ObjectHistory {
    private var changes: [(exists: Bool, sent: MonotonicTime, answered: MonotonicTime)] = []

    /// The number of changes so far.
    var count: Int { changes.count }

    /// Adds the next change: an act that made or removed the object.
    mutating func add(exists: Bool, sent: MonotonicTime, answered: MonotonicTime) {
        changes.append((exists, sent, answered))
    }

    /// Whether an answer that shows the object (`exists`), or shows null, can be correct.
    ///
    /// - Parameters:
    ///   - exists: Whether the answer shows the object.
    ///   - answer: The answer, whose act was done after `count` changes. The first answer is read in the act's own transaction, so it shows
    ///     the state after these changes. A repetition shows the state at some time between sending and arrival.
    ///   - count: The number of changes, at least 1; with 0 the state is unknown.
    ///   - isRepetition: Whether the answer may have been read later than in the act's own transaction.
    /// - Returns: Whether the object can have been in that state when the answer was read.
    func allows(exists: Bool, in answer: ActAnswer, after count: Int, isRepetition: Bool) -> Bool {
        guard count > 0, count <= changes.count else { return count == 0 }
        guard isRepetition else { return changes[count - 1].exists == exists }
        return (count...changes.count).contains { number in
            guard changes[number - 1].exists == exists else { return false }
            // No change is committed before one of its predecessors was sent, or after one of its successors was answered.
            let begin = changes[..<number].map(\.sent).max() ?? answer.sent
            let end = changes[number...].map(\.answered).min() ?? .distantFuture
            return begin <= answer.answered && end >= answer.sent
        }
    }
}
