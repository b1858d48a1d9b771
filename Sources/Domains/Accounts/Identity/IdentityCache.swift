import Caching
import Planner
import Reactor
import Sodium

/// Who the credentials of the last requests belong to, so that not every request asks the database; belongs to one loop.
///
/// What changes in between is told by the database to every server, which then forgets the account (`AccessNotices`). While a server cannot
/// hear that, nothing is remembered.
struct IdentityCache {
    private struct Entry {
        let identity: Identity
        /// Until when it may be believed.
        let end: MonotonicTime
    }

    /// However good a credential is, its owner is looked up again after so long.
    private static let longest = Duration.seconds(60)

    private var entries: BoundedCache<KeyedHash, Entry>
    /// Grows with everything that is forgotten: a look-up that began before must not be remembered.
    private(set) var generation = 0
    /// Whether changes are heard of.
    private var isListening = false

    init(limit: Int = 10_000) {
        entries = BoundedCache(limit: limit)
    }

    /// The owner of the credentials with this hash.
    mutating func identity(for token: KeyedHash, at now: MonotonicTime) -> Identity? {
        guard isListening, let entry = entries.element(for: token), entry.end > now else { return nil }
        return entry.identity
    }

    /// Remembers an owner who was looked up when the generation was this.
    mutating func remember(_ identity: Identity, for token: KeyedHash, since generation: Int, at now: MonotonicTime) {
        guard isListening, generation == self.generation else { return }
        let end = now.advanced(by: min(Self.longest, .seconds(identity.secondsLeft)))
        entries.insert(Entry(identity: identity, end: end), for: token)
    }

    /// Forgets an account, whatever credentials it has.
    mutating func forget(account: Int64) {
        generation += 1
        entries.removeAll(where: { $0.identity.viewer.account == account })
    }

    /// Forgets everything; from now on changes are heard of, or not.
    mutating func forgetAll(isListening: Bool) {
        generation += 1
        self.isListening = isListening
        entries.removeAll()
    }
}
