import GraphQL
import Planner
import Reactor

/// Something to be answered to subscribers.
struct LiveEvent {
    /// What it tells.
    enum Content: Equatable {
        /// An object's number or a word, told in a notice.
        case item(String)
        /// Events may have been missed: the present state is answered.
        case gap
    }

    private(set) var content: Content
    /// When this process heard of it.
    let arrival: MonotonicTime
    /// Larger than that of all that its loop heard before.
    let order: UInt64
    /// Whether its subscriber has been charged for it already.
    var isCharged = false

    /// A gap in its place.
    var asGap: LiveEvent {
        var gap = self
        (gap.content, gap.isCharged) = (.gap, false)
        return gap
    }

    /// What the plan of a subscription finds in memory.
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
