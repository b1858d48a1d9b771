public import Reactor

/// What a client of the `NotificationHub` is told.
public enum NotificationEvent: Sendable, Equatable {
    /// From now on all that is told on the client's channels is heard; what was told before may have been missed.
    case listening
    /// Notifications may be missed from now on, until the next `listening`.
    case deaf(Reason)
    /// A transaction that told something on one of the client's channels was committed; `arrival` is when this process read it.
    case notification(channel: String, payload: String, arrival: MonotonicTime)

    /// Why notifications may be missed.
    public enum Reason: Sendable, Equatable, CustomStringConvertible {
        /// There is no connection to the database: what was wrong with the last one.
        case disconnected(String)
        /// More was told than the client has taken, so some of it was dropped.
        case fellBehind

        /// For the log.
        public var description: String {
            switch self {
            case .disconnected(let reason): reason
            case .fellBehind: "fell behind"
            }
        }
    }
}
