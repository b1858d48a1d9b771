-- Notifications at a local time of the account: the planned meals in the morning, and a recipe suggestion once a day.

-- Whether those notifications are also sent by e-mail.
ALTER TABLE account ADD COLUMN notify_by_email boolean NOT NULL DEFAULT false;

-- The times at which servers check an account for a kind of notification. A row stays when the account turns the kind off. So turning it on
-- again does not cause a second notification on the same day.
CREATE TABLE notice_schedule (
    account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
    kind notification_kind NOT NULL CHECK (kind IN ('PLANNED_MEALS', 'RECIPE_SUGGESTION')),
    -- `-infinity` after a change to the account: the next check computes the time. NULL while the account gets no notifications of this
    -- kind.
    next_at timestamptz,
    -- The last local day that is done, and the time at which it was done.
    last_day date,
    last_at timestamptz,
    PRIMARY KEY (account_id, kind),
    CONSTRAINT notice_schedule_last_whole CHECK (num_nonnulls(last_day, last_at) IN (0, 2))
);

CREATE INDEX notice_schedule_due ON notice_schedule (kind, next_at) WHERE next_at IS NOT NULL;

-- The current version is in `Functions/notice_schedules.sql`.
CREATE FUNCTION schedule_notices() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    wanted notification_kind[] := array_remove(ARRAY[
        CASE WHEN NEW.status = 'ACTIVE' AND NEW.notify_planned_meals THEN 'PLANNED_MEALS' END,
        CASE WHEN NEW.status = 'ACTIVE' AND NEW.notify_recipe_suggestions THEN 'RECIPE_SUGGESTION' END
    ]::notification_kind[], NULL);
BEGIN
    INSERT INTO notice_schedule (account_id, kind, next_at)
    SELECT NEW.id, kind, '-infinity' FROM unnest(wanted) AS kind
    ON CONFLICT (account_id, kind) DO UPDATE SET next_at = excluded.next_at;
    UPDATE notice_schedule SET next_at = NULL WHERE account_id = NEW.id AND kind <> ALL (wanted) AND next_at IS NOT NULL;
    RETURN NULL;
END
$$;

CREATE TRIGGER notices_scheduled_at_first AFTER INSERT ON account
    FOR EACH ROW WHEN (NEW.notify_planned_meals OR NEW.notify_recipe_suggestions) EXECUTE FUNCTION schedule_notices();
CREATE TRIGGER notices_scheduled_anew
    AFTER UPDATE OF status, time_zone, notify_planned_meals, notify_recipe_suggestions, notify_morning_time ON account
    FOR EACH ROW WHEN (
        (OLD.status, OLD.time_zone, OLD.notify_planned_meals, OLD.notify_recipe_suggestions, OLD.notify_morning_time) IS DISTINCT FROM
        (NEW.status, NEW.time_zone, NEW.notify_planned_meals, NEW.notify_recipe_suggestions, NEW.notify_morning_time)
        AND (OLD.notify_planned_meals OR OLD.notify_recipe_suggestions OR NEW.notify_planned_meals OR NEW.notify_recipe_suggestions)
    )
    EXECUTE FUNCTION schedule_notices();

INSERT INTO notice_schedule (account_id, kind, next_at)
SELECT id, choice.kind, '-infinity'
FROM account CROSS JOIN LATERAL (VALUES
    ('PLANNED_MEALS'::notification_kind, notify_planned_meals), ('RECIPE_SUGGESTION', notify_recipe_suggestions)
) AS choice (kind, is_wanted)
WHERE choice.is_wanted AND status = 'ACTIVE';
