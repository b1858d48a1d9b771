import Reactor

/// Groups that differ by their viewers alone, so that an event which several of them wait for is read by one statement.
///
/// `@unchecked Sendable`: confined to the thread of its loop.
final class SubscriptionFamily: @unchecked Sendable {
    /// How many groups it has.
    var groupCount = 0
    /// Groups whose turn comes, in their order.
    private var ready = Fifo<SubscriptionGroup>()
    private let live: LiveSubscriptions

    init(in live: LiveSubscriptions) {
        self.live = live
    }

    /// Whether none of its groups waits for a turn.
    var isIdle: Bool { ready.isEmpty }

    /// Puts a group in line.
    func append(_ group: SubscriptionGroup) { ready.append(group) }

    /// Takes the groups whose turn it is: the one that has waited longest, and those behind it that wait for the same event.
    func takeReady() -> [SubscriptionGroup] {
        guard let first = ready.popFirst() else { return [] }
        guard let event = first.nextEvent, let member = first.members.values.first else { return [first] }
        let most = live.mostViewers(of: member)
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
        // What fails together may still succeed for each by itself.
        if turns.count > 1, let responses = await live.responses(to: turns.map(\.delivery)) {
            for (turn, response) in zip(turns, responses) { await turn.group.deliver(response, turn.delivery) }
            return
        }
        for turn in turns { await turn.group.answer(turn.delivery) }
    }
}
