import Engine
import GraphQL
import Planner
import Postgres
public import Sodium

/// A login session.
///
/// The database stores only the digest of its token.
enum Session {
    /// Begins a session of an account, and returns the payload: the token, which is shown only once, and its expiry.
    ///
    /// Also adds the client's network to the known networks of the account.
    static func begin(for account: Int64, _ call: MutationCall) async throws(MutationFailure) -> Value {
        let token = SecretToken(random: .session)
        let settings = call.services.accounts
        let seconds = settings.sessionLifetime / .seconds(1)
        // Deletes the oldest sessions, which include the expired ones, to make room for the new one.
        try await call.execute(
            """
            DELETE FROM session WHERE account_id = \(account) AND id IN (
                SELECT id FROM session WHERE account_id = \(account) ORDER BY created_at DESC, id DESC OFFSET \(settings.sessions - 1)
            )
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
    /// The key of a partner's program.
    public static let apiKey = SecretToken.Kind(prefix: "cpk_")
    /// The one-time token for setting a new password.
    public static let passwordReset = SecretToken.Kind(prefix: "cpr_")
    /// The one-time token for exporting an account's data.
    public static let dataExport = SecretToken.Kind(prefix: "cpd_")
    /// The one-time token that links a provider's identity to an account.
    public static let identityConfirmation = SecretToken.Kind(prefix: "cpi_")
    /// The one-time token that confirms an e-mail.
    public static let emailConfirmation = SecretToken.Kind(prefix: "cpe_")
}
