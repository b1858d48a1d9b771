import Domains
package import Postgres
import Sodium

/// Credentials that a test has stored in the database.
package struct TestToken: Caller {
    package let text: String

    package init(text: String) { self.text = text }

    package var credentials: String { text }

    /// Creates a session of an account.
    package static func session(of account: Int64, in session: PostgresSession) throws -> TestToken {
        let token = SecretToken(random: .session)
        try session.run(
            """
            INSERT INTO session (digest, account_id, expires_at)
            VALUES (\(bytes: token.digest.bytes), \(account), now() + interval '1 hour')
            """
        )
        return TestToken(text: token.text)
    }

    /// Creates an API key of an account.
    package static func key(
        of account: Int64,
        scopes: [String],
        pointsPerMinute: Int? = nil,
        in session: PostgresSession
    ) throws -> TestToken {
        let token = SecretToken(random: .apiKey)
        try session.run(
            """
            INSERT INTO api_key (digest, account_id, name, hint, scopes, points_per_minute)
            VALUES (\(bytes: token.digest.bytes), \(account), 'Test', \(String(token.text.prefix(8))), \(scopes, as: "api_key_scope[]"),
                \(pointsPerMinute)::integer)
            """
        )
        return TestToken(text: token.text)
    }
}
