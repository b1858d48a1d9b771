import Languages
import Postgres

/// An e-mail that this process has claimed for one attempt to send it.
struct OutboxEntry: Sendable, Decodable {
    let id: Int64
    /// The number of the attempt, beginning with 1.
    let attempt: Int32
    let recipient: String
    /// The address for replies, if they do not go to the service.
    let replyTo: String?
    /// The enum value, which a newer version of the program may have added.
    let language: String
    let template: String
    let subject: String
    let body: String
    /// The time of queueing in seconds since 1970.
    let createdAt: Int64
    let messageID: String

    /// The message, which is the same in every attempt.
    ///
    /// Nil if the recipient is invalid, which can happen only through a manual change.
    func message(from sender: Mailbox) -> EmailMessage? {
        guard let address = EmailAddress(recipient) else { return nil }
        return EmailMessage(
            from: sender,
            to: address,
            replyTo: replyTo.flatMap { EmailAddress($0) },
            subject: subject,
            body: body,
            language: Language(enumValue: language) ?? .english,
            date: createdAt,
            identifier: messageID
        )
    }

    /// Claims the e-mail that has been due longest; nil if no e-mail is due, unexpired and below the maximum number of attempts.
    ///
    /// Other processes cannot claim the e-mail until the lease ends. If this process dies, others take over then.
    static func claim(lease: Duration, attempts: Int, on session: PostgresSession) throws(PostgresError) -> OutboxEntry? {
        var parameters = ParameterBuffer()
        parameters.append(lease / .seconds(1))
        parameters.append(Int64(attempts))
        // A CTE, so that the row is chosen once under every plan.
        let rows = try session.query(
            """
            WITH due AS MATERIALIZED (
              SELECT id FROM email_outbox WHERE state IN ('WAITING', 'SENDING') AND next_attempt_at <= now()
                AND attempts < $2::bigint AND (expires_at IS NULL OR expires_at > now())
              ORDER BY next_attempt_at, id LIMIT 1 FOR UPDATE SKIP LOCKED
            )
            UPDATE email_outbox AS entry
            SET state = 'SENDING', attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $1::double precision)
            FROM due WHERE entry.id = due.id
            RETURNING entry.id, attempts AS attempt, recipient, reply_to, language, template, subject, body,
              extract(epoch FROM created_at)::bigint AS created_at, message_id
            """,
            parameters
        )
        return try rows.first(OutboxEntry.self)
    }

    /// Gives up e-mails whose last attempt was never finished, so that an e-mail that crashes its sender is not tried for ever.
    ///
    /// - Returns: The number of e-mails.
    static func giveUp(after attempts: Int, on session: PostgresSession) throws(PostgresError) -> Int {
        var parameters = ParameterBuffer()
        parameters.append(Int64(attempts))
        return try session.query(
            """
            WITH lost AS MATERIALIZED (
              SELECT id FROM email_outbox WHERE state IN ('WAITING', 'SENDING') AND next_attempt_at <= now() AND attempts >= $1::bigint
              LIMIT 1000 FOR UPDATE SKIP LOCKED
            )
            UPDATE email_outbox AS entry
            SET state = 'FAILED', next_attempt_at = NULL,
              last_error = left(concat_ws(': ', 'given up after ' || attempts || ' attempts', coalesce(last_error, 'none was finished')), 300)
            FROM lost WHERE entry.id = lost.id
            """,
            parameters
        ).affectedRows
    }

    /// The outcome of an attempt.
    enum Outcome: Sendable, Equatable {
        case sent
        case failed(reason: String)
        case retry(after: Duration, reason: String)
    }

    /// Records the outcome of the attempt, unless another attempt has begun since.
    func settle(_ outcome: Outcome, on session: PostgresSession) throws(PostgresError) {
        var parameters = ParameterBuffer()
        parameters.append(id)
        parameters.append(attempt)
        let statement: String
        switch outcome {
        case .sent:
            // The text and the address for replies are private to the recipient, and so is the recipient's address without an account.
            statement = """
                UPDATE email_outbox SET state = 'SENT', sent_at = now(), next_attempt_at = NULL, last_error = NULL, body = NULL,
                    reply_to = NULL, recipient = CASE WHEN account_id IS NOT NULL THEN recipient END
                WHERE id = $1::bigint AND attempts = $2::integer AND state = 'SENDING'
                """
        case .failed(let reason):
            parameters.append(Self.short(reason))
            statement = """
                UPDATE email_outbox SET state = 'FAILED', next_attempt_at = NULL, last_error = $3::text
                WHERE id = $1::bigint AND attempts = $2::integer AND state = 'SENDING'
                """
        case .retry(let delay, let reason):
            parameters.append(Self.short(reason))
            parameters.append(delay / .seconds(1))
            statement = """
                UPDATE email_outbox SET state = 'WAITING', last_error = $3::text, next_attempt_at = now() + make_interval(secs => $4::double precision)
                WHERE id = $1::bigint AND attempts = $2::integer AND state = 'SENDING'
                """
        }
        try session.query(statement, parameters)
    }

    private static func short(_ reason: String) -> String {
        String(String.UnicodeScalarView(reason.onOneLine.unicodeScalars.prefix(300)))
    }
}
