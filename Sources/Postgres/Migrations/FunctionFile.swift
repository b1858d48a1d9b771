/// Functions of the database that belong together: a file that is applied again whenever its text has changed.
public struct FunctionFile: Sendable, Equatable {
    /// What they are about, such as `recipe_totals`.
    public let name: String
    /// Grows with each change of the text, so that an older program can tell that the database has a newer one.
    public let revision: Int
    /// `CREATE OR REPLACE FUNCTION` statements.
    public let sql: String

    /// Names a file by its content, whose first line is `-- Revision 3.`; without such a line anything else is newer.
    public init(name: String, sql: String) {
        self.name = name
        self.sql = sql
        let first = sql.prefix { !$0.isNewline }
        revision = first.hasPrefix("-- Revision ") && first.hasSuffix(".") ? Int(first.dropFirst(12).dropLast()) ?? 0 : 0
    }
}
