/// What has become of the subscriptions of a loop.
public struct LiveFigures: Sendable {
    /// How many are open, by their field.
    public internal(set) var open: [String: Int] = [:]
    /// How many were begun.
    public internal(set) var begun = 0
    /// How many notices the database has told.
    public internal(set) var notices = 0
    /// How many responses were handed to subscribers.
    public internal(set) var deliveries = 0
    /// How many subscribers were dropped because they did not take their responses.
    public internal(set) var dropped = 0
    /// How often subscribers were told that events may have been missed.
    public internal(set) var gaps = 0

    /// Figures of nothing.
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
