import Engine
import Languages
import Mail
import Planner
import Postgres

/// An account that has just got a new password: whoever was logged in with the old one no longer is.
struct PasswordChange {
    let language: Language?
    /// Whether its credentials no longer open what they did.
    let hasOtherAccess: Bool

    /// The account as it is now.
    private struct Changed: Decodable {
        let contact: AccountContact
        let emailVerified: Bool
    }

    /// Sets the hash, ends all sessions, forgets tokens for yet another password and the known networks; nil when the account cannot be used.
    ///
    /// The account's keys go on working, as the programs that have them know nothing of the password; the e-mail says so. `provesEmail` says
    /// that it was a token from an e-mail that allowed it.
    static func set(
        _ hash: String,
        of account: Int64,
        provesEmail: Bool = false,
        _ call: MutationCall
    ) async throws(MutationFailure) -> PasswordChange? {
        let changed = try await call.first(
            Changed.self,
            """
            UPDATE account SET password_hash = \(hash), password_version = password_version + 1, updated_at = now()
            WHERE id = \(account) AND status = 'ACTIVE'
            RETURNING id, name, email, language, email_verified
            """
        )
        guard let changed else { return nil }
        let owner = changed.contact
        let ended = try await call.execute("DELETE FROM session WHERE account_id = \(account)")
        try await call.execute("DELETE FROM password_reset WHERE account_id = \(account) AND used_at IS NULL")
        try await call.forgetDataExports(of: account)
        try await KnownNetworks.forget(of: account, call)
        if provesEmail { try await proveEmail(of: account, email: owner.email, isKnown: changed.emailVerified, call) }
        let keys = try await APIKeys.countLive(of: account, call)
        try await owner.send(.passwordChanged(name: owner.name, keys: keys, app: call.services.app), call)
        let isConfirmed = provesEmail && !changed.emailVerified
        return PasswordChange(language: owner.language, hasOtherAccess: ended.affectedRows > 0 || isConfirmed)
    }

    /// Notes that the e-mail is the person's, since it brought the token.
    ///
    /// Until now somebody else may have had the account: what they could come back with, besides the password, ends, too.
    private static func proveEmail(
        of account: Int64,
        email: String?,
        isKnown: Bool,
        _ call: MutationCall
    ) async throws(MutationFailure) {
        try await PasswordGate.open(of: account, email: email, call)
        // Otherwise a stranger who goes on guessing would lock the account again before its owner can log in.
        try await KnownNetworks.add(clientOf: call, to: account)
        guard !isKnown else { return }
        try await call.execute("DELETE FROM account_identity WHERE account_id = \(account)")
        try await call.execute("DELETE FROM api_key WHERE account_id = \(account)")
        try await call.execute("UPDATE account SET email_verified = true WHERE id = \(account)")
        try await EmailConfirmation.conclude(of: account, call)
    }
}
