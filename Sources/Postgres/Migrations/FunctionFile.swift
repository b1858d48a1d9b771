/// A file of related database functions that is applied again whenever its text changes.
public struct FunctionFile: Sendable, Equatable {
    /// The subject of the functions, such as `recipe_totals`.
    public let name: String
    /// Increases with each change of the text, so that an older program recognizes a newer text in the database.
    public let revision: Int
    /// `CREATE OR REPLACE FUNCTION` statements.
    public let sql: String

    /// Creates a file from its text, whose first line is `-- Revision 3.`.
    ///
    /// Without such a line the revision is 0, older than any other.
    public init(name: String, sql: String) {
        self.name = name
        self.sql = sql
        let first = sql.prefix { !$0.isNewline }
        revision = first.hasPrefix("-- Revision ") && first.hasSuffix(".") ? Int(first.dropFirst(12).dropLast()) ?? 0 : 0
    }
}
