/// How long requests of one kind keep PostgreSQL busy: a moving mean of what a pool has seen.
///
/// The first, with cold caches and statements to prepare, counts no more than any other, so that it alone makes nothing look slow.
///
/// `@unchecked Sendable`: confined to the loop of the pool that it is handed to.
public final class RunningTime: @unchecked Sendable {
    /// The mean; nothing before anything was seen.
    ///
    /// In nanoseconds, since each request moves and asks it, and the arithmetic of `Duration` has 128 bits.
    public var nanoseconds: Double { mean }

    /// How long the last of them took, in nanoseconds; nothing before anything was seen.
    public private(set) var latest = 0.0

    private var mean = 0.0

    /// Knows nothing yet.
    public init() {}

    /// Notes how long one request took; a request that was fast is believed sooner, since only waiting makes a fast one look slow.
    func note(nanoseconds time: Double) {
        latest = time
        mean += (time - mean) / (time < mean ? 2 : 4)
    }
}
