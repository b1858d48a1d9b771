public import Postgres

/// Statements about waiting pushes.
///
/// A trigger puts each notification into the outbox, in the transaction that creates it (`push_outbox.sql`).
public enum PushOutbox {
    /// The statement that deletes waiting pushes of kinds that an account has just declined.
    public static func withdrawingUnwanted(by account: Int64) -> BoundStatement {
        """
        DELETE FROM push_outbox AS entry USING notification, account AS owner
        WHERE owner.id = \(account) AND notification.account_id = owner.id AND entry.notification_id = notification.id
            AND entry.device_id IN (SELECT id FROM device WHERE account_id = \(account))
            AND CASE notification.kind
                WHEN 'PLANNED_MEALS' THEN NOT owner.notify_planned_meals
                WHEN 'RECIPE_SUGGESTION' THEN NOT owner.notify_recipe_suggestions
                WHEN 'DONATION' THEN NOT owner.notify_donations
                ELSE false
            END
        """
    }

    /// Deletes expired pushes, whether or not a push service is configured.
    ///
    /// The statement deletes a limited number of rows and must be repeated until it deletes none. A day later than necessary, so that the
    /// delivery counts its own expired pushes first.
    public static let housekeeping: BoundStatement = """
        DELETE FROM push_outbox WHERE id IN (
            SELECT id FROM push_outbox WHERE expires_at < now() - interval '1 day' ORDER BY expires_at LIMIT 1000 FOR UPDATE SKIP LOCKED
        )
        """
}
