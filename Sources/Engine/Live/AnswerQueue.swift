import Reactor

/// Lets groups of subscriptions answer their events in turn, a few at a time.
///
/// `@unchecked Sendable`: confined to the thread of its loop.
final class AnswerQueue: @unchecked Sendable {
    /// The maximum number of concurrent reads.
    ///
    /// Further reads would only wait in the database's queue, ahead of other queries.
    private static let maximumReaders = 16

    private let loop: EventLoop
    private var readers = 0
    /// The families that have groups waiting.
    private var ready = Fifo<SubscriptionFamily>()

    init(on loop: EventLoop) {
        self.loop = loop
    }

    /// Queues a group to answer its next event.
    func append(_ group: SubscriptionGroup) {
        if group.family.isIdle { ready.append(group.family) }
        group.family.append(group)
        guard readers < Self.maximumReaders else { return }
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
