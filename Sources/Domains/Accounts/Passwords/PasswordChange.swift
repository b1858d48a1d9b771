import Engine
import Languages
import Mail
import Planner
import Postgres

/// The result of setting a new password, which ends all sessions of the account.
struct PasswordChange {
    let language: Language?
    /// Whether sessions have ended or the e-mail has become confirmed, so that cached access is outdated.
    let hasOtherAccess: Bool

    /// The account after the change.
    private struct Changed: Decodable {
        let contact: AccountContact
        let emailVerified: Bool
    }

    /// Sets the hash, ends all sessions, and deletes unused reset tokens, data export links and known networks.
    ///
    /// Returns nil if the account is not active. API keys stay valid, because the programs that use them do not depend on the password. The
    /// e-mail to the owner mentions them.
    ///
    /// `provesEmail` means that a token from an e-mail allowed the change.
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

    /// Records that the person owns the e-mail address, because the token was sent there.
    ///
    /// If the e-mail was not confirmed before, someone else may have had the account. So the identities and API keys that would let that
    /// person return are deleted too.
    private static func proveEmail(
        of account: Int64,
        email: String?,
        isKnown: Bool,
        _ call: MutationCall
    ) async throws(MutationFailure) {
        try await PasswordGate.open(of: account, email: email, call)
        // Otherwise a stranger who keeps guessing would lock the account again before its owner can log in.
        try await KnownNetworks.add(clientOf: call, to: account)
        guard !isKnown else { return }
        try await call.execute("DELETE FROM account_identity WHERE account_id = \(account)")
        try await call.execute("DELETE FROM api_key WHERE account_id = \(account)")
        try await call.execute("UPDATE account SET email_verified = true WHERE id = \(account)")
        try await EmailConfirmation.conclude(of: account, call)
    }
}
