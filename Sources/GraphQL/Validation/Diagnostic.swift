/// A problem found by a check of several sources, with its place.
public struct Diagnostic: Sendable, Equatable {
    /// The severity of a problem.
    public enum Severity: String, Sendable, Hashable {
        /// The operations cannot be executed.
        case error
        /// The operations can be executed, but should be changed.
        case warning
    }

    /// A place in one of the sources.
    public struct Place: Sendable, Hashable {
        /// The number of the source, from 0.
        public let source: Int
        /// The line and column in the source.
        public let location: SourceLocation
    }

    /// The severity of the problem.
    public let severity: Severity
    /// The message, worded as in GraphQL.js.
    public let message: String
    /// The place of the problem.
    public let place: Place
    /// Other places that are involved.
    public let otherPlaces: [Place]

    /// All places that are involved.
    public var places: [Place] { [place] + otherPlaces }
}

extension Diagnostic.Place: Comparable {
    /// Whether one place comes before another: by source, line and column.
    public static func < (left: Self, right: Self) -> Bool {
        (left.source, left.location.line, left.location.column) < (right.source, right.location.line, right.location.column)
    }
}
