public import Postgres

/// An e-mail of the outbox, to be shown to who runs the service.
public struct OutboxRecord: Sendable, Decodable {
    /// What becomes of an e-mail.
    public enum State: String, Sendable, CaseIterable, Decodable {
        case waiting = "WAITING"
        case sending = "SENDING"
        case sent = "SENT"
        case failed = "FAILED"
    }

    /// Its number.
    public let id: Int64
    /// What has become of it.
    public let state: State
    /// Which e-mail it is: an `EmailTemplate.Name`.
    public let template: String
    /// Who gets it; nil when it was sent to somebody without an account.
    public let recipient: String?
    /// `EN` or `ES`.
    public let language: String
    /// What it is about.
    public let subject: String
    /// The text; nil when it was sent, or has expired.
    public let body: String?
    /// The account that it is about.
    public let account: Int64?
    /// How often it was tried to send it.
    public let attempts: Int
    /// Why it was not taken the last time.
    public let lastError: String?
    /// When it was queued, as RFC 3339 writes it.
    public let createdAt: String
    /// When it is tried next; while it is being sent, until when nobody else tries.
    public let nextAttemptAt: String?
    /// When a mail server took it.
    public let sentAt: String?

    /// The latest e-mails in some states, the newest first.
    public static func list(_ states: [State], limit: Int, on session: PostgresSession) throws(PostgresError) -> [OutboxRecord] {
        var parameters = ParameterBuffer()
        parameters.append(states.map(\.rawValue))
        parameters.append(Int64(limit))
        let rows = try session.query(
            """
            SELECT id, state, template, recipient, language, subject, body, account_id AS account, attempts, last_error,
              date_trunc('second', created_at) AS created_at, date_trunc('second', next_attempt_at) AS next_attempt_at,
              date_trunc('second', sent_at) AS sent_at
            FROM email_outbox WHERE state::text = ANY ($1::text[]) ORDER BY id DESC LIMIT $2::bigint
            """,
            parameters
        )
        return try rows.decode(OutboxRecord.self)
    }

    /// Has a waiting or failed e-mail tried at once, without waiting for later news, unless it has expired; returns whether there is one.
    public static func retry(_ id: Int64, on session: PostgresSession) throws(PostgresError) -> Bool {
        var parameters = ParameterBuffer()
        parameters.append(id)
        let rows = try session.query(
            """
            UPDATE email_outbox SET state = 'WAITING', attempts = 0, next_attempt_at = now(), gathering = NULL
            WHERE id = $1::bigint AND state IN ('WAITING', 'FAILED') AND body IS NOT NULL
              AND (expires_at IS NULL OR expires_at > now())
            """,
            parameters
        )
        return rows.affectedRows == 1
    }
}
