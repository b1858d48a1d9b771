/// The figures of a loop's subscriptions.
public struct LiveFigures: Sendable {
    /// The number of open subscriptions, by field.
    public internal(set) var open: [String: Int] = [:]
    /// The number of subscriptions started.
    public internal(set) var begun = 0
    /// The number of notices received from the database.
    public internal(set) var notices = 0
    /// The number of responses handed to subscribers.
    public internal(set) var deliveries = 0
    /// The number of subscribers dropped because they took their responses too slowly.
    public internal(set) var dropped = 0
    /// The number of times that a gap was reported to subscribers.
    public internal(set) var gaps = 0

    /// Creates figures that are all zero.
    public init() {}

    /// Adds the figures of another loop.
    public static func += (left: inout LiveFigures, right: LiveFigures) {
        left.open.merge(right.open, uniquingKeysWith: +)
        left.begun += right.begun
        left.notices += right.notices
        left.deliveries += right.deliveries
        left.dropped += right.dropped
        left.gaps += right.gaps
    }
}
