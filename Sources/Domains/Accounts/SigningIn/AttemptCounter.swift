import Engine
import Postgres
import Reactor
import Sodium

/// A counter of attempts by one account or network, stored in the database.
///
/// So counts survive a restart, and all servers share them.
struct AttemptCounter {
    /// The kinds of attempts.
    enum Kind: String {
        case passwordOfAccount, passwordFromKnownNetwork, confirmationOfAccount, confirmationFromKnownNetwork, passwordFromAddress,
            signUpFromAddress, resetOfAccount, resetFromAddress, emailChangeOfAccount, confirmationOfEmail, repeatedSignUp,
            identityLinkOfAccount, dataExportOfAccount
    }

    private let subject: SHA256Digest
    let limit: AttemptLimit

    /// Creates a counter for an e-mail or another name.
    ///
    /// Nil if the limit is 0 or the name is empty.
    init?(_ kind: Kind, of name: String, _ limit: AttemptLimit) {
        guard limit.count > 0, !name.isEmpty else { return nil }
        subject = SHA256Digest(of: Array("\(kind.rawValue) \(name)".utf8).span)
        self.limit = limit
    }

    /// Creates a counter for the network of the client.
    init?(_ kind: Kind, from origin: RequestOrigin, _ limit: AttemptLimit) {
        self.init(kind, of: origin.network.description, limit)
    }

    /// Creates a counter for a name combined with the client's network.
    init?(_ kind: Kind, of name: String, from origin: RequestOrigin, _ limit: AttemptLimit) {
        self.init(kind, of: "\(name) \(origin.network)", limit)
    }

    /// Counts the accounts created from the client's address.
    static func signUps(_ call: MutationCall) -> AttemptCounter? {
        AttemptCounter(.signUpFromAddress, from: call.origin, call.services.accounts.signUpsPerAddress)
    }

    /// Counts the e-mail changes of an account.
    ///
    /// The limit is ten a day.
    static func emailChanges(_ call: MutationCall) -> AttemptCounter? {
        AttemptCounter(.emailChangeOfAccount, of: "\(call.account)", AttemptLimit(10, within: .seconds(86_400)))
    }

    /// The number of attempts so far.
    func count(_ call: MutationCall) async throws(MutationFailure) -> Int {
        let count = try await call.readFirst(
            Int.self,
            "SELECT count FROM attempt WHERE subject = \(bytes: subject.bytes) AND expires_at > now()"
        )
        return count ?? 0
    }

    /// Whether the limit is reached.
    func isUsedUp(_ call: MutationCall) async throws(MutationFailure) -> Bool {
        try await count(call) >= limit.count
    }

    /// Counts an attempt in the call's transaction.
    ///
    /// Returns false if the limit is exceeded. Concurrent attempts on the same counter wait for each other here, so never more than the
    /// limit pass.
    func add(_ call: MutationCall) async throws(MutationFailure) -> Bool {
        try await addAndCount(call) != nil
    }

    /// Counts an attempt and returns the number so far.
    ///
    /// Returns nil if the limit is exceeded.
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

    /// Resets the counter.
    ///
    /// Returns false, without resetting it, if the limit is already reached.
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

    /// Resets the counter, even if the limit is reached.
    func reset(_ call: MutationCall) async throws(MutationFailure) {
        try await call.execute("DELETE FROM attempt WHERE subject = \(bytes: subject.bytes)")
    }
}

/// A limit of attempts within a time.
public struct AttemptLimit: Sendable, Hashable {
    /// The maximum number of attempts.
    ///
    /// 0 means no limit.
    public var count: Int
    /// The length of the window, which starts with the first attempt.
    public var window: Duration
    /// The minimum duration of the refusal after the last allowed attempt.
    public var lock: Duration

    /// Creates a limit of attempts within a window.
    public init(_ count: Int, within window: Duration, lock: Duration = .zero) {
        self.count = count
        self.window = window
        self.lock = lock
    }
}
