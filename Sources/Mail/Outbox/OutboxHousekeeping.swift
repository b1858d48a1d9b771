public import Postgres

/// Deletes old e-mail data, whether or not a mail server is configured.
public enum OutboxHousekeeping {
    /// The statements; each one changes a limited number of rows and must be repeated until it changes none.
    public static let statements: [BoundStatement] = [
        // An expired text holds a secret or news that has become useless, so the text is deleted. The row stays as a record that the
        // e-mail was not sent in time. E-mails being sent are skipped.
        """
        WITH expired AS MATERIALIZED (
            SELECT id FROM email_outbox
            WHERE expires_at <= now() AND body IS NOT NULL AND (state <> 'SENDING' OR next_attempt_at <= now())
            ORDER BY expires_at LIMIT 1000 FOR UPDATE SKIP LOCKED
        )
        UPDATE email_outbox AS entry
        SET state = 'FAILED', body = NULL, reply_to = NULL, next_attempt_at = NULL,
            last_error = left(concat_ws(': ', 'not sent in time', last_error), 300)
        FROM expired WHERE entry.id = expired.id
        """,
        """
        DELETE FROM email_outbox WHERE id IN (
            SELECT id FROM email_outbox WHERE state IN ('SENT', 'FAILED') AND created_at < now() - interval '30 days' LIMIT 1000
        )
        """,
        // A tally expires when no limit counts its e-mails any more.
        """
        DELETE FROM email_tally WHERE subject IN (
            SELECT subject FROM email_tally WHERE expires_at < now() ORDER BY expires_at LIMIT 1000
        )
        """,
    ]
}
