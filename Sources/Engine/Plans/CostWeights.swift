import Planner
import SearchText

/// The costs of a plan's parts, in points.
///
/// A point is about 20 µs of one PostgreSQL core, so the default limit of 5,000 is a tenth of a second. The weights were measured on a
/// database of 94,000 recipes and 209,000 catalogue items (`cupboard explain --analyze`). A statement takes 20–50 µs. A row takes 2–4 µs,
/// more with more columns. A filtered page takes 0.1–50 ms, a ranking 5–50 ms, the facets of a list 7–28 ms, counting a whole table
/// 18–120 ms. Work with such a wide range has the weight of its usual time; a statement that proves more expensive moves to the slow
/// lane.
enum CostWeights {
    /// A point in nanoseconds.
    static let nanosecondsPerPoint: UInt64 = 20_000

    /// The minimum measured time that is meaningful, in points; shorter runs mostly wait for a processor.
    static let measurable: UInt64 = 2_500

    /// The cost of a statement, regardless of its result.
    static let statement = 1.0
    /// The cost of looking up the rows of one parent in an index.
    static let lookup = 0.05
    /// The costs of a row and of each column, including the engine's own work.
    static let row = 0.1
    static let column = 0.02
    /// The assumed length of a list without pages that has not been observed yet.
    static let listSize = 10.0
    /// The assumed number of rows in all groups of a list together.
    static let groupedSize = 100.0

    /// The cost of finding the rows of one parent, beyond the index look-up; the rows of one parent are far fewer than the whole table.
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

    /// The cost of counting rows: of a parent with few rows, of a parent that may have many, or of a whole table.
    static func count(_ search: Level.Search) -> Double {
        switch search {
        case .indexed: 5
        case .wide: 50
        case .filtered, .sorted, .ranked, .grouped: 400
        }
    }

    /// The cost of each value in a list that rows are compared with.
    static let listed = 10.0

    /// The cost that search words add to finding a page or grouping all rows; a text with only excluded words groups nearly all rows.
    static func words(_ words: ParsedSearch, finding search: Level.Search) -> Double {
        let reading = 25 * Double(words.wantedWords) + 100 * Double(words.alternatives - 1) + 100 * Double(words.deniedWords)
        return switch search {
        case .indexed, .wide, .filtered, .sorted, .ranked: reading + 10 * Double(words.excludedWords)
        case .grouped: reading + 50 * Double(words.excludedWords) + words.leavingNearlyAll
        }
    }

    /// The cost that search words add to counting: each alternative finds more rows, and excluded words alone leave nearly all.
    static func words(_ words: ParsedSearch, counting search: Level.Search) -> Double {
        let reading = 25 * Double(words.wantedWords) + 100 * Double(words.deniedWords)
        return switch search {
        case .indexed, .wide, .filtered:
            reading + 100 * Double(words.alternatives - 1) + 10 * Double(words.excludedWords)
        case .sorted, .ranked, .grouped:
            reading + 300 * Double(words.alternatives - 1) + 50 * Double(words.excludedWords) + words.leavingNearlyAll
        }
    }
}

extension ParsedSearch {
    /// The extra cost of a text that only excludes words, so that nearly all rows remain.
    fileprivate var leavingNearlyAll: Double { wantedWords == 0 && excludedWords > 0 ? 2_600 : 0 }
}
