public import GraphQL
public import Postgres

/// Why a mutation was not done.
public enum MutationFailure: Error, Sendable {
    /// The person typed something wrong: the payload says what, on the whole the first of it unless a message is given, and nothing has changed.
    case refused([UserError], message: Message? = nil)
    /// The person is asked first whether they mean it: the payload says so and shows what it is about, nothing has changed, and the idempotency key
    /// is as free as before.
    case asks(MutationAnswer)
    /// The client did something wrong: the field fails with this code.
    case failed(Message, code: ErrorCode)
    /// An input is no id of the type that it must be of; the text says so.
    case notAnID(String)
    /// There is nothing with the id, or nothing that the client may know of.
    case notFound
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
}
