/// One statement of a plan: it fetches one list of objects with just the columns asked for, to-one edges joined in.
///
/// Plain data; `SQLWriter` makes text of it.
public struct Level: Sendable, Hashable {
    /// Where rows come from.
    public enum Relation: Sendable, Hashable {
        /// A table or view.
        case table(Identifier)
        /// Any SQL that can stand in a FROM clause.
        case sql(SQL)
        /// Rows that are found tier by tier until the page is full.
        case tiers(Tiers)
        /// Nothing: the level is one row of expressions, for values that hang on the root itself.
        case none

        /// Whether it is a table, which speaks of no other row.
        var isTable: Bool {
            if case .table = self { true } else { false }
        }

        var hasParameters: Bool {
            switch self {
            case .sql(let sql): sql.hasParameters
            case .tiers: true
            case .table, .none: false
            }
        }

        /// Whether which plan is good depends on parameters; what belongs to an account is found by its number, whichever it is.
        var plansWithValues: Bool {
            if case .sql(let sql) = self { sql.hasParametersBesideViewer } else { hasParameters }
        }
    }

    /// Rows in several relations, each before those of the next in the level's order; only a level with a page has them.
    public struct Tiers: Sendable, Hashable {
        /// What all of them speak of: something that can stand in a FROM clause, with a name.
        let source: SQL
        /// The first before the others.
        let tiers: [Tier]
        /// Where the rows stand that the tiers have the ids of; nil where they have kinds and ids, and stand in several tables.
        let table: Identifier?
        /// Whether the level's first sort key is the row's `score`.
        let isRanked: Bool
        /// Whether the worst come first: the list is asked for from its end, or turned round.
        var isFromEnd = false
    }

    /// Some rows, found in one way or another.
    public struct Tier: Sendable, Hashable {
        /// Those that are among the first rows from where the page begins; nil where that is not tried.
        let inHead: SQL?
        /// All of them.
        let all: SQL
    }

    /// What ties the rows of a level to those of the level above.
    public enum Parent: Sendable, Hashable {
        /// Nothing: the level stands for itself, or its one parent is found by a condition.
        case none
        /// The keys of the rows of another level, found again by a subquery.
        case rows(of: Int, key: SQL)
        /// The keys that a column of another level answered; the level goes out in a later step.
        case keys(of: Int, column: Int)
        /// Keys and places that the request names.
        case given(keys: ParameterSource, positions: ParameterSource)
    }

    /// A row of another relation joined to the level's own; without one, NULLs.
    ///
    /// Left out of the text when nothing mentions it.
    public struct Join: Sendable, Hashable {
        /// A table, or a subquery that may speak of the level's row.
        let relation: SQL
        let row: Alias
        let on: SQL
    }

    /// A sort key.
    public struct OrderTerm: Sendable, Hashable {
        let expression: SQL
        let isDescending: Bool
        /// The type of the expression, which is never NULL.
        let type: ParameterType
        /// Whether an index gives this order only when no other key follows.
        var isNearest = false

        /// The same from the other end, where no index finds what is nearest.
        var turned: OrderTerm { OrderTerm(expression: expression, isDescending: !isDescending, type: type) }
    }

    /// A bound on the number of rows, for each parent by itself.
    public struct Page: Sendable, Hashable {
        /// The argument with the size; nil for the default.
        public let size: ValueSource?
        /// Whether the page is the end of the list instead of its beginning.
        public let isBackward: Bool
        /// Whether the page begins behind a cursor.
        public let startsAtCursor: Bool
        /// Whether the page ends before a cursor.
        public let endsAtCursor: Bool
    }

    /// How the rows of one parent are found, from cheap to dear.
    public enum Search: Sendable, Hashable {
        /// By an index that knows just these rows.
        case indexed
        /// By an index, among the rows of a parent that can have very many.
        case wide
        /// By going through rows until enough fulfil conditions over what the request asks.
        case filtered
        /// By sorting all rows, since the end of an order is asked for that an index has the other way only.
        case sorted
        /// By ranking all rows that fulfil conditions.
        case ranked
        /// By grouping all rows that fulfil conditions.
        case grouped
    }

    /// The number of the rows of another list, in a column.
    public struct Count: Sendable, Hashable {
        /// How they are found.
        public let search: Search
        /// The arguments with which the work grows.
        public let effort: [ValueSource]
        /// The field whose rows are counted.
        let site: LevelSite
    }

    /// The name of the level's own row.
    let row: Alias
    /// Where its rows come from.
    var relation: Relation
    /// The level above.
    public internal(set) var parent: Parent
    /// The name of the row that holds `key` and `position` of the parent, where there is one.
    let parentRow: Alias
    /// The rows joined in.
    var joins: [Join] = []
    /// What is selected; the index of an expression is the index of the result's column (after the parent's position, if there is one).
    var columns: [SQL] = []
    /// What rows must fulfil.
    var conditions: [SQL] = []
    /// In which order rows come, complete: no two rows are equal in it, unless the level is one row.
    var order: [OrderTerm] = []
    /// Whether an index is to give the order; ranks by what a request asks are computed.
    public internal(set) var isIndexed = true
    /// The bound on the number of rows.
    public internal(set) var page: Page?
    /// Whether the level is at most one row, so that what hangs under it needs no position.
    public internal(set) var isSingle = false
    /// Whether its rows are gathered into groups, and many: all values of all facets of a list.
    public internal(set) var isGrouped = false
    /// Whether which plan is good depends on the values, so that the database is to plan the statement with them.
    public internal(set) var plansWithValues = false
    /// Whether rows are joined in only when the page is found: where a row's partner is one of several tables' rows.
    var joinsLate = false
    /// Whether the page is too dear to be found twice, so that the levels below go out in a second step with its keys.
    var isDear = false
    /// How the rows of one parent are found.
    public internal(set) var search = Search.indexed
    /// The arguments with which the work of finding rows grows: texts that are searched for, lists of ids.
    public internal(set) var effort: [ValueSource] = []
    /// Columns that count the rows of other lists.
    public internal(set) var counts: [Count] = []
    /// In which step the level goes out, from 0.
    public internal(set) var step = 0

    /// Whether the first column of each row is the place of its parent, from 1.
    public var hasPosition: Bool { parent != .none }

    /// How many columns are fetched.
    public var columnCount: Int { columns.count }

    /// Whether the page of the level above is found once more to have its keys.
    public var repeatsParent: Bool { if case .rows = parent { true } else { false } }

    /// The level whose rows the rows of this one hang under; nil for levels that stand for themselves.
    public var parentLevel: Int? {
        switch parent {
        case .rows(let level, _), .keys(let level, _): level
        case .none, .given: nil
        }
    }

    /// The index of an expression among the result's columns; adds it when it is not there.
    mutating func column(_ expression: SQL) -> Int {
        let index =
            columns.firstIndex(of: expression)
            ?? {
                columns.append(expression)
                return columns.count - 1
            }()
        return index + (hasPosition ? 1 : 0)
    }
}
