import Postgres

/// A push that this process has claimed for one attempt to send it.
struct PushEntry: Sendable, Decodable {
    let id: Int64
    /// The number of the attempt, beginning with 1.
    let attempt: Int32
    let notification: Int64
    let device: Int64
    /// The time of the device's registration in microseconds since 1970.
    let registeredAt: Int64
    /// The secret address of the device.
    let token: String
    /// The app on the device, if the person's app named it.
    let bundle: String?
    /// The notification in the language of the account.
    let title: String
    let text: String
    let kind: String
    /// The global id of the notification's object.
    let object: String?
    /// Pushes with the same key replace each other.
    let collapseKey: String
    /// The end of the push's lifetime in seconds since 1970, and the seconds that remain.
    let expiresAt: Int64
    let secondsLeft: Int64
    /// Whether the notification was read meanwhile, the device now belongs to another account, or its session has expired.
    let isStale: Bool

    /// Claims the push of a platform that has been due longest; nil if none is due.
    ///
    /// Other processes cannot claim it until the lease ends. If this process dies, others take over then.
    static func claim(
        _ platform: PushPlatform,
        lease: Duration,
        attempts: Int,
        on session: PostgresSession
    ) throws(PostgresError) -> PushEntry? {
        var parameters = ParameterBuffer()
        parameters.append(platform.rawValue)
        parameters.append(lease / .seconds(1))
        parameters.append(Int64(attempts))
        // A CTE, so that the row is chosen once under every plan.
        let rows = try session.query(
            """
            WITH due AS MATERIALIZED (
              SELECT id FROM push_outbox WHERE platform = $1::text::device_platform AND next_attempt_at <= now() AND expires_at > now()
                AND attempts < $3::bigint
              ORDER BY next_attempt_at, id LIMIT 1 FOR UPDATE SKIP LOCKED
            ), claimed AS (
              UPDATE push_outbox AS entry
              SET attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $2::double precision)
              FROM due WHERE entry.id = due.id RETURNING entry.*
            )
            SELECT claimed.id, claimed.attempts AS attempt, claimed.notification_id AS notification, claimed.device_id AS device,
              (extract(epoch FROM device.updated_at) * 1000000)::bigint AS registered_at, device.token, device.bundle,
              CASE owner.language WHEN 'ES' THEN notice.title_es ELSE notice.title_en END AS title,
              CASE owner.language WHEN 'ES' THEN notice.text_es ELSE notice.text_en END AS text,
              notice.kind, notice.object_type || '_' || notice.object_id AS object, claimed.collapse_key,
              extract(epoch FROM claimed.expires_at)::bigint AS expires_at,
              greatest(extract(epoch FROM claimed.expires_at - now()), 1)::bigint AS seconds_left,
              notice.read_at IS NOT NULL OR notice.account_id <> device.account_id OR registration.expires_at <= now() AS is_stale
            FROM claimed JOIN device ON device.id = claimed.device_id JOIN notification AS notice ON notice.id = claimed.notification_id
              JOIN account AS owner ON owner.id = device.account_id JOIN session AS registration ON registration.id = device.session_id
            """,
            parameters
        )
        return try rows.first(PushEntry.self)
    }

    /// Deletes pushes that have expired, or whose last permitted attempt was never finished.
    ///
    /// - Returns: The number of pushes.
    static func giveUp(_ platform: PushPlatform, after attempts: Int, on session: PostgresSession) throws(PostgresError) -> Int {
        var parameters = ParameterBuffer()
        parameters.append(platform.rawValue)
        parameters.append(Int64(attempts))
        return try session.query(
            """
            DELETE FROM push_outbox WHERE id IN (
              SELECT id FROM push_outbox WHERE platform = $1::text::device_platform AND next_attempt_at <= now()
                AND (attempts >= $2::bigint OR expires_at <= now())
              ORDER BY next_attempt_at LIMIT 1000 FOR UPDATE SKIP LOCKED
            )
            """,
            parameters
        ).affectedRows
    }

    /// The outcome of an attempt.
    enum Outcome: Sendable, Equatable {
        /// The service has accepted the push.
        case sent
        /// The push is no longer wanted.
        case withdrawn
        /// The push will never be accepted.
        case failed(reason: String)
        /// The service no longer knows the device; `since` is the time in milliseconds since 1970 when it last checked.
        case unregistered(since: Int64?, reason: String)
        /// Another attempt follows.
        case retry(after: Duration, reason: String)
    }

    /// Records the outcome of the attempt, unless another attempt has begun or another notification has taken the place since.
    func settle(_ outcome: Outcome, on session: PostgresSession) throws(PostgresError) {
        var parameters = ParameterBuffer()
        let statement: String
        switch outcome {
        case .sent, .withdrawn, .failed:
            statement = "DELETE FROM push_outbox WHERE id = $1::bigint AND attempts = $2::integer AND notification_id = $3::bigint"
        case .unregistered(let since, _):
            // A device that was registered again meanwhile has a valid token and stays.
            var device = ParameterBuffer()
            device.append(self.device)
            device.append(registeredAt)
            if let since { device.append(since) } else { device.appendNull() }
            try session.query(
                """
                DELETE FROM device WHERE id = $1::bigint AND (extract(epoch FROM updated_at) * 1000000)::bigint = $2::bigint
                  AND ($3::bigint IS NULL OR updated_at <= to_timestamp($3::bigint / 1000.0))
                """,
                device
            )
            statement = "DELETE FROM push_outbox WHERE id = $1::bigint AND attempts = $2::integer AND notification_id = $3::bigint"
        case .retry:
            statement = """
                UPDATE push_outbox SET next_attempt_at = now() + make_interval(secs => $4::double precision), last_error = $5::text
                WHERE id = $1::bigint AND attempts = $2::integer AND notification_id = $3::bigint
                """
        }
        parameters.append(id)
        parameters.append(attempt)
        parameters.append(notification)
        if case .retry(let delay, let reason) = outcome {
            parameters.append(delay / .seconds(1))
            parameters.append(String(reason.unicodeScalars.prefix(200).map(Character.init)))
        }
        try session.query(statement, parameters)
    }
}
