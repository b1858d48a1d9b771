public import GraphQL
public import Postgres
public import Reactor

/// What the requests of one client may spend together in a minute; each operation is charged before it runs.
public protocol Allowance: AnyObject, Sendable {
    /// What headers and messages call its owner: `key`, `account`, `address`.
    var name: StaticString { get }
    /// How many points a minute has.
    var limit: Int { get }

    /// Spends the points of one operation, and waits where that takes a question to the database.
    ///
    /// - Parameters:
    ///   - points: At least one.
    ///   - database: Where to ask; the call is made on the loop of this pool.
    /// - Throws: Why nothing was spent.
    func spend(_ points: Int, asking database: PostgresPool) async throws(AllowanceError)

    /// Takes off what a run has taken beyond what it was reckoned at, after the fact; that can be more than there is.
    func charge(extra points: Int, at now: MonotonicTime)

    /// How many points are left and for how many seconds; nil while no minute runs.
    func remaining(at now: MonotonicTime) -> (points: Int, seconds: Int)?

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
