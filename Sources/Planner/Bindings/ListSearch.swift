/// How a list is searched by what a person types: which rows match, and how well.
///
/// Where nothing else is asked for, the best match comes first. Only so many rows are ranked: those that come first in the order that the list
/// prefers, so that what a common word finds costs no more than what a page of rare ones does.
public struct ListSearch: Sendable {
    /// The order by how well rows match; the default of a list that is searched.
    package static let order = "RELEVANCE"
    /// How many rows are ranked at most.
    package static let mostRanked = 3_000
    /// The field of a connection that tells what was done with the words that were typed.
    package static let infoField = "searchInfo"
    /// Its field that tells whether more rows match than are ranked.
    package static let isCut = "isCut"

    /// What a search means: pieces of SQL that are the same for every list.
    public struct Language: Sendable {
        /// An expression with what was typed, read once; `list` is what `ListSearch` was made with.
        public let reading: @Sendable (_ typed: SQL, _ list: SQL, _ language: TextLanguage) -> SQL
        /// Whether a row matches it.
        let condition: @Sendable (_ row: Alias, _ reading: SQL) -> SQL
        /// How well a row matches, as an integer: more is better.
        let score: @Sendable (_ row: Alias, _ reading: SQL) -> SQL
        /// What was done with the words.
        let info: Info

        /// What a list tells of its search, besides whether more rows match than are ranked.
        struct Info: Sendable {
            /// A relation of one row; the arguments are those of `reading`.
            let relation: @Sendable (_ typed: SQL, _ list: SQL, _ language: TextLanguage) -> SQL
            /// The fields over it.
            let fields: [FieldBinding]
        }

        /// The pieces of a search: what was typed, which rows match, how well, and, as a relation of one row, what was done with the words.
        public init(
            reading: @escaping @Sendable (_ typed: SQL, _ list: SQL, _ language: TextLanguage) -> SQL,
            condition: @escaping @Sendable (_ row: Alias, _ reading: SQL) -> SQL,
            score: @escaping @Sendable (_ row: Alias, _ reading: SQL) -> SQL,
            info: @escaping @Sendable (_ typed: SQL, _ list: SQL, _ language: TextLanguage) -> SQL,
            @FieldBindings fields: () -> [FieldBinding]
        ) {
            self.reading = reading
            self.condition = condition
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
    /// Which list it is, for the language.
    let list: SQL
    let language: Language
    /// In which order equal matches come, and which rows are ranked at all.
    let preference: Order.Keys

    /// A search by an argument; equal matches come in the order of `preference`.
    public init(_ path: StaticString, list: SQL, in language: Language, preferring preference: @escaping Order.Keys) {
        self.path = path.description
        self.list = list
        self.language = language
        self.preference = preference
    }
}
