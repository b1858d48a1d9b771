import Planner

/// Where completion stands in a level's rows.
struct RowCursor {
    /// The row at hand.
    var row = 0
    /// The place of the row at hand among all rows shown, from 1: what its children name as their parent.
    var ordinal = 1
    /// How many rows have been shown so far.
    var shown = 0
    /// The first row that no parent has taken yet.
    var next = 0
    /// The rows under the parent at hand.
    var rows = 0..<0
    /// The ordinal of the first of them.
    var firstOrdinal = 1
    /// Whether the page has more rows beyond it.
    var hasMore = false
    /// How many rows a page has.
    var pageSize = Int.max
}

/// What completion asks of a level, in a form that is read without touching anything else.
struct LevelFacts: BitwiseCopyable {
    /// Whether rows begin with the place of their parent.
    let hasPosition: Bool
    let isPaged: Bool
    let isBackward: Bool
    let startsAtCursor: Bool
    let endsAtCursor: Bool

    init(_ level: Level) {
        hasPosition = level.hasPosition
        isPaged = level.page != nil
        isBackward = level.page?.isBackward ?? false
        startsAtCursor = level.page?.startsAtCursor ?? false
        endsAtCursor = level.page?.endsAtCursor ?? false
    }
}
