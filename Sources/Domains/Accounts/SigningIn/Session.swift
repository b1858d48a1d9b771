import Engine
import GraphQL
import Planner
import Postgres
public import Sodium

/// A log-in that lasts: a token of which only the digest is stored.
enum Session {
    /// Begins a session of an account, after a log-in, and returns it for a payload: the token, which is shown this once, and its expiry.
    ///
    /// The client's network is known to the account from now on.
    static func begin(for account: Int64, _ call: MutationCall) async throws(MutationFailure) -> Value {
        let token = SecretToken(random: .session)
        let settings = call.services.accounts
        let seconds = settings.sessionLifetime / .seconds(1)
        // Room for this one, and nothing that is over.
        try await call.execute(
            """
            DELETE FROM session WHERE account_id = \(account) AND (expires_at <= now() OR id IN (
                SELECT id FROM session WHERE account_id = \(account) ORDER BY created_at DESC, id DESC OFFSET \(settings.sessions - 1)
            ))
            """
        )
        let expiresAt = try await call.one(
            String.self,
            """
            INSERT INTO session (digest, account_id, expires_at)
            VALUES (\(bytes: token.digest.bytes), \(account), now() + make_interval(secs => \(seconds)))
            RETURNING date_trunc('second', expires_at)
            """
        )
        try await KnownNetworks.add(clientOf: call, to: account)
        return ["token": .string(token.text), "expiresAt": .string(expiresAt)]
    }
}

extension SecretToken.Kind {
    /// The token of a session.
    public static let session = SecretToken.Kind(prefix: "cps_")
    /// A partner's key.
    public static let apiKey = SecretToken.Kind(prefix: "cpk_")
    /// The one-time token of a new password.
    public static let passwordReset = SecretToken.Kind(prefix: "cpr_")
    /// All that is stored of an account, once.
    public static let dataExport = SecretToken.Kind(prefix: "cpd_")
    /// The one-time token that joins a log-in through a provider to an account.
    public static let identityConfirmation = SecretToken.Kind(prefix: "cpi_")
    /// The one-time token that confirms an e-mail.
    public static let emailConfirmation = SecretToken.Kind(prefix: "cpe_")
}
