import Reactor

/// Groups that differ only by their viewers, so that one statement reads an event for several of them.
///
/// `@unchecked Sendable`: confined to the thread of its loop.
final class SubscriptionFamily: @unchecked Sendable {
    /// The number of its groups.
    var groupCount = 0
    /// The groups that wait for their turn, in order.
    private var ready = Fifo<SubscriptionGroup>()
    private let live: LiveSubscriptions

    init(in live: LiveSubscriptions) {
        self.live = live
    }

    /// Whether none of its groups waits for a turn.
    var isIdle: Bool { ready.isEmpty }

    /// Queues a group.
    func append(_ group: SubscriptionGroup) { ready.append(group) }

    /// Takes the group that has waited longest, and the groups behind it that wait for the same event.
    func takeReady() -> [SubscriptionGroup] {
        guard let first = ready.popFirst() else { return [] }
        guard let event = first.nextEvent, let member = first.members.values.first else { return [first] }
        let most = live.maximumViewers(of: member)
        var groups = [first]
        while groups.count < most, let next = ready.first, next.nextEvent?.content == event.content, let group = ready.popFirst() {
            groups.append(group)
        }
        return groups
    }

    /// Answers the next event of some groups, which is the same for all of them.
    func answer(_ groups: [SubscriptionGroup]) async {
        defer { for group in groups { group.endTurn() } }
        let turns = groups.compactMap { group in group.takeNext().map { (group: group, delivery: $0) } }
        // If the common read fails, reading for each group alone may still succeed.
        if turns.count > 1, let responses = await live.responses(to: turns.map(\.delivery)) {
            for (turn, response) in zip(turns, responses) { await turn.group.deliver(response, turn.delivery) }
            return
        }
        for turn in turns { await turn.group.answer(turn.delivery) }
    }
}
