/// How long requests of one kind keep PostgreSQL busy: a moving mean of what a pool has seen.
///
/// The first, with cold caches and statements to prepare, counts no more than any other, so that it alone makes nothing look slow.
///
/// `@unchecked Sendable`: confined to the loop of the pool that it is handed to.
public final class RunningTime: @unchecked Sendable {
    /// The mean; nothing before anything was seen.
    public private(set) var mean = Duration.zero

    /// Knows nothing yet.
    public init() {}

    /// Notes how long one request took; a request that was fast is believed sooner, since only waiting makes a fast one look slow.
    func note(_ time: Duration) {
        mean += (time - mean) / (time < mean ? 2 : 4)
    }
}
