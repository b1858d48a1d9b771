/// How a list is searched by what a person types: which rows match, and how well.
///
/// Where nothing else is asked for, the best match comes first. Tiers are found one behind the other, each in the order that the list prefers, so
/// that what a common word finds costs no more than a page. The rest has to be looked at before it can be ranked: only so many rows, those that
/// come first in that order.
public struct ListSearch: Sendable {
    /// The order by how well rows match; the default of a list that is searched.
    package static let order = "RELEVANCE"
    /// How many rows of the rest are ranked at most.
    package static let mostRanked = 1_000
    /// The field of a connection that tells what was done with the words that were typed.
    package static let infoField = "searchInfo"
    /// Its field that tells whether more rows match than are ranked.
    package static let isCut = "isCut"

    /// What a search means: pieces of SQL that are the same for every list.
    public struct Language: Sendable {
        /// An expression with what was typed, read once; `list` is what `ListSearch` was made with.
        public let reading: @Sendable (_ typed: SQL, _ list: SQL, _ language: TextLanguage) -> SQL
        /// A condition on a row.
        public typealias Condition = @Sendable (_ row: Alias, _ reading: SQL) -> SQL
        /// How well a row matches, as an integer: more is better.
        public typealias Score = @Sendable (_ row: Alias, _ reading: SQL) -> SQL

        /// Whether a row matches it.
        let condition: Condition
        /// The best first; no row is in two.
        let tiers: [Tier]
        /// Whether a row is in one of them, but for what it must not have; nil without tiers.
        let isInTier: Condition?
        /// Whether a row has what it must not have.
        let isUnwanted: Condition
        /// Whether a row matches that is in no tier.
        let isInRest: Condition
        /// That of a row of the rest, less than any tier's.
        let score: Score
        /// What was done with the words.
        let info: Info

        /// Matches that an index tells from the others, better than those of the next tier and worse than those of the one before.
        public struct Tier: Sendable {
            let condition: Condition
            let score: Score
            let best: Best?

            /// Those with the highest score of a tier.
            typealias Best = (score: Int, condition: Condition)

            /// The rows that fulfil a condition, all with one score, and never many.
            public init(_ condition: @escaping Condition, score: Int) {
                self.condition = condition
                self.score = { _, _ in .number(score) }
                best = nil
            }

            /// The rows that fulfil a condition, with a score for those that fulfil another besides, and a lower one for the rest.
            ///
            /// The best can be very many: if the first rows of the list are enough of them, no others are looked for.
            /// `areAllBest` is a condition on what was typed alone, which spares the rows a look where it is true.
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

        /// What a list tells of its search, besides whether more rows match than are ranked.
        struct Info: Sendable {
            /// A relation of one row; the arguments are those of `reading`.
            let relation: @Sendable (_ typed: SQL, _ list: SQL, _ language: TextLanguage) -> SQL
            /// The fields over it.
            let fields: [FieldBinding]
        }

        /// The pieces of a search: what was typed, which rows match, how well, and, as a relation of one row, what was done with the words.
        ///
        /// All matches are ranked.
        public init(
            reading: @escaping @Sendable (_ typed: SQL, _ list: SQL, _ language: TextLanguage) -> SQL,
            condition: @escaping Condition,
            score: @escaping Score,
            info: @escaping @Sendable (_ typed: SQL, _ list: SQL, _ language: TextLanguage) -> SQL,
            @FieldBindings fields: () -> [FieldBinding]
        ) {
            self.init(
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

        /// The same with tiers, where the best matches are not ranked but found.
        ///
        /// A row for which `isUnwanted` holds is in no tier. `isInRest` is `condition` without what is in a tier, and nothing where all that matches
        /// is in one.
        public init(
            reading: @escaping @Sendable (_ typed: SQL, _ list: SQL, _ language: TextLanguage) -> SQL,
            condition: @escaping Condition,
            tiers: [Tier],
            isInTier: Condition?,
            isUnwanted: @escaping Condition = { _, _ in "false" },
            isInRest: @escaping Condition,
            score: @escaping Score,
            info: @escaping @Sendable (_ typed: SQL, _ list: SQL, _ language: TextLanguage) -> SQL,
            @FieldBindings fields: () -> [FieldBinding]
        ) {
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

    /// The field that tells what was done with the words, with all that it has.
    package var infoBinding: FieldBinding {
        let isCut = FieldBinding(name: Self.isCut, kind: .expression { _, _ in "false" })
        return FieldBinding(name: Self.infoField, kind: .found(language.info.fields + [isCut]) { _ in nil })
    }

    /// The argument, or the field of an input object, that holds what was typed.
    let path: String
    /// Which list it is, as the language knows it; arguments may say.
    public typealias List = @Sendable (Scope) -> SQL

    let list: List
    let language: Language
    /// In which order equal matches come, and which of the rest are ranked at all.
    let preference: Order.Keys
    /// How many rows are looked at in an order before an index is asked for all that match: where many match, a page is soon full; where few do,
    /// all of them are soon sorted.
    let mostTried: Int
    /// Tells whether enough rows match for the first rows to be looked at; nil where they always are.
    let sample: Sample?

    /// Some rows of a list, chosen at random.
    public struct Sample: Sendable {
        /// How many of them have to match for the first rows of the list to be looked at.
        let least: Int
        let rows: FieldBinding.Source

        /// A sample of which at least so many rows have to match.
        public init(atLeast least: Int, of rows: @escaping FieldBinding.Source) {
            self.least = least
            self.rows = rows
        }
    }

    /// Which rows are the own ones of the account that asks; nil where that makes no difference.
    let own: Own?

    /// What belongs to the account that asks: of all that matches it comes first, and is always ranked.
    public struct Own: Sendable {
        /// What is added to the score of a match: more than any other has.
        let bonus: Int
        /// The rows that are an account's own, never many.
        let rows: @Sendable (_ account: SQL, _ scope: Scope) -> SQL
        /// Whether a row is none of them.
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

        /// Whether a row that was found is one of them.
        public func has(_ found: Alias) -> SQL { "\(found).score > \(SQL.number(bonus))" }
    }

    /// A search by an argument; equal matches come in the order of `preference`.
    public init(
        _ path: StaticString,
        list: @escaping List,
        in language: Language,
        trying mostTried: Int = 1_000,
        sampling sample: Sample? = nil,
        own: Own? = nil,
        preferring preference: @escaping Order.Keys
    ) {
        self.path = path.description
        self.mostTried = mostTried
        self.sample = sample
        self.own = own
        self.list = list
        self.language = language
        self.preference = preference
    }
}
