public import Reactor

/// An event for a client of the `NotificationHub`.
public enum NotificationEvent: Sendable, Equatable {
    /// The hub now listens on the client's channels; earlier notifications may have been missed.
    case listening
    /// From now on, notifications may be missed until the next `listening`.
    case notListening(Reason)
    /// A transaction with a notification on one of the client's channels was committed; `arrival` is when this process read it.
    case notification(channel: String, payload: String, arrival: MonotonicTime)

    /// The reason why notifications may be missed.
    public enum Reason: Sendable, Equatable, CustomStringConvertible {
        /// There is no connection to the database; the text is the error of the last one.
        case disconnected(String)
        /// The client took events too slowly, so some were dropped.
        case fellBehind

        /// A text for the log.
        public var description: String {
            switch self {
            case .disconnected(let reason): reason
            case .fellBehind: "fell behind"
            }
        }
    }
}
