/// One statement of a plan: it fetches one list of objects with only the requested columns, with to-one edges joined in.
///
/// Plain data; `SQLWriter` turns it into text.
public struct Level: Sendable, Hashable {
    /// The source of rows.
    public enum Relation: Sendable, Hashable {
        /// A table or view.
        case table(Identifier)
        /// Any SQL that is valid in a FROM clause.
        case sql(SQL)
        /// Rows found tier by tier until the page is full.
        case tiers(Tiers)
        /// No source: the level is one row of expressions, for values at the root itself.
        case none

        /// Whether the source is a table, which refers to no other row.
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

        /// Whether the best plan depends on parameters; the viewer's number does not count, because rows of an account are always found
        /// by it.
        var plansWithValues: Bool {
            if case .sql(let sql) = self { sql.hasParametersBesideViewer } else { hasParameters }
        }
    }

    /// Rows from several relations, ordered by relation first; only a level with a page has tiers.
    public struct Tiers: Sendable, Hashable {
        /// A FROM item with an alias that all tiers refer to.
        let source: SQL
        /// The tiers, the first before the others.
        let tiers: [Tier]
        /// The table of the rows whose ids the tiers contain; nil if the tiers contain kinds and ids of several tables.
        let table: Identifier?
        /// Whether the level's first sort key is the row's `score`.
        let isRanked: Bool
        /// Whether the worst rows come first, because the list is read from its end or in reverse.
        var isFromEnd = false
    }

    /// The rows of a tier, found in one of two ways.
    public struct Tier: Sendable, Hashable {
        /// The rows of the tier among the first rows from the start of the page; nil if these are not checked first.
        let inHead: SQL?
        /// All rows of the tier.
        let all: SQL
    }

    /// The link between the rows of a level and the rows of the level above.
    public enum Parent: Sendable, Hashable {
        /// No link: the level is independent, or a condition selects its single parent.
        case none
        /// The keys of the rows of another level, which a subquery finds again.
        case rows(of: Int, key: SQL)
        /// The keys in a column of another level's result; the level is sent in a later step.
        case keys(of: Int, column: Int)
        /// Keys and positions from the request.
        case given(keys: ParameterSource, positions: ParameterSource)
    }

    /// A row of another relation joined to the level's own; NULLs if there is no such row.
    ///
    /// Omitted from the statement if nothing refers to it.
    public struct Join: Sendable, Hashable {
        /// A table, or a subquery that may refer to the level's row.
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
        /// Whether an index provides this order only if no other key follows.
        var isNearest = false

        /// The same key in the opposite direction, which no index for nearest neighbours provides.
        var turned: OrderTerm { OrderTerm(expression: expression, isDescending: !isDescending, type: type) }
    }

    /// A limit on the number of rows, applied to each parent separately.
    public struct Page: Sendable, Hashable {
        /// The argument with the size; nil for the default.
        public let size: ValueSource?
        /// Whether the page is the end of the list instead of its beginning.
        public let isBackward: Bool
        /// Whether the page begins after a cursor.
        public let startsAtCursor: Bool
        /// Whether the page ends before a cursor.
        public let endsAtCursor: Bool
    }

    /// The method of finding the rows of one parent, from cheap to expensive.
    public enum Search: Sendable, Hashable {
        /// An index that selects exactly these rows.
        case indexed
        /// An index, for a parent that can have very many rows.
        case wide
        /// A scan until enough rows fulfil conditions over the request's arguments.
        case filtered
        /// Sorting all rows, because an index supports the order only in the opposite direction.
        case sorted
        /// Ranking all rows that fulfil the conditions.
        case ranked
        /// Grouping all rows that fulfil the conditions.
        case grouped
    }

    /// A column with the number of rows in another list.
    public struct Count: Sendable, Hashable {
        /// The method of finding the rows.
        public let search: Search
        /// The arguments that determine the amount of work.
        public let effort: [ValueSource]
        /// The field with the counted rows.
        let site: LevelSite
    }

    /// The alias of the level's own row.
    let row: Alias
    /// The source of its rows.
    var relation: Relation
    /// The level above.
    public internal(set) var parent: Parent
    /// The alias of the row with the parent's `key` and `position`, if there is a parent.
    let parentRow: Alias
    /// The rows joined in.
    var joins: [Join] = []
    /// The selected expressions; an expression's index is its column in the result, after the parent's position if there is one.
    var columns: [SQL] = []
    /// The conditions on rows.
    var conditions: [SQL] = []
    /// The order of the rows; it has no ties, unless the level has a single row.
    var order: [OrderTerm] = []
    /// Whether an index should provide the order; ranks by the request's arguments are computed.
    public internal(set) var isIndexed = true
    /// The limit on the number of rows.
    public internal(set) var page: Page?
    /// The arguments whose values are part of its cursors; nil if all their values are in the document.
    public internal(set) var cursorArguments: ValueSource?
    /// Whether the level has at most one row, so that levels below need no position.
    public internal(set) var isSingle = false
    /// Whether its rows are grouped, and numerous: all values of all facets of a list.
    public internal(set) var isGrouped = false
    /// Whether the best plan depends on the values, so that the database should plan the statement with them.
    public internal(set) var plansWithValues = false
    /// Whether the page is found before its rows are joined; used if a row's partner can be in one of several tables.
    var joinsAfterPaging = false
    /// Whether finding the page twice is too expensive, so that the levels below are sent in a second step with its keys.
    var isExpensive = false
    /// The method of finding the rows of one parent.
    public internal(set) var search = Search.indexed
    /// The arguments that determine the work of finding rows: search texts and lists of ids.
    public internal(set) var effort: [ValueSource] = []
    /// The columns that count the rows of other lists.
    public internal(set) var counts: [Count] = []
    /// The number of the step that sends the level, from 0.
    public internal(set) var step = 0

    /// Whether the first column of each row is the position of its parent, from 1.
    public var hasPosition: Bool { parent != .none }

    /// The number of fetched columns.
    public var columnCount: Int { columns.count }

    /// Whether the statement finds the page of the level above again to get its keys.
    public var repeatsParent: Bool { if case .rows = parent { true } else { false } }

    /// The level of the parents; nil for independent levels.
    public var parentLevel: Int? {
        switch parent {
        case .rows(let level, _), .keys(let level, _): level
        case .none, .given: nil
        }
    }

    /// The index of an expression among the result's columns; adds the expression if necessary.
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
