public import GraphQL
public import Planner

/// The result of a mutation, for its payload and the audit log.
public struct MutationAnswer: Sendable {
    /// The payload's own fields: the number of each stored object, and all other values unchanged.
    public var members: ObjectValue
    /// The confirmation.
    public var message: Message?
    /// The mistakes in the person's input, if something must be stored nevertheless, such as a failed attempt; otherwise throw
    /// `.refused`.
    public var userErrors: [UserError] = []
    /// The changed object, for the audit log.
    public var object: AuditedObject?
    /// Further details for the audit log; never a secret.
    public var details: ObjectValue = [:]
    /// Whether the audit log keeps the id that the client chose for the request.
    public var keepsRequestName = true
    /// The accounts whose access has changed; all caches must drop their former access before the answer is sent.
    public var endsAccess: [Int64] = []
    /// The account that made the change, if the mutation itself has found it out, as a log-in does.
    public var actor: Int64?
    /// The language of the messages if it differs from the request's: that of the account just created or changed.
    public var language: TextLanguage?

    /// The result of a mutation that succeeded.
    public init(_ message: Message?, of object: AuditedObject?, _ members: ObjectValue = [:]) {
        self.message = message
        self.object = object
        self.members = members
    }

    /// The result of a mutation that was refused but keeps its changes.
    ///
    /// - Parameters:
    ///   - userErrors: The mistakes in the person's input.
    ///   - message: A summary; by default the first error's message.
    public init(keeping userErrors: [UserError], message: Message? = nil) {
        self.userErrors = userErrors
        self.message = message ?? userErrors.first?.message
        members = [:]
    }
}

/// The object of a row in the audit log: a table and a number.
public struct AuditedObject: Sendable, Hashable {
    /// The table's name.
    public let table: String
    /// The number in the table.
    public let number: Int64

    /// An object in a table.
    public init(_ table: StaticString, _ number: Int64) {
        self.table = table.description
        self.number = number
    }
}
