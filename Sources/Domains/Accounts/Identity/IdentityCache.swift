import Caching
import Planner
import Reactor
import Sodium

/// The owners of recently used credentials, so that not every request asks the database.
///
/// Belongs to one loop. The database notifies every server of changes, and the server then forgets the account (`AccessNotices`). While a
/// server cannot receive these notices, it caches nothing.
struct IdentityCache {
    private struct Entry {
        let identity: Identity
        /// The time until which the entry is valid.
        let end: MonotonicTime
    }

    /// The maximum age of an entry, even if the credential is valid for longer.
    private static let maximumAge = Duration.seconds(60)

    private var entries: BoundedCache<KeyedHash, Entry>
    /// Increases whenever entries are removed.
    ///
    /// The result of a lookup that began before the last increase must not be cached.
    private(set) var generation = 0
    /// Whether notices of changes are being received.
    private var isListening = false

    init(limit: Int = 10_000) {
        entries = BoundedCache(limit: limit)
    }

    /// The owner of the credentials with this hash.
    mutating func identity(for token: KeyedHash, at now: MonotonicTime) -> Identity? {
        guard isListening, let entry = entries.element(for: token), entry.end > now else { return nil }
        return entry.identity
    }

    /// Caches an owner, unless entries have been removed since `generation`.
    mutating func remember(_ identity: Identity, for token: KeyedHash, since generation: Int, at now: MonotonicTime) {
        guard isListening, generation == self.generation else { return }
        let end = now.advanced(by: min(Self.maximumAge, .seconds(identity.secondsLeft)))
        entries.insert(Entry(identity: identity, end: end), for: token)
    }

    /// Forgets an account and all its credentials.
    mutating func forget(account: Int64) {
        generation += 1
        entries.removeAll(where: { $0.identity.viewer.account == account })
    }

    /// Forgets everything.
    ///
    /// `isListening` is whether changes will be received from now on.
    mutating func forgetAll(isListening: Bool) {
        generation += 1
        self.isListening = isListening
        entries.removeAll()
    }
}
