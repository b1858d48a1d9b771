import Engine
import Postgres
import Reactor
import Sodium

/// Counts attempts at one thing by one somebody, in the database: so it outlives a restart, and replicas count together.
struct AttemptCounter {
    /// What is counted.
    enum Kind: String {
        case passwordOfAccount, passwordFromKnownNetwork, confirmationOfAccount, confirmationFromKnownNetwork, passwordFromAddress,
            signUpFromAddress, resetOfAccount, resetFromAddress, emailChangeOfAccount, confirmationOfEmail, repeatedSignUp,
            identityLinkOfAccount, dataExportOfAccount
    }

    private let subject: SHA256Digest
    let limit: AttemptLimit

    /// Counts for an e-mail or another name; nil when nothing is to be counted.
    init?(_ kind: Kind, of name: String, _ limit: AttemptLimit) {
        guard limit.count > 0, !name.isEmpty else { return nil }
        subject = SHA256Digest(of: Array("\(kind.rawValue) \(name)".utf8).span)
        self.limit = limit
    }

    /// Counts for the network of the client, whoever it says it is.
    init?(_ kind: Kind, from origin: RequestOrigin, _ limit: AttemptLimit) {
        self.init(kind, of: origin.network.description, limit)
    }

    /// Counts for a name and the client's network together.
    init?(_ kind: Kind, of name: String, from origin: RequestOrigin, _ limit: AttemptLimit) {
        self.init(kind, of: "\(name) \(origin.network)", limit)
    }

    /// Counts the accounts that are made from the client's address.
    static func signUps(_ call: MutationCall) -> AttemptCounter? {
        AttemptCounter(.signUpFromAddress, from: call.origin, call.services.accounts.signUpsPerAddress)
    }

    /// Counts how often an account takes another e-mail: ten times a day at most.
    static func emailChanges(_ call: MutationCall) -> AttemptCounter? {
        AttemptCounter(.emailChangeOfAccount, of: "\(call.account)", AttemptLimit(10, within: .seconds(86_400)))
    }

    /// How many attempts there have been.
    func count(_ call: MutationCall) async throws(MutationFailure) -> Int {
        let count = try await call.readFirst(
            Int.self,
            "SELECT count FROM attempt WHERE subject = \(bytes: subject.bytes) AND expires_at > now()"
        )
        return count ?? 0
    }

    /// Whether no more attempts are allowed.
    func isUsedUp(_ call: MutationCall) async throws(MutationFailure) -> Bool {
        try await count(call) >= limit.count
    }

    /// Counts an attempt in the call's transaction; false when it is one too many.
    ///
    /// Who counts for the same at the same time waits here, so that however many try at once no more than the limit pass.
    func add(_ call: MutationCall) async throws(MutationFailure) -> Bool {
        try await addAndCount(call) != nil
    }

    /// Counts an attempt and answers how many there have been; nil when it is one too many.
    func addAndCount(_ call: MutationCall) async throws(MutationFailure) -> Int? {
        try await call.first(
            Int.self,
            """
            INSERT INTO attempt AS known (subject, count, expires_at)
            VALUES (\(bytes: subject.bytes), 1, now() + make_interval(secs => \(limit.window / .seconds(1))))
            ON CONFLICT (subject) DO UPDATE SET
                count = CASE WHEN known.expires_at <= now() THEN 1 ELSE known.count + 1 END,
                expires_at = CASE
                    WHEN known.expires_at <= now() THEN excluded.expires_at
                    WHEN known.count + 1 >= \(limit.count)
                        THEN greatest(known.expires_at, now() + make_interval(secs => \(limit.lock / .seconds(1))))
                    ELSE known.expires_at
                END
            WHERE known.expires_at <= now() OR known.count < \(limit.count)
            RETURNING count
            """
        )
    }

    /// Forgets the attempts; false when there were too many already.
    func forget(_ call: MutationCall) async throws(MutationFailure) -> Bool {
        let rows = try await call.execute(
            """
            WITH forgotten AS (
                DELETE FROM attempt WHERE subject = \(bytes: subject.bytes) AND (expires_at <= now() OR count < \(limit.count))
            )
            SELECT FROM attempt WHERE subject = \(bytes: subject.bytes) AND expires_at > now() AND count >= \(limit.count)
            """
        )
        return rows.rowCount == 0
    }

    /// Forgets the attempts, however many.
    func reset(_ call: MutationCall) async throws(MutationFailure) {
        try await call.execute("DELETE FROM attempt WHERE subject = \(bytes: subject.bytes)")
    }
}

/// How often something may be tried before it is refused for a while.
public struct AttemptLimit: Sendable, Hashable {
    /// The most attempts; 0 for any number.
    public var count: Int
    /// Within which time, from the first one on.
    public var window: Duration
    /// For how long at least it is refused after the last of them.
    public var lock: Duration

    /// So many attempts within a window.
    public init(_ count: Int, within window: Duration, lock: Duration = .zero) {
        self.count = count
        self.window = window
        self.lock = lock
    }
}
