import Caching
import Reactor

/// What a process has learned of its statements' times, by their content: a new document with a known statement begins where that belongs.
///
/// Bounded: the statement that was asked for longest ago is forgotten first. Plans that hold its time go on with it.
public final class StatementTimes: Sendable {
    private let times: Lock<BoundedCache<String, StatementTime>>

    /// A table for so many statements.
    public init(limit: Int = 8_192) {
        times = Lock(BoundedCache(limit: limit))
    }

    /// The time of the statement with this name, which says its content; a new one when it was never asked for.
    func time(of name: String) -> StatementTime {
        times.withLock { times in
            if let known = times.element(for: name) { return known }
            let new = StatementTime()
            times.insert(new, for: name)
            return new
        }
    }
}
