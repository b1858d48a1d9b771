import Mail
import Postgres

/// A kind of notice that is made at a local time, and what it says.
struct ScheduledNotice: Sendable {
    /// What one account is told.
    struct Content {
        let account: Int64
        let notice: Notice
        /// The e-mail that says the same, to the account's name.
        let email: (_ name: String) -> EmailTemplate
    }

    let kind: Notice.Kind
    /// The statement that finds what accounts are told, at a moment or, where it is nil, now.
    ///
    /// An account without a row gets no notice that day.
    let question: @Sendable (_ due: [DueNotice], _ moment: String?) -> BoundStatement
    /// Puts the rows of the statement into words.
    let contents: @Sendable (_ rows: QueryResult, _ app: AppAddress) throws(PostgresError) -> [Content]

    /// The kinds that are made; rows of others wait in `notice_schedule`.
    static let all = [morning, recipeSuggestion]
}

/// An account that a server has looked at.
struct DueNotice: Sendable, Decodable {
    let account: Int64
    /// Its local day, as PostgreSQL writes it; nil in a time zone that PostgreSQL does not know.
    let localDay: String?
    /// Whether the notice of that day is to be made.
    let isDue: Bool
}
