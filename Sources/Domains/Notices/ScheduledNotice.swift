import Mail
import Postgres

/// A kind of notification that is sent at a local time, and its contents.
struct ScheduledNotice: Sendable {
    /// The notification for one account.
    struct Content {
        let account: Int64
        let notice: Notice
        /// Creates the e-mail with the same contents, addressed to the name of the account.
        let email: (_ name: String) -> EmailTemplate
    }

    let kind: Notice.Kind
    /// The statement that finds the contents for the accounts, at a given time or at the current one.
    ///
    /// An account without a row gets no notification that day.
    let question: @Sendable (_ due: [DueNotice], _ moment: String?) -> BoundStatement
    /// Converts the rows of the statement into notifications.
    let contents: @Sendable (_ rows: QueryResult, _ app: AppAddress) throws(PostgresError) -> [Content]

    /// The kinds that this program sends.
    ///
    /// Rows of other kinds stay in `notice_schedule`.
    static let all = [morning, recipeSuggestion]
}

/// An account that a server has processed.
struct DueNotice: Sendable, Decodable {
    let account: Int64
    /// The local date in PostgreSQL's format.
    ///
    /// Nil if PostgreSQL does not know the time zone.
    let localDay: String?
    /// Whether the notification of that day is due.
    let isDue: Bool
}
