import Mail
public import Postgres
import Push

/// The statements that delete expired rows and old texts, and store the final costs of grocery lists.
public enum Housekeeping {
    /// The statements, with expired secrets before notifications and other texts.
    ///
    /// Each statement processes a bounded number of rows, so that no other transaction waits long, and is repeated until it finds none.
    public static let statements: [BoundStatement] =
        OutboxHousekeeping.statements + [PushOutbox.housekeeping] + GroceryHousekeeping.statements + [
            // Before the sessions, which stay longer. The pushes on their way go with the devices.
            """
            DELETE FROM device WHERE id IN (
                SELECT device.id FROM device JOIN session ON session.id = device.session_id WHERE session.expires_at < now() LIMIT 1000
            )
            """,
            // For 30 days a client learns that its session has expired, and not merely that it is unknown.
            """
            DELETE FROM session WHERE id IN (
                SELECT id FROM session WHERE expires_at < now() - interval '30 days' ORDER BY expires_at LIMIT 1000
            )
            """,
            """
            DELETE FROM idempotency_key WHERE digest IN (
                SELECT digest FROM idempotency_key WHERE created_at < now() - interval '24 hours' ORDER BY created_at LIMIT 1000
            )
            """,
            "DELETE FROM attempt WHERE subject IN (SELECT subject FROM attempt WHERE expires_at < now() ORDER BY expires_at LIMIT 1000)",
            "DELETE FROM password_reset WHERE id IN (SELECT id FROM password_reset WHERE expires_at < now() ORDER BY expires_at LIMIT 1000)",
            "DELETE FROM data_export WHERE id IN (SELECT id FROM data_export WHERE expires_at < now() ORDER BY expires_at LIMIT 1000)",
            """
            DELETE FROM email_confirmation WHERE id IN (
                SELECT id FROM email_confirmation WHERE expires_at < now() ORDER BY expires_at LIMIT 1000
            )
            """,
            """
            DELETE FROM identity_confirmation WHERE id IN (
                SELECT id FROM identity_confirmation WHERE expires_at < now() ORDER BY expires_at LIMIT 1000
            )
            """,
            """
            DELETE FROM used_identity_token WHERE digest IN (
                SELECT digest FROM used_identity_token WHERE expires_at < now() ORDER BY expires_at LIMIT 1000
            )
            """,
            """
            DELETE FROM account_network WHERE (account_id, digest) IN (
                SELECT account_id, digest FROM account_network
                WHERE last_used_at < now() - make_interval(days => \(KnownNetworks.days)::integer) ORDER BY last_used_at LIMIT 1000
            )
            """,
            """
            DELETE FROM restricted_mailbox WHERE digest IN (
                SELECT digest FROM restricted_mailbox WHERE expires_at < now() ORDER BY expires_at LIMIT 1000
            )
            """,
            // Owners can see ended keys for 90 days.
            """
            DELETE FROM api_key WHERE id IN (
                SELECT id FROM api_key WHERE least(revoked_at, expires_at) < now() - interval '90 days'
                ORDER BY least(revoked_at, expires_at) LIMIT 1000
            )
            """,
            """
            DELETE FROM notification WHERE id IN (
                SELECT id FROM notification WHERE read_at IS NOT NULL AND created_at < now() - interval '180 days'
                ORDER BY created_at LIMIT 1000
            )
            """,
            """
            DELETE FROM notification WHERE id IN (
                SELECT id FROM notification WHERE created_at < now() - interval '1 year' ORDER BY created_at LIMIT 1000
            )
            """,
            // After a year the friend can be invited again.
            """
            DELETE FROM referral WHERE id IN (
                SELECT id FROM referral WHERE created_at < now() - interval '1 year' ORDER BY created_at LIMIT 1000
            )
            """,
            // Decisions stay, but the texts that people wrote about each other are deleted a year after the decision.
            """
            UPDATE report SET reason = '', note = NULL WHERE id IN (
                SELECT id FROM report WHERE resolved_at < now() - interval '1 year' AND (reason <> '' OR note IS NOT NULL)
                ORDER BY resolved_at LIMIT 1000
            )
            """,
        ]
}
