/// Something that a check of several sources found, and where.
public struct Diagnostic: Sendable, Equatable {
    /// How much it matters.
    public enum Severity: String, Sendable, Hashable {
        /// The operations cannot be executed as they are.
        case error
        /// They can, but should be changed.
        case warning
    }

    /// A place in one of the sources.
    public struct Place: Sendable, Hashable {
        /// Which source, counted from 0.
        public let source: Int
        /// The line and column in it.
        public let location: SourceLocation
    }

    /// How much it matters.
    public let severity: Severity
    /// What is wrong, in the wording of GraphQL.js.
    public let message: String
    /// The place that the message is about.
    public let place: Place
    /// Other places that take part.
    public let otherPlaces: [Place]

    /// All places that take part.
    public var places: [Place] { [place] + otherPlaces }
}

extension Diagnostic.Place: Comparable {
    /// Whether one place comes before another: by source, line and column.
    public static func < (left: Self, right: Self) -> Bool {
        (left.source, left.location.line, left.location.column) < (right.source, right.location.line, right.location.column)
    }
}
