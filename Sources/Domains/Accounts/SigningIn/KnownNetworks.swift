import Engine
import Postgres
import Reactor

/// The networks of earlier logins, for each account (`account_network`).
///
/// Only a login, or a new password by e-mail, makes a network known, so a stranger needs the password or the mailbox first.
///
/// The digest keeps addresses out of plain sight. It does not protect them from someone who has the database and tries every IPv4 address.
enum KnownNetworks {
    /// The maximum number of networks of one account.
    ///
    /// Beyond the maximum, the least recently used network is deleted.
    static let limit = 20
    /// The age in days at which `Housekeeping` deletes an unused network.
    static let days = 90

    /// Whether the account with an e-mail has logged in from the client's network.
    ///
    /// False if no account has the e-mail. The same statement runs in both cases, so that the response time does not reveal whether an
    /// account exists.
    static func hasClient(of email: String, _ call: MutationCall) async throws(MutationFailure) -> Bool {
        let rows = try await call.read(
            """
            SELECT FROM account JOIN account_network AS known ON known.account_id = account.id
            WHERE account.email = \(email) AND known.last_used_at > now() - make_interval(days => \(days)::integer)
                AND known.digest = sha256(convert_to(account.id || ' ' || \(call.origin.network.description), 'UTF8'))
            """
        )
        return rows.rowCount > 0
    }

    /// Whether an account has logged in from the client's network.
    static func hasClient(of account: Int64, _ call: MutationCall) async throws(MutationFailure) -> Bool {
        let rows = try await call.read(
            """
            SELECT FROM account_network AS known
            WHERE known.account_id = \(account) AND known.last_used_at > now() - make_interval(days => \(days)::integer)
                AND known.digest = sha256(convert_to(known.account_id || ' ' || \(call.origin.network.description), 'UTF8'))
            """
        )
        return rows.rowCount > 0
    }

    /// Stores the client's network after a login or a new password, and deletes the least recently used ones beyond the limit.
    static func add(clientOf call: MutationCall, to account: Int64) async throws(MutationFailure) {
        guard call.origin.network.isKnown else { return }
        try await call.execute(
            """
            WITH present AS (
                SELECT sha256(convert_to(\(account) || ' ' || \(call.origin.network.description), 'UTF8')) AS digest
            ), room AS (
                DELETE FROM account_network WHERE account_id = \(account) AND digest IN (
                    SELECT known.digest FROM account_network AS known, present
                    WHERE known.account_id = \(account) AND known.digest <> present.digest
                    ORDER BY known.last_used_at DESC, known.digest OFFSET \(limit - 1)
                )
            )
            INSERT INTO account_network AS known (account_id, digest) SELECT \(account), digest FROM present
            ON CONFLICT (account_id, digest) DO UPDATE SET last_used_at = now() WHERE known.last_used_at < now() - interval '1 day'
            """
        )
    }

    /// Deletes all networks of an account.
    ///
    /// Strangers who knew the former password may have added their networks.
    static func forget(of account: Int64, _ call: MutationCall) async throws(MutationFailure) {
        try await call.execute("DELETE FROM account_network WHERE account_id = \(account)")
    }
}
