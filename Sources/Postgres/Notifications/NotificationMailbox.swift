import Reactor

/// A client's pending events: in order, limited in number, and without unreported gaps.
///
/// When the mailbox is full, notifications are dropped until the client has taken all events. The client then receives `notListening`,
/// followed at once by `listening` if the hub listens on its channels by then.
struct NotificationMailbox {
    private var events = Fifo<NotificationEvent>()
    private let capacity: Int
    /// Whether an event was dropped and the client does not know yet.
    private var hasGap = false
    /// The reason why the hub does not listen on the channels; nil while it does.
    private var interruption: NotificationEvent.Reason? = .disconnected("not connected yet")

    /// Creates an empty mailbox of a client whose channels the hub does not listen on yet.
    init(capacity: Int) {
        self.capacity = max(1, capacity)
    }

    /// Whether the hub listens on the channels; the client may not have read the event about it yet.
    var isListening: Bool { interruption == nil }

    /// Adds an event for the client, or drops it if the mailbox is full.
    mutating func append(_ event: NotificationEvent) {
        switch event {
        case .listening: interruption = nil
        case .notListening(let reason): interruption = reason
        case .notification: break
        }
        if events.count >= capacity { hasGap = true }
        if !hasGap { events.append(event) }
    }

    /// Removes and returns the oldest event, if any.
    mutating func next() -> NotificationEvent? {
        if let event = events.popFirst() { return event }
        guard hasGap else { return nil }
        hasGap = false
        if let interruption { return .notListening(interruption) }
        // The client receives `listening` before any later notification.
        events.append(.listening)
        return .notListening(.fellBehind)
    }
}
