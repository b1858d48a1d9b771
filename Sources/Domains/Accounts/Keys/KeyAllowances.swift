import Caching
import Reactor

/// The allowances of all API keys that this server has seen recently.
public final class KeyAllowances: Sendable {
    private let known = Lock(BoundedCache<Int64, KeyAllowance>(limit: 10_000))

    /// Creates an empty table.
    public init() {}

    /// The allowance of a key.
    ///
    /// A key whose limit has changed gets a new allowance. An evicted allowance loses only its leased points.
    func allowance(of key: Int64, _ limit: Int) -> KeyAllowance {
        known.withLock { known in
            if let allowance = known.element(for: key), allowance.limit == limit { return allowance }
            let allowance = KeyAllowance(key: key, limit: limit)
            known.insert(allowance, for: key)
            return allowance
        }
    }
}
