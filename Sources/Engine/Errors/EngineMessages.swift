public import Planner
public import Postgres

/// What the engine itself has to say to people: the texts, which belong to the product.
public struct EngineMessages: Sendable {
    /// A request failed on our side, and what it asked for has no text of its own.
    public var failed: Message
    /// What is said when a field fails on our side, by its coordinate: `Query.viewer`.
    public var failures: [String: Message]
    /// A mutation was done, but what it answers failed.
    public var doneButNotShown: Message
    /// A mutation may have been done.
    public var outcomeUnknown: Message
    /// There is too much of this kind of work.
    public var slowDown: Message
    /// Something takes a log-in.
    public var logInFirst: Message
    /// Something is not for this account, or this key.
    public var notAllowed: Message
    /// Something takes a confirmed e-mail.
    public var confirmFirst: Message
    /// There is nothing with an id.
    public var notFound: Message
    /// An idempotency key has a wrong length.
    public var idempotencyKeyInvalid: Message
    /// An idempotency key was used with another input.
    public var idempotencyKeyReused: Message
    /// Every message that a mutation can answer, by its name: what is stored of an answer names its message.
    public var all: [String: Message]
    /// The languages that texts exist in.
    public var languages: [TextLanguage]
    /// What functions of the database say of an input by raising a state of their own.
    public var raised: [SQLState: Message]

    /// The texts.
    public init(
        failed: Message,
        failures: [String: Message] = [:],
        doneButNotShown: Message,
        outcomeUnknown: Message,
        slowDown: Message,
        logInFirst: Message,
        notAllowed: Message,
        confirmFirst: Message,
        notFound: Message,
        idempotencyKeyInvalid: Message,
        idempotencyKeyReused: Message,
        all: [String: Message] = [:],
        languages: [TextLanguage] = [],
        raised: [SQLState: Message] = [:]
    ) {
        self.failed = failed
        self.failures = failures
        self.doneButNotShown = doneButNotShown
        self.outcomeUnknown = outcomeUnknown
        self.slowDown = slowDown
        self.logInFirst = logInFirst
        self.notAllowed = notAllowed
        self.confirmFirst = confirmFirst
        self.notFound = notFound
        self.idempotencyKeyInvalid = idempotencyKeyInvalid
        self.idempotencyKeyReused = idempotencyKeyReused
        self.all = all
        self.languages = languages
        self.raised = raised
    }

    /// Why something is denied.
    func denial(_ denial: Denial) -> Message {
        switch denial.reason {
        case .unauthenticated: logInFirst
        case .forbidden: notAllowed
        case .unconfirmed: confirmFirst
        }
    }
}
