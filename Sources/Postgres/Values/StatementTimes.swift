import Caching
import Reactor

/// The measured times of a process's statements, keyed by content.
///
/// A new document with a known statement starts with the known time.
///
/// The number is limited: the least recently requested statement is removed first. Plans that hold its time continue to use it.
public final class StatementTimes: Sendable {
    private let times: Lock<BoundedCache<String, StatementTime>>
    private let maximum: UInt64

    /// An empty table.
    ///
    /// - Parameters:
    ///   - maximum: The most that one run counts, in nanoseconds. Keep it below four times the threshold of slowness, so that one run never
    ///     exceeds it.
    ///   - limit: The maximum number of statements.
    public init(maximum: UInt64 = 150_000_000, limit: Int = 8_192) {
        self.maximum = maximum
        times = Lock(BoundedCache(limit: limit))
    }

    /// The time of the statement with this name, which is the hash of its content.
    ///
    /// Creates one for a new name.
    func time(of name: String) -> StatementTime {
        times.withLock { times in
            if let known = times.element(for: name) { return known }
            let new = StatementTime(maximum: maximum)
            times.insert(new, for: name)
            return new
        }
    }
}
