public import Engine
public import Postgres
import Reactor
public import Sodium

/// Who the credentials of requests belong to, as one loop knows it.
///
/// `@unchecked Sendable`: confined to the thread of its loop.
public final class Identities: @unchecked Sendable {
    private let lanes: DatabaseLanes
    /// What partners' keys may spend here, at any loop.
    private let allowances: KeyAllowances
    /// How many points a key has in a minute, unless it says otherwise.
    private let keyPoints: Int
    /// Whether what reaches other people takes a confirmed e-mail.
    private let needsConfirmedEmail: Bool
    // Sound without checks for exclusive access, which each request would pay for: no one comes back here while it is changed.
    @safe @exclusivity(unchecked) private var cache = IdentityCache()

    /// Knows no one yet.
    public init(lanes: DatabaseLanes, allowances: KeyAllowances, keyPoints: Int, needsConfirmedEmail: Bool) {
        (self.lanes, self.allowances, self.keyPoints) = (lanes, allowances, keyPoints)
        self.needsConfirmedEmail = needsConfirmedEmail
    }

    /// The owner of a credential that is remembered under the hash of its token.
    public func known(_ token: KeyedHash) -> Identity? {
        cache.identity(for: token, at: lanes.loop.now)
    }

    /// Looks up the owner of a credential and remembers them; nil when it is no one's, or no longer.
    public func owner(of credential: Credential, _ token: KeyedHash) async throws(PostgresError) -> Identity? {
        let generation = cache.generation
        var batch = StatementBatch()
        Identity.look(up: credential, in: &batch)
        let rows = try await lanes.read(batch, from: .primary)[0]
        guard var identity = try Identity(rows, of: credential, needsConfirmedEmail: needsConfirmedEmail) else { return nil }
        if let key = identity.apiKey {
            identity.apiKey?.allowance = allowances.allowance(of: key.number, key.pointsPerMinute ?? keyPoints)
        }
        cache.remember(identity, for: token, since: generation, at: lanes.loop.now)
        return identity
    }
}

extension Identities: AccessListener {
    /// Forgets an account, whatever credentials it has.
    public func forget(account: Int64) { cache.forget(account: account) }

    /// Forgets everyone; from now on changes are heard of, or not.
    public func forgetAll(isListening: Bool) { cache.forgetAll(isListening: isListening) }
}
