public import Postgres

/// What is removed because nobody can use it any more; each statement takes a bounded number of rows, and the next run the rest.
public enum Housekeeping {
    /// The statements, in any order.
    public static let statements: [BoundStatement] = [
        "DELETE FROM session WHERE id IN (SELECT id FROM session WHERE expires_at < now() ORDER BY expires_at LIMIT 1000)",
        """
        DELETE FROM idempotency_key WHERE digest IN (
            SELECT digest FROM idempotency_key WHERE created_at < now() - interval '24 hours' ORDER BY created_at LIMIT 10000
        )
        """,
        "DELETE FROM attempt WHERE subject IN (SELECT subject FROM attempt WHERE expires_at < now() ORDER BY expires_at LIMIT 10000)",
        "DELETE FROM password_reset WHERE id IN (SELECT id FROM password_reset WHERE expires_at < now() ORDER BY expires_at LIMIT 1000)",
        // Their owners see for a while that they ended.
        """
        DELETE FROM api_key WHERE id IN (
            SELECT id FROM api_key WHERE least(revoked_at, expires_at) < now() - interval '90 days'
            ORDER BY least(revoked_at, expires_at) LIMIT 1000
        )
        """,
    ]
}
