public import Postgres

/// What is forgotten of e-mails, whether or not there is a mail server.
public enum OutboxHousekeeping {
    /// The statements; each takes a bounded number of rows, and is repeated until it finds none.
    public static let statements: [BoundStatement] = [
        // An expired text holds a secret that is of no use any more: that it was not sent in time stays known. What is on its way is left alone.
        """
        WITH expired AS MATERIALIZED (
            SELECT id FROM email_outbox
            WHERE expires_at <= now() AND body IS NOT NULL AND (state <> 'SENDING' OR next_attempt_at <= now())
            ORDER BY expires_at LIMIT 1000 FOR UPDATE SKIP LOCKED
        )
        UPDATE email_outbox AS entry
        SET state = 'FAILED', body = NULL, next_attempt_at = NULL, last_error = left(concat_ws(': ', 'not sent in time', last_error), 300)
        FROM expired WHERE entry.id = expired.id
        """,
        """
        DELETE FROM email_outbox WHERE id IN (
            SELECT id FROM email_outbox WHERE state IN ('SENT', 'FAILED') AND created_at < now() - interval '30 days' LIMIT 1000
        )
        """,
        // A tally expires when no bound counts its e-mails any more.
        """
        DELETE FROM email_tally WHERE subject IN (
            SELECT subject FROM email_tally WHERE expires_at < now() ORDER BY expires_at LIMIT 1000
        )
        """,
    ]
}
