import Caching
import Reactor

/// What all keys may spend that this server has seen lately.
public final class KeyAllowances: Sendable {
    private let known = Lock(BoundedCache<Int64, KeyAllowance>(limit: 10_000))

    /// Knows no key yet.
    public init() {}

    /// What a key may spend here; a new one when its limit has changed.
    ///
    /// One that is forgotten loses what was taken ahead, no more.
    func allowance(of key: Int64, _ limit: Int) -> KeyAllowance {
        known.withLock { known in
            if let allowance = known.element(for: key), allowance.limit == limit { return allowance }
            let allowance = KeyAllowance(key: key, limit: limit)
            known.insert(allowance, for: key)
            return allowance
        }
    }
}
