import Reactor

/// The keys of one issuer.
///
/// The keys are fetched when needed and cached until they may have changed.
final class IssuerKeys: Sendable {
    /// The seconds until the keys are fetched again.
    static let lifetime: Int64 = 3_600
    /// The minimum seconds between two attempts, so that tokens with invented key ids cannot cause constant fetching.
    static let pause: Int64 = 60

    private struct State {
        var keys: KeySet?
        var loaded: Int64 = 0
        var attempted: Int64?
        /// The running attempt, which all callers share.
        var attempt: Task<Void, Never>?
        var failure = "they have not been requested yet"
    }

    private let source: KeySource
    private let pool: WorkerPool
    private let clock: @Sendable () -> Int64
    private let report: @Sendable (_ reason: String) -> Void
    private let state = Lock(State())

    init(
        source: KeySource,
        pool: WorkerPool,
        clock: @escaping @Sendable () -> Int64,
        report: @escaping @Sendable (_ reason: String) -> Void
    ) {
        self.source = source
        self.pool = pool
        self.clock = clock
        self.report = report
    }

    /// Returns the key that must have signed the token.
    ///
    /// If the key is unknown or the cached keys are old, the keys are fetched first. If that fails, the cached keys stay in use.
    func verifier(keyID: String?, algorithm: SignatureAlgorithm) async throws(IdentityTokenError) -> KeySet.Verifier {
        let now = clock()
        let (known, attempt) = state.withLock { state in
            let known = state.keys?.verifier(keyID: keyID, algorithm: algorithm)
            let isFresh = Self.distance(now, state.loaded) < Self.lifetime
            return (known, known != nil && isFresh ? nil : self.attempt(&state, now: now))
        }
        guard let attempt else {
            guard let known else { throw unavailable(keyID) }
            return known
        }
        await attempt.value
        guard let key = state.withLock({ $0.keys?.verifier(keyID: keyID, algorithm: algorithm) }) else { throw unavailable(keyID) }
        return key
    }

    /// Fetches the keys unless there was a recent attempt.
    func load() async {
        let now = clock()
        await state.withLock { attempt(&$0, now: now) }?.value
    }

    /// Returns the running attempt, or a new one if enough time has passed.
    private func attempt(_ state: inout State, now: Int64) -> Task<Void, Never>? {
        if let attempt = state.attempt { return attempt }
        if let attempted = state.attempted, Self.distance(now, attempted) < Self.pause { return nil }
        state.attempted = now
        let attempt = Task(executorPreference: pool) { self.fetch() }
        state.attempt = attempt
        return attempt
    }

    private func fetch() {
        let outcome: Result<KeySet, KeySetError>
        do throws(KeySetError) {
            outcome = .success(try KeySet(parsing: source.load()))
        } catch {
            outcome = .failure(error)
        }
        if case .failure(let error) = outcome { report(error.description) }
        let now = clock()
        state.withLock { state in
            state.attempt = nil
            switch outcome {
            case .success(let keys):
                state.keys = keys
                state.loaded = now
            case .failure(let error): state.failure = error.description
            }
        }
    }

    private func unavailable(_ keyID: String?) -> IdentityTokenError {
        state.withLock { $0.keys == nil ? .keysUnavailable($0.failure) : .unknownKey(id: keyID) }
    }

    /// Returns the absolute distance between two times, so that keys still expire and are fetched again if the clock jumps back.
    private static func distance(_ one: Int64, _ other: Int64) -> Int64 { abs(one - other) }
}
