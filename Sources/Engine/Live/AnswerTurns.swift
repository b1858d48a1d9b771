import Reactor

/// Lets groups of subscriptions answer their events in turn, some at a time.
///
/// `@unchecked Sendable`: confined to the thread of its loop.
final class AnswerTurns: @unchecked Sendable {
    /// How many read at once.
    ///
    /// More would only wait in the database's line, before the queries of others.
    private static let mostReaders = 16

    private let loop: EventLoop
    private var readers = 0
    /// Families with groups in line.
    private var ready = Fifo<SubscriptionFamily>()

    init(on loop: EventLoop) {
        self.loop = loop
    }

    /// Lets a group answer its next event in its turn.
    func append(_ group: SubscriptionGroup) {
        if group.family.isIdle { ready.append(group.family) }
        group.family.append(group)
        guard readers < Self.mostReaders else { return }
        readers += 1
        Task(executorPreference: loop) {
            while let family = self.ready.popFirst() {
                let groups = family.takeReady()
                if !family.isIdle { self.ready.append(family) }
                await family.answer(groups)
            }
            self.readers -= 1
        }
    }
}
