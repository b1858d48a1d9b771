/// What a pool answers to a request.
public struct PoolAnswer: Sendable {
    /// One result for each statement, step by step.
    public let results: [QueryResult]
    /// How long PostgreSQL was busy with it, in nanoseconds: measured, or else what was expected.
    public let nanoseconds: UInt64

    /// What a request is expected to take of which nothing is known: a look-up or two.
    public static let usual: UInt64 = 1_000_000
}
