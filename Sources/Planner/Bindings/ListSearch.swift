public import SearchText

/// A search in a list by a text that a person types: the rows that match, and their scores.
///
/// Unless another order is requested, the best match comes first. Tiers are searched one after the other, each in the list's preferred
/// order, so that a common word costs no more than a page. The remaining matches must be read before they can be ranked. Their number is
/// limited to the rows that come first in the preferred order.
public struct ListSearch: Sendable {
    /// The order by relevance; the default of a list that is being searched.
    package static let order = "RELEVANCE"
    /// The maximum number of remaining matches that are ranked.
    package static let maximumRanked = 1_000
    /// The field of a connection that reports how the search text was understood.
    package static let infoField = "searchInfo"
    /// The field of `searchInfo` that reports whether more rows match than are ranked.
    package static let isCut = "isCut"

    /// The SQL of a search; the same for every list.
    public struct Language: Sendable {
        /// The rules of the search text.
        let rules: ParsedSearch.Rules
        /// An expression that parses the search text, evaluated once; `list` comes from `ListSearch`.
        public let reading: @Sendable (_ typed: SQL, _ list: SQL, _ language: TextLanguage) -> SQL
        /// A condition on a row.
        public typealias Condition = @Sendable (_ row: Alias, _ reading: SQL) -> SQL
        /// The score of a matching row, as an integer: higher is better.
        public typealias Score = @Sendable (_ row: Alias, _ reading: SQL) -> SQL

        /// The condition that a row matches.
        let condition: Condition
        /// The tiers, best first; no row is in two of them.
        let tiers: [Tier]
        /// The condition that a row is in a tier, ignoring excluded words; nil if there are no tiers.
        let isInTier: Condition?
        /// The condition that a row contains an excluded word.
        let isUnwanted: Condition
        /// The condition that a row matches but is in no tier.
        let isInRest: Condition
        /// The score of a row outside the tiers; lower than that of any tier.
        let score: Score
        /// The description of how the search text was understood.
        let info: Info

        /// A set of matches that an index can find, better than the next tier and worse than the previous one.
        public struct Tier: Sendable {
            let condition: Condition
            let score: Score
            let best: Best?

            /// The condition for the rows with the highest score in a tier, and that score.
            typealias Best = (score: Int, condition: Condition)

            /// The rows that fulfil a condition, all with one score; there must never be many.
            public init(_ condition: @escaping Condition, score: Int) {
                self.condition = condition
                self.score = { _, _ in .number(score) }
                best = nil
            }

            /// The rows that fulfil a condition, with a higher score for rows that also fulfil another one.
            ///
            /// The best rows can be very many: if the first rows of the list contain enough of them, no others are searched. `areAllBest`
            /// is a condition on the search text alone; where it is true, the rows themselves need not be checked.
            public init(
                _ condition: @escaping Condition,
                best: @escaping Condition,
                score: Int,
                restScore: Int,
                areAllBest: @escaping @Sendable (_ reading: SQL) -> SQL
            ) {
                self.condition = condition
                self.score = { row, reading in
                    let isBest: SQL = "\(areAllBest(reading)) OR \(best(row, reading))"
                    return "CASE WHEN \(isBest) THEN \(.number(score)) ELSE \(.number(restScore)) END"
                }
                self.best = (score, best)
            }
        }

        /// The fields of a list's search info, except whether more rows match than are ranked.
        struct Info: Sendable {
            let relation: Relation
            /// The fields over that relation.
            let fields: [FieldBinding]
        }

        /// A relation of one row; takes the same arguments as `reading`, and the list's limits as an array of names.
        public typealias Relation = @Sendable (_ typed: SQL, _ list: SQL, _ language: TextLanguage, _ limits: SQL) -> SQL

        /// A search without tiers: the parsed text, the condition, the score, and the search info as a relation of one row.
        ///
        /// All matches are ranked.
        public init(
            rules: ParsedSearch.Rules = .phrasing,
            reading: @escaping @Sendable (_ typed: SQL, _ list: SQL, _ language: TextLanguage) -> SQL,
            condition: @escaping Condition,
            score: @escaping Score,
            info: @escaping Relation,
            @FieldBindings fields: () -> [FieldBinding]
        ) {
            self.init(
                rules: rules,
                reading: reading,
                condition: condition,
                tiers: [],
                isInTier: nil,
                isInRest: condition,
                score: score,
                info: info,
                fields: fields
            )
        }

        /// A search with tiers: the best matches are found by index instead of being ranked.
        ///
        /// A row that fulfils `isUnwanted` is in no tier. `isInRest` is `condition` without the rows of the tiers; it is false if every
        /// match is in a tier.
        public init(
            rules: ParsedSearch.Rules = .phrasing,
            reading: @escaping @Sendable (_ typed: SQL, _ list: SQL, _ language: TextLanguage) -> SQL,
            condition: @escaping Condition,
            tiers: [Tier],
            isInTier: Condition?,
            isUnwanted: @escaping Condition = { _, _ in "false" },
            isInRest: @escaping Condition,
            score: @escaping Score,
            info: @escaping Relation,
            @FieldBindings fields: () -> [FieldBinding]
        ) {
            self.rules = rules
            self.reading = reading
            self.condition = condition
            self.tiers = tiers
            self.isInTier = isInTier
            self.isUnwanted = isUnwanted
            self.isInRest = isInRest
            self.score = score
            self.info = Info(relation: info, fields: fields())
        }
    }

    /// The field that reports how the search text was understood, with all its fields.
    package var infoBinding: FieldBinding {
        let isCut = FieldBinding(name: Self.isCut, kind: .expression { _, _ in "false" })
        return FieldBinding(name: Self.infoField, kind: .found(language.info.fields + [isCut]) { _ in nil })
    }

    /// The argument, or the field of an input object, with the search text.
    let path: String
    /// An expression that identifies the list to the search language; may depend on the arguments.
    public typealias List = @Sendable (Scope) -> SQL

    let list: List
    let language: Language
    /// The properties of the list's rows that limits in the text filter.
    let limits: SearchLimits
    /// The order of equal matches, which also decides which of the remaining matches are ranked at all.
    let preference: Order.Keys
    /// The number of rows to check in the list's order before an index is used to find all matches.
    ///
    /// If many rows match, a page is soon full; if few do, sorting all of them is fast.
    let scanLimit: Int
    /// A sample that shows whether enough rows match for checking the first rows to pay off; nil to check them always.
    let sample: Sample?

    /// A random sample of a list's rows.
    public struct Sample: Sendable {
        /// The minimum number of matching rows in the sample for the first rows of the list to be checked.
        let least: Int
        let rows: FieldBinding.Source

        /// A sample that requires at least this many matches.
        public init(atLeast least: Int, of rows: @escaping FieldBinding.Source) {
            self.least = least
            self.rows = rows
        }
    }

    /// The rows that belong to the viewer's account; nil if that makes no difference.
    let own: Own?

    /// Rows that belong to the viewer's account: among all matches they come first, and are always ranked.
    public struct Own: Sendable {
        /// The bonus added to the score of a match; higher than any score without it.
        let bonus: Int
        /// The rows of an account; there must never be many.
        let rows: @Sendable (_ account: SQL, _ scope: Scope) -> SQL
        /// The condition that a row does not belong to the account.
        let isOther: @Sendable (_ row: Alias, _ account: SQL, _ scope: Scope) -> SQL

        /// The rows of a relation, and a condition that is true for all others.
        public init(
            bonus: Int,
            rows: @escaping @Sendable (_ account: SQL, _ scope: Scope) -> SQL,
            isOther: @escaping @Sendable (_ row: Alias, _ account: SQL, _ scope: Scope) -> SQL
        ) {
            self.bonus = bonus
            self.rows = rows
            self.isOther = isOther
        }

        /// The condition that a found row belongs to the account.
        public func has(_ found: Alias) -> SQL { "\(found).score > \(SQL.number(bonus))" }
    }

    /// A search by an argument; equal matches come in the order of `preference`.
    public init(
        _ path: StaticString,
        list: @escaping List,
        in language: Language,
        trying scanLimit: Int = 1_000,
        sampling sample: Sample? = nil,
        own: Own? = nil,
        limits: SearchLimits = SearchLimits(),
        preferring preference: @escaping Order.Keys
    ) {
        self.path = path.description
        self.scanLimit = scanLimit
        self.sample = sample
        self.own = own
        self.list = list
        self.limits = limits
        self.language = language
        self.preference = preference
    }

    /// The parts of the search text as a parameter; nil without a text.
    func typed(_ scope: Scope) -> SQL? { scope.words(path, rules: language.rules) }
}
