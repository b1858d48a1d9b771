public import Engine
public import Postgres
import Reactor
public import Sodium

/// The owners of credentials, as one loop knows them.
///
/// `@unchecked Sendable`: confined to the thread of its loop.
public final class Identities: @unchecked Sendable {
    private let lanes: DatabaseLanes
    /// The allowances of API keys, shared by all loops.
    private let allowances: KeyAllowances
    /// The points that a key has in a minute by default.
    private let keyPoints: Int
    /// Whether mutations that reach other people require a confirmed e-mail.
    private let needsConfirmedEmail: Bool
    // Sound without exclusivity checks, which every request would pay for: no call re-enters while the cache is being changed.
    @safe @exclusivity(unchecked) private var cache = IdentityCache()

    /// Creates an empty cache.
    public init(lanes: DatabaseLanes, allowances: KeyAllowances, keyPoints: Int, needsConfirmedEmail: Bool) {
        (self.lanes, self.allowances, self.keyPoints) = (lanes, allowances, keyPoints)
        self.needsConfirmedEmail = needsConfirmedEmail
    }

    /// The cached owner of a credential, by the hash of its token.
    public func known(_ token: KeyedHash) -> Identity? {
        cache.identity(for: token, at: lanes.loop.now)
    }

    /// Looks up the owner of a credential and caches it.
    ///
    /// Otherwise returns the reason why the credential is not valid, which is never cached.
    public func owner(
        of credential: Credential,
        _ token: KeyedHash
    ) async throws(PostgresError) -> Result<Identity, RejectedCredentials> {
        let generation = cache.generation
        var batch = StatementBatch()
        Identity.look(up: credential, in: &batch)
        let rows = try await lanes.read(batch, from: .primary)[0]
        guard var identity = try Identity(rows, of: credential, needsConfirmedEmail: needsConfirmedEmail) else {
            return .failure(.unknown)
        }
        guard identity.secondsLeft > 0 else { return .failure(.expired) }
        if let key = identity.apiKey {
            identity.apiKey?.allowance = allowances.allowance(of: key.number, key.pointsPerMinute ?? keyPoints)
        }
        cache.remember(identity, for: token, since: generation, at: lanes.loop.now)
        return .success(identity)
    }
}

extension Identities: AccessListener {
    /// Forgets an account and all its credentials.
    public func forget(account: Int64) { cache.forget(account: account) }

    /// Forgets everything.
    ///
    /// `isListening` is whether changes will be received from now on.
    public func forgetAll(isListening: Bool) { cache.forgetAll(isListening: isListening) }
}
