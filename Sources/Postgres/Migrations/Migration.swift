/// One step of the schema's history: a name and the SQL to run.
public struct Migration: Sendable, Equatable {
    /// The name, such as `0001_recipes`.
    ///
    /// The order of the list determines the order of the steps; the name identifies the applied ones.
    public let name: String
    /// Any number of statements; they run in one transaction.
    public let sql: String
    /// The SHA-256 checksums, in hexadecimal, of former texts that differ only in their comments.
    public let formerChecksums: [String]

    /// Creates a step.
    public init(name: String, sql: String, formerChecksums: [String] = []) {
        self.name = name
        self.sql = sql
        self.formerChecksums = formerChecksums
    }
}

/// An error during migration.
public enum MigrationError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The connection or the table of applied migrations failed.
    case postgres(PostgresError)
    /// A migration's SQL failed and was rolled back.
    case failed(name: String, PostgresError)
    /// A file of functions failed; all functions are unchanged.
    case functionsFailed(name: String, PostgresError)
    /// The text of an applied migration differs from the one in this program.
    case changed(name: String)
    /// A pending migration precedes an applied one.
    case outOfOrder(name: String, before: String)
    /// The role that should get the rights for serving does not exist.
    case unknownRole(String)
    /// The role has powers beyond its grants, so granting it limited rights would not restrict it.
    case privilegedRole(String)
    /// A role's rights could not be changed and are as before.
    case rightsFailed(role: String, PostgresError)

    /// PostgreSQL's error, if there is one.
    public var refusal: PostgresError? {
        switch self {
        case .postgres(let error), .failed(_, let error), .functionsFailed(_, let error), .rightsFailed(_, let error): error
        case .changed, .outOfOrder, .unknownRole, .privilegedRole: nil
        }
    }

    /// The error in one line.
    public var description: String {
        switch self {
        case .postgres(let error): "\(error)"
        case .failed(let name, let error): "migration \(name) failed and was rolled back: \(error)"
        case .functionsFailed(let name, let error): "\(name) failed, so no function was changed: \(error)"
        case .changed(let name): "migration \(name) was applied with a different text: applied migrations must not be edited; add a new one"
        case .outOfOrder(let name, let before): "migration \(name) is not applied, but \(before), which comes after it, is"
        case .unknownRole(let name):
            "there is no role \(name): create it first, for example with CREATE ROLE \(QuotedIdentifier(name)) LOGIN PASSWORD '…'"
        case .privilegedRole(let name):
            "the role \(name) has more rights than serving needs: it is a superuser, can create roles or databases, is a member of another role, or "
                + "owns the tables; use a role without these rights"
        case .rightsFailed(let name, let error): "the rights of the role \(name) cannot be changed: \(error)"
        }
    }
}
