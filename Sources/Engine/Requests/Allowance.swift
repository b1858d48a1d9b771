public import GraphQL
public import Postgres
public import Reactor

/// What the credentials of requests may spend together; each operation is charged before it runs.
public protocol Allowance: Sendable {
    /// Spends the points of one operation, and waits where that takes a question to the database.
    ///
    /// - Parameters:
    ///   - points: At least one.
    ///   - database: Where to ask; the call is made on the loop of this pool.
    /// - Throws: Why nothing was spent.
    func spend(_ points: Int, asking database: PostgresPool) async throws(AllowanceError)

    /// What is told of it inside an answer, field by field.
    func report(cost: Int, at now: MonotonicTime) -> ObjectValue
}

/// Why points were not spent.
public enum AllowanceError: Error {
    /// There are not so many left.
    case exceeded(Refusal)
    /// The database could not say.
    case database(PostgresError)
}
