/// A column that names accounts, and what becomes of its rows when an account wants its data, or wants to be forgotten.
struct PersonalColumn: Sendable {
    /// What deleting an account does.
    enum Erasure: Sendable {
        /// The rows go.
        case deleted
        /// The rows stay and name no one.
        case unnamed
        /// The rows stay for others; a text in them becomes empty.
        case emptied(StaticString)
        /// A statement of its own sees to them.
        case special
        /// The rows stay for others, under an account that has neither name nor address any more.
        case kept
    }

    /// What the account gets of its rows.
    enum Export: Sendable {
        /// The rows under a name.
        case rows(PersonalRows)
        /// Nothing, and why.
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

/// How the rows of a table look in what an account gets.
struct PersonalRows: Sendable {
    /// The member of the file that has them.
    let name: StaticString
    /// Whether an account has at most one such row, which then stands by itself and not in a list.
    let isOne: Bool
    /// What the API's ids of these rows begin with; nil where they have none there, and the number is left out.
    let ids: StaticString?
    /// Columns that are secret, somebody else's, or made of others by the program.
    let hidden: [StaticString]
    /// A column that is worth more as another expression over `stored`, such as bytes as Base64.
    let added: (name: StaticString, value: StaticString)?
    /// Tables whose rows are parts of these: their name in the file, the table, its column with the id of the whole, and what is left out.
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

/// A table whose rows are parts of other rows.
struct PersonalPart: Sendable {
    let name: StaticString
    let table: StaticString
    let whole: StaticString
    let hidden: [StaticString]

    init(_ name: StaticString, _ table: StaticString, of whole: StaticString, without hidden: [StaticString] = []) {
        (self.name, self.table, self.whole, self.hidden) = (name, table, whole, hidden)
    }
}
