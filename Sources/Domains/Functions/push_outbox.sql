-- Revision 1.

-- Puts new notifications into the outbox of pushes, for each device of their accounts. A notification exists only if the account wants its
-- kind, so there is nothing else to check. A day's meals replace the meals of the day before, and news about an object replaces older news.
CREATE OR REPLACE FUNCTION queue_pushes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO push_outbox AS waiting (device_id, platform, notification_id, collapse_key, expires_at)
    SELECT DISTINCT ON (device.id, topic.key) device.id, device.platform, notice.id, topic.key, now() + interval '1 day'
    FROM added AS notice
    JOIN device ON device.account_id = notice.account_id
    CROSS JOIN LATERAL (
        SELECT CASE
            WHEN notice.kind IN ('PLANNED_MEALS', 'RECIPE_SUGGESTION') THEN notice.kind::text
            WHEN notice.object_id IS NULL OR length(notice.object_type) > 24 THEN 'notification_' || notice.id
            ELSE notice.kind || ' ' || notice.object_type || '_' || notice.object_id
        END
    ) AS topic (key)
    ORDER BY device.id, topic.key, notice.id DESC
    ON CONFLICT (device_id, collapse_key) DO UPDATE
    SET notification_id = excluded.notification_id, expires_at = excluded.expires_at, created_at = now(), attempts = 0,
        next_attempt_at = now(), last_error = NULL;
    RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER notification_pushed AFTER INSERT ON notification
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION queue_pushes();
