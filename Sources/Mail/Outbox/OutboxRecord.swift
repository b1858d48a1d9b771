public import Postgres

/// An e-mail of the outbox, for display to operators.
public struct OutboxRecord: Sendable, Decodable {
    /// The state of an e-mail.
    public enum State: String, Sendable, CaseIterable, Decodable {
        case waiting = "WAITING"
        case sending = "SENDING"
        case sent = "SENT"
        case failed = "FAILED"
    }

    /// The e-mail's id.
    public let id: Int64
    /// The current state.
    public let state: State
    /// The kind of the e-mail, an `EmailTemplate.Name`.
    public let template: String
    /// The recipient; nil if the e-mail was sent to a person without an account.
    public let recipient: String?
    /// The address for replies until the e-mail is sent; nil if they go to the service.
    public let replyTo: String?
    /// `EN` or `ES`.
    public let language: String
    /// The subject.
    public let subject: String
    /// The text; nil if the e-mail was sent or has expired.
    public let body: String?
    /// The recipient's account.
    public let account: Int64?
    /// The number of attempts so far.
    public let attempts: Int
    /// The error of the last failed attempt.
    public let lastError: String?
    /// The time of queueing, as in RFC 3339.
    public let createdAt: String
    /// The time of the next attempt; while the e-mail is being sent, the end of the lease.
    public let nextAttemptAt: String?
    /// The time at which a mail server accepted the e-mail.
    public let sentAt: String?

    /// Lists the latest e-mails in the given states, newest first.
    public static func list(_ states: [State], limit: Int, on session: PostgresSession) throws(PostgresError) -> [OutboxRecord] {
        var parameters = ParameterBuffer()
        parameters.append(states.map(\.rawValue))
        parameters.append(Int64(limit))
        let rows = try session.query(
            """
            SELECT id, state, template, recipient, reply_to, language, subject, body, account_id AS account, attempts, last_error,
              date_trunc('second', created_at) AS created_at, date_trunc('second', next_attempt_at) AS next_attempt_at,
              date_trunc('second', sent_at) AS sent_at
            FROM email_outbox WHERE state::text = ANY ($1::text[]) ORDER BY id DESC LIMIT $2::bigint
            """,
            parameters
        )
        return try rows.decode(OutboxRecord.self)
    }

    /// Retries a waiting or failed e-mail immediately, without waiting for later news.
    ///
    /// The e-mail keeps its object, so that it can be found when the object is deleted, unless later news about the object is waiting.
    ///
    /// Returns false if there is no such e-mail or if it has expired.
    public static func retry(_ id: Int64, on session: PostgresSession) throws(PostgresError) -> Bool {
        var parameters = ParameterBuffer()
        parameters.append(id)
        let rows = try session.query(
            """
            UPDATE email_outbox AS entry SET state = 'WAITING', attempts = 0, next_attempt_at = now(),
                gathering = CASE WHEN NOT EXISTS (
                    SELECT FROM email_outbox AS later
                    WHERE later.gathering = entry.gathering AND later.account_id = entry.account_id AND later.id <> entry.id
                        AND later.state = 'WAITING' AND later.attempts = 0
                ) THEN gathering END
            WHERE id = $1::bigint AND state IN ('WAITING', 'FAILED') AND body IS NOT NULL
              AND (expires_at IS NULL OR expires_at > now())
            """,
            parameters
        )
        return rows.affectedRows == 1
    }
}
