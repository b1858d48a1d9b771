/// An error between a request and PostgreSQL.
public enum PostgresError: Error, Equatable, Sendable {
    /// The connection could not be opened, or broke during the request.
    case connection(String)
    /// PostgreSQL answered with an error.
    indirect case server(ServerError)
    /// Too many requests are waiting already; nothing was sent.
    case overloaded
    /// No connection became ready in time; the text says why the last attempt failed.
    case unavailable(String)
    /// The request exceeded its deadline or the session's statement timeout.
    case timeout
    /// The request held a connection longer than the limit for bounded requests, and was cancelled after this many nanoseconds.
    case overran(nanoseconds: UInt64)
    /// COMMIT was sent and no response came, so this connection cannot know whether the transaction was committed.
    case outcomeUnknown(String)
    /// PostgreSQL or libpq did something that the pipeline does not expect; the connection was closed.
    case `protocol`(String)
    /// A row does not match the type that the program reads it as.
    indirect case row(RowError)

    /// PostgreSQL's error code, if PostgreSQL reported the error.
    public var sqlState: SQLState? {
        if case .server(let error) = self { error.sqlState } else { nil }
    }
}

extension PostgresError: CustomStringConvertible {
    /// The error in one line, for logs and the command line.
    public var description: String {
        switch self {
        case .connection(let reason): "connection to PostgreSQL failed: \(reason)"
        case .server(let error): error.description
        case .overloaded: "too many requests are waiting for PostgreSQL"
        case .unavailable(let reason): "PostgreSQL is not available: \(reason)"
        case .timeout: "PostgreSQL did not respond in time"
        case .overran: "the request held a connection too long while others waited"
        case .outcomeUnknown(let reason): "PostgreSQL did not confirm a transaction's end: \(reason)"
        case .protocol(let reason): "unexpected response from PostgreSQL: \(reason)"
        case .row(let error): "a row cannot be read: \(error)"
        }
    }
}

/// An error that PostgreSQL reported, with the fields that help to find its cause.
///
/// See https://www.postgresql.org/docs/15/protocol-error-fields.html
public struct ServerError: Error, Equatable, Sendable {
    /// The kind of error.
    public var sqlState: SQLState
    /// What happened, in one line.
    public var message: String
    /// More details, perhaps with values; for the log only.
    public var detail: String?
    /// A suggestion from PostgreSQL for solving the problem.
    public var hint: String?
    /// The position in the statement's text, counted in characters from 1.
    public var position: Int?
    /// The prepared statement that failed, or that could not be prepared.
    public var statementName: String?
    /// The constraint that was violated.
    public var constraint: String?
    /// Whether the server ended the session (severity FATAL or PANIC).
    public var isFatal: Bool
    /// The server's C function that raised the error; distinguishes errors that share a code.
    public var routine: String?

    /// Describes an error that PostgreSQL reported.
    public init(
        sqlState: SQLState,
        message: String,
        detail: String? = nil,
        hint: String? = nil,
        position: Int? = nil,
        statementName: String? = nil,
        constraint: String? = nil,
        isFatal: Bool = false,
        routine: String? = nil
    ) {
        self.sqlState = sqlState
        self.message = message
        self.detail = detail
        self.hint = hint
        self.position = position
        self.statementName = statementName
        self.constraint = constraint
        self.isFatal = isFatal
        self.routine = routine
    }
}

extension ServerError: CustomStringConvertible {
    /// Message, code, position, detail and hint in one line; the detail is omitted if it repeats the rejected row.
    public var description: String {
        var text = "\(message) (SQLSTATE \(sqlState)"
        if let position { text += ", at character \(position)" }
        if let statementName { text += ", statement \(statementName)" }
        text += ")"
        let repeatsRow = sqlState == .notNullViolation || sqlState == .checkViolation
        if let detail, !repeatsRow { text += "; \(detail)" }
        if let hint { text += "; hint: \(hint)" }
        return text
    }
}

extension ServerError {
    /// PostgreSQL's own error for a NUL in a text.
    ///
    /// We raise it ourselves where libpq would silently cut the text at the NUL.
    static let nulInText = ServerError(sqlState: .characterNotInRepertoire, message: "invalid byte sequence for encoding \"UTF8\": 0x00")
}
