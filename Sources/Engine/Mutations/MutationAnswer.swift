public import GraphQL
public import Planner

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
    /// Whether the audit keeps the name that the client chose for the request.
    public var keepsRequestName = true
    /// The accounts whose access has changed: no one may remember the former one when the answer is sent.
    public var endsAccess: [Int64] = []
    /// Who did it, where that is known only now: the account that has just logged in.
    public var actor: Int64?
    /// The language of the messages, where it is not the request's: that of the account which this has made or changed.
    public var language: TextLanguage?

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
    /// The table's name.
    public let table: String
    /// The number in it.
    public let number: Int64

    /// An object by its table's name.
    public init(_ table: StaticString, _ number: Int64) {
        self.table = table.description
        self.number = number
    }
}
