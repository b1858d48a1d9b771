public import GraphQL
public import Postgres

/// The reason why a mutation was not done.
public enum MutationFailure: Error, Sendable {
    /// The person's input has mistakes; nothing has changed.
    ///
    /// The payload lists them, and shows the message of the first unless `message` is set.
    case refused([UserError], message: Message? = nil)
    /// The person must confirm first.
    ///
    /// The payload asks the question and shows the object; nothing has changed, and the idempotency key is still free.
    case asks(MutationAnswer)
    /// The client made a mistake: the field fails with this code.
    case failed(Message, code: ErrorCode)
    /// An input is not an id of the required type; the text is the message.
    case invalidID(String)
    /// No object has the id, or none that the client may know about.
    case notFound
    /// Access was denied by a rule that depends on stored data.
    case denied(rule: String)
    /// The database, or the connection to it, failed.
    case database(PostgresError)
    /// The mutation was done before, under the same idempotency key.
    case answered(MutationAnswer)
    /// The server has too much work of this kind already.
    case busy

    /// A single mistake in the person's input.
    public static func refused(_ error: UserError) -> MutationFailure { .refused([error]) }
}
