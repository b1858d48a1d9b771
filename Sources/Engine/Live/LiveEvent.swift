import GraphQL
import Planner
import Reactor

/// An event that subscriptions answer.
struct LiveEvent {
    /// The content of an event.
    enum Content: Equatable {
        /// The number of an object, or a word, from a notice.
        case item(String)
        /// Events may have been missed, so the current state is sent.
        case gap
    }

    private(set) var content: Content
    /// The time at which this process received it.
    let arrival: MonotonicTime
    /// Increases with every event on the loop.
    let order: UInt64
    /// Whether its subscriber has already been charged for it.
    var isCharged = false

    /// A gap that replaces this event.
    var asGap: LiveEvent {
        var gap = self
        (gap.content, gap.isCharged) = (.gap, false)
        return gap
    }

    /// The values that the plan of a subscription finds in memory.
    func answer(_ plan: EventPlan, to account: Int64?) -> ObjectValue {
        switch (plan.answer, content) {
        case (.object(let name, _), .item(let key)): Int64(key).map { [name: .int($0)] } ?? [:]
        case (.object, .gap): [:]
        case (.facts(let key, let viewer), .item(let word)):
            [key: .enum(word), viewer: account.map { .int($0) } ?? .null]
        case (.facts(let key, let viewer), .gap): [key: .null, viewer: account.map { .int($0) } ?? .null]
        }
    }
}
