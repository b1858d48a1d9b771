import Reactor

/// What a client has yet to be told: in order, bounded, and never with a gap that is not told.
///
/// When there is no more room, notifications are dropped until the client has taken what is there. It then gets `deaf`, and `listening` at once
/// if its channels are heard by then.
struct NotificationMailbox {
    private var events = Fifo<NotificationEvent>()
    private let capacity: Int
    /// Whether something was dropped that the client does not know of yet.
    private var hasGap = false
    /// Why the channels are not heard; nil while they are.
    private var deafness: NotificationEvent.Reason? = .disconnected("not connected yet")

    /// An empty mailbox of a client whose channels are not heard yet.
    init(capacity: Int) {
        self.capacity = max(1, capacity)
    }

    /// Whether the channels are heard; what the client knows of that may be older.
    var isListening: Bool { deafness == nil }

    /// Leaves an event for the client, or drops it when there is no room.
    mutating func append(_ event: NotificationEvent) {
        switch event {
        case .listening: deafness = nil
        case .deaf(let reason): deafness = reason
        case .notification: break
        }
        if events.count >= capacity { hasGap = true }
        if !hasGap { events.append(event) }
    }

    /// Takes the oldest event; nil when there is none.
    mutating func next() -> NotificationEvent? {
        if let event = events.popFirst() { return event }
        guard hasGap else { return nil }
        hasGap = false
        if let deafness { return .deaf(deafness) }
        // Before anything that is told from now on.
        events.append(.listening)
        return .deaf(.fellBehind)
    }
}
