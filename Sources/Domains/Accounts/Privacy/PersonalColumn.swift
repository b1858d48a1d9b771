/// A column that refers to accounts, and the handling of its rows when an account is exported or deleted.
struct PersonalColumn: Sendable {
    /// The effect of deleting an account.
    enum Erasure: Sendable {
        /// The rows are deleted.
        case deleted
        /// The rows stay with NULL in the column.
        case unnamed
        /// The rows stay for other people, and the text in this column becomes empty.
        case emptied(StaticString)
        /// A separate statement handles the rows.
        case special
        /// The rows stay for other people, under an account without a name or an address.
        case kept
    }

    /// The rows in a data export.
    enum Export: Sendable {
        /// The rows, as a member of the file.
        case rows(PersonalRows)
        /// No rows, for the given reason.
        case nothing(because: StaticString)
    }

    let table: StaticString
    let column: StaticString
    let erasure: Erasure
    let export: Export

    init(_ table: StaticString, _ column: StaticString, _ erasure: Erasure, _ export: Export) {
        (self.table, self.column, self.erasure, self.export) = (table, column, erasure, export)
    }
}

/// The form of a table's rows in a data export.
struct PersonalRows: Sendable {
    /// The name of the member in the file.
    let name: StaticString
    /// Whether an account has at most one row.
    ///
    /// The member is then an object and not a list.
    let isOne: Bool
    /// The prefix of the API's ids for these rows.
    ///
    /// Nil if the API has no ids for these rows. The export then leaves out the number.
    let ids: StaticString?
    /// Columns that are secret, belong to someone else, or are computed by the program.
    let hidden: [StaticString]
    /// A column that is exported as another expression over `stored`, for example bytes as Base64.
    let added: (name: StaticString, value: StaticString)?
    /// Tables whose rows are parts of these rows.
    let parts: [PersonalPart]

    init(
        _ name: StaticString,
        isOne: Bool = false,
        ids: StaticString? = nil,
        without hidden: [StaticString] = [],
        adding added: (name: StaticString, value: StaticString)? = nil,
        with parts: [PersonalPart] = []
    ) {
        (self.name, self.isOne, self.ids) = (name, isOne, ids)
        (self.hidden, self.added, self.parts) = (hidden, added, parts)
    }
}

/// A table whose rows are parts of other rows: the name in the file, the table, its column with the id of the whole, and the hidden
/// columns.
struct PersonalPart: Sendable {
    let name: StaticString
    let table: StaticString
    let whole: StaticString
    let hidden: [StaticString]

    init(_ name: StaticString, _ table: StaticString, of whole: StaticString, without hidden: [StaticString] = []) {
        (self.name, self.table, self.whole, self.hidden) = (name, table, whole, hidden)
    }
}
