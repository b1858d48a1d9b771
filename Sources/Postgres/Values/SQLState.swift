/// The five-character code that PostgreSQL gives each error.
///
/// See https://www.postgresql.org/docs/15/errcodes-appendix.html
public struct SQLState: Hashable, Sendable, BitwiseCopyable, CustomStringConvertible, ExpressibleByStringLiteral {
    /// The five ASCII characters, the first in the highest byte.
    @usableFromInline let packed: UInt64

    /// Packs a code; anything that is not five ASCII letters or digits becomes `00000`.
    public init(_ code: some StringProtocol) {
        var packed: UInt64 = 0
        var count = 0
        for byte in code.utf8 {
            guard count < 5, (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) else {
                count = 0
                break
            }
            packed = packed << 8 | UInt64(byte)
            count += 1
        }
        self.packed = count == 5 ? packed : 0x30_3030_3030
    }

    /// Packs a literal code.
    public init(stringLiteral code: String) { self.init(code) }

    /// The code as five characters.
    public var description: String {
        String(decoding: (0..<5).map { UInt8(truncatingIfNeeded: packed >> (32 - 8 * $0)) }, as: UTF8.self)
    }

    /// The first two characters: the class of the error, such as `23` for violated constraints.
    public var classCode: String { String(description.prefix(2)) }
}

extension SQLState {
    /// A unique constraint rejected the row.
    public static let uniqueViolation: SQLState = "23505"
    /// A foreign key rejected the row.
    public static let foreignKeyViolation: SQLState = "23503"
    /// A check constraint rejected the row.
    public static let checkViolation: SQLState = "23514"
    /// A required column was NULL.
    public static let notNullViolation: SQLState = "23502"
    /// The role lacks the privilege.
    public static let insufficientPrivilege: SQLState = "42501"
    /// Two transactions could not be serialized; the caller may retry.
    public static let serializationFailure: SQLState = "40001"
    /// Two transactions waited for each other; the caller may retry.
    public static let deadlockDetected: SQLState = "40P01"
    /// The statement waited for a lock longer than `lock_timeout`.
    public static let lockNotAvailable: SQLState = "55P03"
    /// The statement exceeded `statement_timeout` or was cancelled.
    public static let queryCanceled: SQLState = "57014"
    /// A read-only transaction tried to write.
    public static let readOnlyTransaction: SQLState = "25006"
    /// No prepared statement has this name (any more).
    public static let invalidStatementName: SQLState = "26000"
    /// A prepared statement of this name exists already.
    public static let duplicateStatement: SQLState = "42P05"
    /// The feature is not supported; also "cached plan must not change result type".
    public static let featureNotSupported: SQLState = "0A000"
    /// A text contains a byte sequence that its encoding forbids, such as NUL.
    public static let characterNotInRepertoire: SQLState = "22021"
    /// The statement does not follow SQL's grammar.
    public static let syntaxError: SQLState = "42601"
    /// The table does not exist.
    public static let undefinedTable: SQLState = "42P01"
    /// The database does not exist.
    public static let undefinedDatabase: SQLState = "3D000"
    /// The server is starting, stopping or recovering.
    public static let cannotConnectNow: SQLState = "57P03"

    /// Whether the whole session ended with this error: shutdown, crash, termination, connection failure.
    public var endsSession: Bool {
        let code = description
        return code.hasPrefix("57P") || code.hasPrefix("08")
    }

    /// Whether PostgreSQL ran out of a resource such as disk space, memory or connections.
    ///
    /// The resource may be available again in a moment.
    public var isOutOfResources: Bool { packed >> 24 == 0x3533 }

    /// Whether there is no code: the error comes from libpq, not from PostgreSQL.
    var isMissing: Bool { self == "00000" }

    /// Whether retrying the same transaction may succeed.
    public var isTransient: Bool { self == .serializationFailure || self == .deadlockDetected }
}
