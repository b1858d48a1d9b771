/// The reason why a stream or a WebSocket has to end while its handler is running.
public enum StreamEnding: Equatable, Sendable {
    /// The client has disconnected or closed the WebSocket, or has violated the protocol or a limit.
    case clientDisconnected
    /// The server stops; streams and WebSockets that their handlers do not end within the grace period are cut off.
    case serverStops
    /// The client has not used the stream or WebSocket for `HTTPConfiguration.unusedTimeout`.
    case unused
}

/// The action to run at an ending, and the ending if it has happened; the action runs only once.
struct EndingNotice {
    private var ending: StreamEnding?
    private var action: ((StreamEnding) -> Void)?

    /// Records an ending and returns the action to run.
    ///
    /// The caller runs the action, since it may do anything.
    mutating func note(_ ending: StreamEnding) -> ((StreamEnding) -> Void)? {
        guard self.ending == nil else { return nil }
        self.ending = ending
        defer { action = nil }
        return action
    }

    /// Stores an action for the ending; returns the ending if it has already happened.
    mutating func await(_ action: @escaping (StreamEnding) -> Void) -> StreamEnding? {
        if let ending { return ending }
        self.action = action
        return nil
    }

    /// Removes the action after a regular end.
    mutating func forget() {
        action = nil
    }
}
