import Mail
import Planner
import Postgres

/// An account that has just got a new password: whoever was logged in with the old one no longer is.
struct PasswordChange {
    let account: Int64
    let language: Language?
    /// Whether anybody was logged in.
    let hadSessions: Bool
    private let email: String?
    private let emailWasVerified: Bool

    /// Sets the hash, ends all sessions and forgets tokens for yet another password; nil when the account cannot be used.
    static func set(_ hash: String, of account: Int64, _ call: MutationCall) async throws(MutationFailure) -> PasswordChange? {
        let rows = try await call.execute(
            """
            UPDATE account SET password_hash = \(hash), password_version = password_version + 1, updated_at = now()
            WHERE id = \(account) AND status = 'ACTIVE'
            RETURNING name, email, language::text, email_verified
            """
        )
        guard rows.rowCount == 1 else { return nil }
        let ended = try await call.execute("DELETE FROM session WHERE account_id = \(account)")
        try await call.execute("DELETE FROM password_reset WHERE account_id = \(account) AND used_at IS NULL")
        let owner = AccountContact(account, name: rows.text(0, 0), email: rows.text(0, 1), language: rows.text(0, 2), call)
        if let owner { try await owner.send(.passwordChanged(name: owner.name, app: call.services.app), call) }
        return PasswordChange(
            account: account,
            language: rows.text(0, 2).flatMap(Language.init(enumValue:)),
            hadSessions: ended.affectedRows > 0,
            email: rows.text(0, 1),
            emailWasVerified: rows.bool(0, 3) == true
        )
    }

    /// Notes that the e-mail is the person's, since it brought the token.
    ///
    /// Until now somebody else may have had the account: what they could come back with, besides the password, ends, too.
    func proveEmail(_ call: MutationCall) async throws(MutationFailure) {
        if let email { try await PasswordGate(email: email, call).open(call) }
        guard !emailWasVerified else { return }
        try await call.execute("DELETE FROM account_identity WHERE account_id = \(account)")
        try await call.execute("DELETE FROM api_key WHERE account_id = \(account)")
        try await call.execute("UPDATE account SET email_verified = true WHERE id = \(account)")
    }
}
