/// The pool's answer to a request.
public struct PoolResponse: Sendable {
    /// The results of all statements, step by step.
    public let results: [QueryResult]
    /// PostgreSQL's execution time for the request in nanoseconds: measured, or else the expected time.
    public let nanoseconds: UInt64

    /// The expected time of a request that nothing is known about: one or two look-ups.
    public static let defaultEstimate: UInt64 = 1_000_000
}
