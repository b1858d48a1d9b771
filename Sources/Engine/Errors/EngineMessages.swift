public import Planner

/// The engine's own messages to people; the product supplies the texts.
public struct EngineMessages: Sendable {
    /// A request failed on our side, and the field has no specific message.
    public var failed: Message
    /// The messages for failures on our side, by the field's coordinate, such as `Query.viewer`.
    public var failures: [String: Message]
    /// A mutation was done, but its payload could not be produced.
    public var doneButNotShown: Message
    /// A mutation may have been done.
    public var outcomeUnknown: Message
    /// There are too many requests of this kind.
    public var slowDown: Message
    /// The operation requires a log-in.
    public var logInFirst: Message
    /// The request has credentials that are not valid.
    public var credentialsRejected: Message
    /// The account or API key lacks permission.
    public var notAllowed: Message
    /// The operation requires a confirmed e-mail address.
    public var confirmFirst: Message
    /// No object has the given id.
    public var notFound: Message
    /// An idempotency key is blank or has an invalid length.
    public var idempotencyKeyInvalid: Message
    /// An idempotency key was used before with other input.
    public var idempotencyKeyReused: Message
    /// Every message that a mutation can return, by name: stored answers refer to their message by name.
    public var all: [String: Message]
    /// The languages of the texts.
    public var languages: [TextLanguage]

    /// Creates the set of messages.
    public init(
        failed: Message,
        failures: [String: Message] = [:],
        doneButNotShown: Message,
        outcomeUnknown: Message,
        slowDown: Message,
        logInFirst: Message,
        credentialsRejected: Message,
        notAllowed: Message,
        confirmFirst: Message,
        notFound: Message,
        idempotencyKeyInvalid: Message,
        idempotencyKeyReused: Message,
        all: [String: Message] = [:],
        languages: [TextLanguage] = []
    ) {
        self.failed = failed
        self.failures = failures
        self.doneButNotShown = doneButNotShown
        self.outcomeUnknown = outcomeUnknown
        self.slowDown = slowDown
        self.logInFirst = logInFirst
        self.credentialsRejected = credentialsRejected
        self.notAllowed = notAllowed
        self.confirmFirst = confirmFirst
        self.notFound = notFound
        self.idempotencyKeyInvalid = idempotencyKeyInvalid
        self.idempotencyKeyReused = idempotencyKeyReused
        self.all = all
        self.languages = languages
    }

    /// The message for a denial.
    func denial(_ denial: Denial) -> Message {
        switch denial.reason {
        case .unauthenticated: logInFirst
        case .forbidden: notAllowed
        case .unconfirmed: confirmFirst
        }
    }
}
