import Planner

/// What the parts of a plan cost, in points.
///
/// A point is about 20 µs of one PostgreSQL core, so the default limit of 5,000 is a tenth of a second. Measured on a database of 94,000
/// recipes and 209,000 catalogue items (`cupboard explain --analyze`): a statement takes 20–50 µs, a row 2–4 µs, the more the more columns it
/// has; a filtered page 0.1–50 ms, a ranking 5–50 ms, the facets of a list 7–28 ms, the number of a whole table's rows 18–120 ms. What
/// spreads so far has the weight of its usual time here; what proves dearer goes to the slow lane.
enum CostWeights {
    /// A point in nanoseconds.
    static let nanosecondsPerPoint: UInt64 = 20_000

    /// From how many points on the time of a run says something: below, it is mostly waiting for a processor.
    static let measurable: UInt64 = 2_500

    /// A statement, whatever it finds.
    static let statement = 1.0
    /// Looking for the rows of one parent in an index.
    static let lookup = 0.05
    /// A row, and each of its columns; the engine's own work is in it.
    static let row = 0.1
    static let column = 0.02
    /// How many rows a list without pages has until it has been seen.
    static let listSize = 10.0
    /// How many rows all groups of a list have together.
    static let groupedSize = 100.0

    /// Finding the rows of one parent beyond looking them up; the rows of one parent are far fewer than all.
    static func search(_ search: Level.Search, isBelowRows: Bool) -> Double {
        switch search {
        case .indexed: 0
        case .wide: 50
        case .filtered: isBelowRows ? 20 : 50
        case .sorted: isBelowRows ? 100 : 1_500
        case .ranked: isBelowRows ? 100 : 400
        case .grouped: isBelowRows ? 100 : 500
        }
    }

    /// Counting rows: those of one parent that has few, of one that may have many, or of a whole table.
    static func count(_ search: Level.Search) -> Double {
        switch search {
        case .indexed: 5
        case .wide: 50
        case .filtered, .sorted, .ranked, .grouped: 400
        }
    }

    /// A value of a list that rows are compared with.
    static let listed = 10.0

    /// What the words of a search add to finding the rows of a page, or to grouping all rows; a text of unwanted words alone groups nearly all.
    static func words(_ words: TypedWords, finding search: Level.Search) -> Double {
        switch search {
        case .indexed, .wide, .filtered, .sorted, .ranked:
            25 * Double(words.wanted) + 100 * Double(words.alternatives - 1) + 10 * Double(words.unwanted)
        case .grouped:
            25 * Double(words.wanted) + 100 * Double(words.alternatives - 1) + 50 * Double(words.unwanted) + words.leavingNearlyAll
        }
    }

    /// What they add to counting rows: each alternative finds more of them, unwanted words alone leave nearly all.
    static func words(_ words: TypedWords, counting search: Level.Search) -> Double {
        switch search {
        case .indexed, .wide, .filtered:
            25 * Double(words.wanted) + 100 * Double(words.alternatives - 1) + 10 * Double(words.unwanted)
        case .sorted, .ranked, .grouped:
            25 * Double(words.wanted) + 300 * Double(words.alternatives - 1) + 50 * Double(words.unwanted) + words.leavingNearlyAll
        }
    }
}

extension TypedWords {
    /// What it adds that nothing is wanted, so that only what is unwanted is left out.
    fileprivate var leavingNearlyAll: Double { wanted == 0 && unwanted > 0 ? 2_600 : 0 }
}
