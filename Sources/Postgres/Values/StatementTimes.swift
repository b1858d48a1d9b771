import Caching
import Reactor

/// The measured times of a process's statements, keyed by content.
///
/// A new document with a known statement starts with the known time.
///
/// The number of statements is limited: the least recently requested one is removed first. Plans that hold its time continue to use it.
public final class StatementTimes: Sendable {
    private let times: Lock<BoundedCache<String, StatementTime>>
    private let maximum: UInt64

    /// An empty table.
    ///
    /// - Parameters:
    ///   - maximum: The most that one run counts, in nanoseconds. Keep it below four times the time that makes a statement slow, so that
    ///     one run never does.
    ///   - limit: The maximum number of statements.
    public init(maximum: UInt64 = 150_000_000, limit: Int = 8_192) {
        self.maximum = maximum
        times = Lock(BoundedCache(limit: limit))
    }

    /// The time of the statement with this name, which is the hash of its content.
    ///
    /// Adds a new time if the name is unknown.
    func time(of name: String) -> StatementTime {
        times.withLock { times in
            if let known = times.element(for: name) { return known }
            let new = StatementTime(maximum: maximum)
            times.insert(new, for: name)
            return new
        }
    }
}
