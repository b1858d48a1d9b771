import Glibc
public import Reactor
import Sodium

/// Verifies OpenID Connect ID tokens of the configured providers.
///
/// The worker pool verifies signatures and fetches keys, so event loops don't block. A fetch occupies one thread for at most five seconds,
/// at most once a minute per provider.
public final class IdentityTokenVerifier: Sendable {
    private struct Issuer: Sendable {
        let provider: IdentityProvider
        let keys: IssuerKeys
    }

    /// The system time in seconds since 1970.
    public static let systemClock: @Sendable () -> Int64 = { Int64(time(nil)) }

    private let issuers: [String: Issuer]
    private let pool: WorkerPool
    private let clock: @Sendable () -> Int64

    /// Creates a verifier that fetches keys when they are needed.
    ///
    /// - Parameters:
    ///   - providers: The providers to accept. Their names must differ.
    ///   - pool: The pool that does the work.
    ///   - clock: Returns the seconds since 1970.
    ///   - report: Called on the pool with the provider and the reason if keys could not be fetched, for the log.
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

    /// Fetches all keys, so that the first log-in need not wait and a configuration error is reported at startup.
    ///
    /// Keys that cannot be fetched are fetched again when they are needed.
    public func loadKeys() async {
        await withTaskGroup { group in
            for issuer in issuers.values { group.addTask { await issuer.keys.load() } }
        }
    }

    /// Verifies a token and returns the identity it proves.
    ///
    /// - Parameters:
    ///   - token: The ID token.
    ///   - name: The provider's name.
    ///   - nonce: The nonce that the client sent to the provider for this log-in, or nil if it sent none.
    /// - Returns: The verified identity.
    /// - Throws: The reason the token is rejected.
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
