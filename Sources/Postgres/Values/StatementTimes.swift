import Caching
import Reactor

/// What a process has learned of its statements' times, by their content: a new document with a known statement begins where that belongs.
///
/// Bounded: the statement that was asked for longest ago is forgotten first. Plans that hold its time go on with it.
public final class StatementTimes: Sendable {
    private let times: Lock<BoundedCache<String, StatementTime>>
    private let most: UInt64

    /// A table.
    ///
    /// - Parameters:
    ///   - most: What one run counts at most, in nanoseconds; less than four times what makes a statement slow, so that one run never does.
    ///   - limit: How many statements are remembered.
    public init(most: UInt64 = 150_000_000, limit: Int = 8_192) {
        self.most = most
        times = Lock(BoundedCache(limit: limit))
    }

    /// The time of the statement with this name, which says its content; a new one when it was never asked for.
    func time(of name: String) -> StatementTime {
        times.withLock { times in
            if let known = times.element(for: name) { return known }
            let new = StatementTime(most: most)
            times.insert(new, for: name)
            return new
        }
    }
}
