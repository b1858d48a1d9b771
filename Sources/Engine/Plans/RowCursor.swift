import Planner

/// The position of completion in a level's rows.
struct RowCursor {
    /// The current row.
    var row = 0
    /// The position of the current row among all rows shown, from 1; the row's children refer to their parent by this position.
    var ordinal = 1
    /// The number of rows shown so far.
    var shown = 0
    /// The first row that no parent has taken yet.
    var next = 0
    /// The rows of the current parent.
    var rows = 0..<0
    /// The ordinal of the first of these rows.
    var firstOrdinal = 1
    /// Whether more rows follow the page.
    var hasMore = false
    /// The part of its cursors' signature that depends on the request's arguments.
    var fingerprint: UInt32 = 0
    /// The page size.
    var pageSize = Int.max
}

/// The facts that completion needs about a level, copied so that reading them touches nothing else.
struct LevelFacts: BitwiseCopyable {
    /// Whether rows begin with the position of their parent.
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
