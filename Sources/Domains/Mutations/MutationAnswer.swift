public import GraphQL
public import Languages
import Planner
public import Postgres

/// What a mutation has done, for its payload and the audit.
public struct MutationAnswer: Sendable {
    /// The payload's own fields: numbers of stored objects where the payload shows these, other values as they are.
    public var members: ObjectValue
    /// The confirmation.
    public var message: Message?
    /// What the person typed wrong, where something is to be kept nevertheless, such as a failed attempt; else throw `.refused`.
    public var userErrors: [UserError] = []
    /// The object that was changed, for the audit.
    public var object: AuditedObject?
    /// What else the audit is to say; never a secret.
    public var details: ObjectValue = [:]
    /// The accounts whose access has changed: nobody may remember the former one when the answer is sent.
    public var endsAccess: [Int64] = []
    /// Who did it, where that is known only now: whoever has just logged in.
    public var actor: Int64?

    /// The language of the messages, where it is not the request's: that of the account which this has made or changed.
    public var language: Language?

    /// A mutation that succeeded.
    public init(_ message: Message?, of object: AuditedObject?, _ members: ObjectValue = [:]) {
        self.message = message
        self.object = object
        self.members = members
    }

    /// A mutation that was refused, whose changes stay nevertheless.
    ///
    /// - Parameters:
    ///   - userErrors: What the person typed wrong.
    ///   - message: What is wrong on the whole; the first of the errors unless given.
    public init(keeping userErrors: [UserError], message: Message? = nil) {
        self.userErrors = userErrors
        self.message = message ?? userErrors.first?.message
        members = [:]
    }
}

/// What a row of the audit is about: a table and the number in it.
public struct AuditedObject: Sendable, Hashable {
    let table: String
    let number: Int64

    /// An object by its table's name.
    public init(_ table: StaticString, _ number: Int64) {
        self.table = table.description
        self.number = number
    }
}

/// Something that the person typed wrong.
public struct UserError: Sendable, Hashable {
    /// A value of the schema's enum `UserErrorCode`.
    public let code: Code
    /// What to tell the person.
    public let message: Message
    /// The input field that it is about, step by step; nil when it is about no single one.
    public let field: [String]?

    /// The kinds of mistakes.
    public enum Code: String, Sendable, Hashable, CaseIterable {
        /// Nothing was entered.
        case blank = "BLANK"
        /// It has not the form that it must have.
        case invalid = "INVALID"
        /// It is too short.
        case tooShort = "TOO_SHORT"
        /// It is too long, or too large.
        case tooLong = "TOO_LONG"
        /// It is not what it was compared with.
        case mismatch = "MISMATCH"
        /// Somebody has it already.
        case taken = "TAKEN"
        /// There is no such thing.
        case notFound = "NOT_FOUND"
        /// It was tried too often.
        case tooManyAttempts = "TOO_MANY_ATTEMPTS"
        /// The account is disabled.
        case accountDisabled = "ACCOUNT_DISABLED"
        /// It has expired, or was used already.
        case expired = "EXPIRED"
        /// What there is does not suffice.
        case unavailable = "UNAVAILABLE"
        /// It wants to be confirmed.
        case unconfirmed = "UNCONFIRMED"
        /// It cannot be done to one's own account.
        case ownAccount = "OWN_ACCOUNT"
        /// It is the last administrator.
        case lastAdmin = "LAST_ADMIN"
    }

    /// A mistake in a field of the input.
    public init(_ code: Code, _ message: Message, _ field: String...) {
        self.code = code
        self.message = message
        self.field = field.isEmpty ? nil : field
    }

    private init(_ code: Code, _ message: Message, path: [String]) {
        (self.code, self.message, field) = (code, message, path)
    }

    /// The same mistake, where the input object in which it was found is the field of another.
    func inside(_ outer: String) -> UserError { UserError(code, message, path: [outer] + (field ?? [])) }
}

/// Why a mutation was not done.
public enum MutationFailure: Error, Sendable {
    /// The person typed something wrong: the payload says what, on the whole the first of it unless a message is given, and nothing has changed.
    case refused([UserError], message: Message? = nil)
    /// The client did something wrong: the field fails with this code.
    case failed(Message, code: ErrorCode)
    /// A rule of access that only the stored data decide.
    case denied(rule: String)
    /// Something went wrong between us and the database.
    case database(PostgresError)
    /// The mutation was done before, under the same idempotency key.
    case answered(MutationAnswer)
    /// The server has too much of this kind of work already.
    case busy

    /// One thing that the person typed wrong.
    public static func refused(_ error: UserError) -> MutationFailure { .refused([error]) }

    /// There is nothing with the id, or nothing that whoever asks may know of.
    public static let notFound = MutationFailure.failed(.notFound, code: .notFound)
}
