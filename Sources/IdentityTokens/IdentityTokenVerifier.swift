import Glibc
public import Reactor
import Sodium

/// Checks OpenID Connect ID tokens against the providers that are configured.
///
/// Signatures are verified and keys fetched on the worker pool, so a loop is free meanwhile. Fetching occupies one of its threads for five
/// seconds at most, and happens at most once a minute for each provider.
public final class IdentityTokenVerifier: Sendable {
    private struct Issuer: Sendable {
        let provider: IdentityProvider
        let keys: IssuerKeys
    }

    /// The seconds since 1970 as the system knows them.
    public static let systemClock: @Sendable () -> Int64 = { Int64(time(nil)) }

    private let issuers: [String: Issuer]
    private let pool: WorkerPool
    private let clock: @Sendable () -> Int64

    /// Makes a verifier that fetches keys when they are needed.
    ///
    /// - Parameters:
    ///   - providers: Whose tokens are accepted; their names differ.
    ///   - pool: Where the work is done.
    ///   - clock: The seconds since 1970.
    ///   - report: Hears, on the pool, which provider's keys could not be had, and why; for the log.
    public init(
        providers: [IdentityProvider],
        pool: WorkerPool,
        clock: @escaping @Sendable () -> Int64 = systemClock,
        report: @escaping @Sendable (_ provider: String, _ reason: String) -> Void
    ) {
        let issuers = providers.map { provider in
            let keys = IssuerKeys(source: provider.keys, pool: pool, clock: clock) { report(provider.name, $0) }
            return (provider.name, Issuer(provider: provider, keys: keys))
        }
        self.issuers = Dictionary(issuers, uniquingKeysWith: { first, _ in first })
        self.pool = pool
        self.clock = clock
    }

    /// Fetches all keys, so that the first log-in need not wait and a mistake in the configuration is reported at once.
    ///
    /// What cannot be had is tried again when it is needed.
    public func loadKeys() async {
        await withTaskGroup { group in
            for issuer in issuers.values { group.addTask { await issuer.keys.load() } }
        }
    }

    /// Tells who has logged in at a provider; throws for every token that does not prove it to us, now.
    ///
    /// - Parameters:
    ///   - token: The ID token.
    ///   - name: The provider's name.
    ///   - nonce: What the client has sent to the provider for this log-in alone; nil when it has sent none.
    /// - Returns: Who it is.
    /// - Throws: What is wrong with the token.
    public func verify(_ token: String, provider name: String, nonce: String? = nil) async throws(IdentityTokenError) -> VerifiedIdentity {
        guard let issuer = issuers[name] else { throw .unknownProvider }
        let token = try SignedToken(parsing: token.utf8Span.span)
        let key = try await issuer.keys.verifier(keyID: token.keyID, algorithm: token.algorithm)
        let isSigned = await pool.run { key.verify(token.signature, of: token.signedBytes) }
        guard isSigned else { throw .wrongSignature }
        var identity = try Claims(parsing: token.payload).identity(from: issuer.provider, nonce: nonce, now: Double(clock()))
        identity.digest = SHA256Digest(of: token.signedBytes.span).bytes
        return identity
    }
}
