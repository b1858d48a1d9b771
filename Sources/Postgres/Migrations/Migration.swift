/// One step of the schema's history: a name that orders it and the SQL that makes it.
public struct Migration: Sendable, Equatable {
    /// Such as `0001_recipes`; the order of the list is the order of the steps, the name says which were applied.
    public let name: String
    /// Any number of statements; they run in one transaction.
    public let sql: String

    /// Names a step.
    public init(name: String, sql: String) {
        self.name = name
        self.sql = sql
    }
}

/// What can go wrong while migrating.
public enum MigrationError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The connection, or the table of applied migrations, made trouble.
    case postgres(PostgresError)
    /// A migration's SQL failed; nothing of it remains.
    case failed(name: String, PostgresError)
    /// A file of functions failed; all functions are as they were.
    case functionsFailed(name: String, PostgresError)
    /// The text of a migration that was applied is not the one in this program.
    case changed(name: String)
    /// A migration stands before one that was applied already.
    case outOfOrder(name: String, before: String)
    /// There is no role of this name to be given the rights of who serves.
    case unknownRole(String)
    /// The role can do what no one has granted it, so that rights would not bound it.
    case mightyRole(String)
    /// A role's rights could not be changed; they are as they were.
    case rightsFailed(role: String, PostgresError)

    /// What PostgreSQL has refused.
    public var refusal: PostgresError? {
        switch self {
        case .postgres(let error), .failed(_, let error), .functionsFailed(_, let error), .rightsFailed(_, let error): error
        case .changed, .outOfOrder, .unknownRole, .mightyRole: nil
        }
    }

    /// The error in one line.
    public var description: String {
        switch self {
        case .postgres(let error): "\(error)"
        case .failed(let name, let error): "migration \(name) failed and was rolled back: \(error)"
        case .functionsFailed(let name, let error): "\(name) failed, and all functions were left as they were: \(error)"
        case .changed(let name): "migration \(name) was applied with another text: applied migrations must not be edited, add a new one"
        case .outOfOrder(let name, let before): "migration \(name) is not applied, but \(before), which comes after it, is"
        case .unknownRole(let name):
            "there is no role \(name): make it first, as by CREATE ROLE \(QuotedIdentifier(name)) LOGIN PASSWORD '…'"
        case .mightyRole(let name):
            "the role \(name) may do more than serving takes: it is a superuser, makes roles or databases, is a member of another role, or owns "
                + "the tables; name one that is none of that"
        case .rightsFailed(let name, let error): "the rights of the role \(name) cannot be changed: \(error)"
        }
    }
}
