import Glibc
import IdentityTokens
import Reactor
import TestSupport
import TokenSigning

/// A verifier with key files that tests write, and a clock that they set.
final class TestVerifier: Sendable {
    /// The initial time of the clock.
    static let start: Int64 = 1_800_000_000
    /// The claims that are valid at that time.
    static let claims = [
        "iss": "\"https://issuer.example\"", "sub": "\"person-1\"", "aud": "\"app-1\"", "exp": "1800000600", "iat": "1799999990",
    ]

    let verifier: IdentityTokenVerifier
    private let folder: TemporaryFolder
    private let clock: TestClock
    private let failures: Failures

    /// Runs a test with a provider “TEST” with keys in `keys.json`, unless other providers are given.
    static func run(
        keys: [TestKey] = [],
        providers: (TemporaryFolder) -> [IdentityProvider] = { [provider(keys: .file($0.path + "/keys.json"))] },
        _ body: (TestVerifier) async throws -> Void
    ) async throws {
        let pool = try WorkerPool(threads: 2)
        defer { pool.stop() }
        let folder = TemporaryFolder()
        let test = TestVerifier(providers(folder), folder, pool)
        if !keys.isEmpty { test.publish(keys) }
        try await body(test)
    }

    static func provider(
        _ name: String = "TEST",
        issuer: String = "https://issuer.example",
        keys: KeySource
    ) -> IdentityProvider {
        IdentityProvider(name: name, issuer: issuer, audiences: ["app-1", "app-2"], keys: keys)
    }

    private init(_ providers: [IdentityProvider], _ folder: TemporaryFolder, _ pool: WorkerPool) {
        let clock = TestClock(start: Self.start)
        self.folder = folder
        self.clock = clock
        let failures = Failures()
        self.failures = failures
        verifier = IdentityTokenVerifier(
            providers: providers,
            pool: pool,
            clock: { clock.now },
            report: { failures.append("\($0): \($1)") }
        )
    }

    /// Returns the payload with changed claims.
    ///
    /// A nil value removes the claim.
    static func payload(_ changes: [String: String?] = [:]) -> String {
        var claims = claims
        for (name, value) in changes { claims[name] = value }
        return "{" + claims.sorted { $0.key < $1.key }.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
    }

    /// Replaces the published keys.
    func publish(_ keys: [TestKey], in file: String = "keys.json") { publish(text: TestKey.set(keys), in: file) }

    func publish(text: String, in file: String = "keys.json") {
        let path = folder.path + "/" + file
        guard let stream = unsafe fopen(path, "w") else { preconditionFailure("cannot write \(path)") }
        unsafe fputs(text, stream)
        unsafe fclose(stream)
    }

    func removeKeys(in file: String = "keys.json") { unsafe unlink(folder.path + "/" + file) }

    /// Fetches the keys, and returns the failures reported since the last call.
    func loadKeys() async -> [String] {
        await verifier.loadKeys()
        return failures.take()
    }

    func advance(by seconds: Int64) { clock.advance(by: seconds) }

    /// Verifies a payload signed by a key.
    func verify(payload: String, by key: TestKey, provider: String = "TEST") async throws -> VerifiedIdentity {
        try await verify(key.sign(payload), provider: provider)
    }

    func verify(_ token: String, provider: String = "TEST", nonce: String? = nil) async throws -> VerifiedIdentity {
        try await verifier.verify(token, provider: provider, nonce: nonce)
    }
}

/// A clock that stands still until it is advanced.
private final class TestClock: Sendable {
    private let time: Lock<Int64>

    init(start: Int64) { time = Lock(start) }

    var now: Int64 { time.withLock { $0 } }

    func advance(by seconds: Int64) { time.withLock { $0 += seconds } }
}

/// The failures that a verifier has reported.
private final class Failures: Sendable {
    private let texts = Lock<[String]>([])

    func append(_ text: String) { texts.withLock { $0.append(text) } }

    func take() -> [String] {
        texts.withLock { texts in
            defer { texts = [] }
            return texts
        }
    }
}
