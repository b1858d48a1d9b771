import Reactor

/// The keys of one issuer, fetched when they are needed and kept until they may have changed.
final class IssuerKeys: Sendable {
    /// After how many seconds they are fetched again.
    static let lifetime: Int64 = 3_600
    /// How many seconds pass between two attempts at least, so that strangers with invented keys cannot make the server ask all the time.
    static let pause: Int64 = 60

    private struct State {
        var keys: KeySet?
        var loaded: Int64 = 0
        var attempted: Int64?
        /// The attempt that is under way; all who need it wait for the same.
        var attempt: Task<Void, Never>?
        var failure = "they have not been asked for yet"
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

    /// The key that must have signed.
    ///
    /// When it is not known, or what is known is old, the keys are fetched first; when that fails, those that were there stay in use.
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

    /// Fetches the keys, unless that was tried just now.
    func load() async {
        let now = clock()
        await state.withLock { attempt(&$0, now: now) }?.value
    }

    /// The attempt that is under way, or a new one if enough time has passed.
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

    /// Time can also jump back, and then must not stand still.
    private static func distance(_ one: Int64, _ other: Int64) -> Int64 { abs(one - other) }
}
