public import GraphQL
public import Postgres
public import Reactor

/// The points that the requests of one client may spend per minute; each operation is charged before it runs.
public protocol Allowance: AnyObject, Sendable {
    /// The name of its owner in headers and messages: `key`, `account`, `address`.
    var name: StaticString { get }
    /// The points per minute.
    var limit: Int { get }

    /// Spends the points of one operation; waits for the database if necessary.
    ///
    /// - Parameters:
    ///   - points: At least one.
    ///   - database: The pool for a query, if one is needed; call on the loop of this pool.
    /// - Throws: The reason why nothing was spent.
    func spend(_ points: Int, asking database: PostgresPool) async throws(AllowanceError)

    /// Charges the time beyond the estimate after the run; the charge can exceed the remaining points.
    func charge(extra points: Int, at now: MonotonicTime)

    /// The remaining points, and the seconds until they are renewed; nil while no minute has started.
    func remaining(at now: MonotonicTime) -> (points: Int, seconds: Int)?

    /// The allowance as an object for a response.
    func report(cost: Int, at now: MonotonicTime) -> ObjectValue
}

/// The reason why points were not spent.
public enum AllowanceError: Error {
    /// Not enough points remain.
    case exceeded(Refusal)
    /// The database could not answer.
    case database(PostgresError)
}
