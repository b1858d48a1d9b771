/// Why a stream or a WebSocket has to end, though its handler still runs.
public enum StreamEnding: Equatable, Sendable {
    /// There is no client any more who would read.
    case clientGone
    /// The server stops: what is not ended by the handler within the grace is cut off.
    case serverStops
    /// The client has not used it for `HTTPConfiguration.unusedTimeout`.
    case unused
}

/// Whom to tell about an ending, and whether there was one; it is told once.
struct EndingNotice {
    private var ending: StreamEnding?
    private var action: ((StreamEnding) -> Void)?

    /// Notes an ending, and answers what is to be done about it: by the caller, for the action may do anything.
    mutating func note(_ ending: StreamEnding) -> ((StreamEnding) -> Void)? {
        guard self.ending == nil else { return nil }
        self.ending = ending
        defer { action = nil }
        return action
    }

    /// Keeps an action for the ending; the ending, if there was one already.
    mutating func await(_ action: @escaping (StreamEnding) -> Void) -> StreamEnding? {
        if let ending { return ending }
        self.action = action
        return nil
    }

    /// Nothing is told any more: all has ended in good order.
    mutating func forget() {
        action = nil
    }
}
