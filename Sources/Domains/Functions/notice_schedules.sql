-- Revision 2.

-- Schedules an account again after a change to the settings of its notifications.
CREATE OR REPLACE FUNCTION schedule_notices() RETURNS trigger LANGUAGE plpgsql AS $$
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

-- The first moment at which the clocks of a time zone show a local time. If they skip that time, the moment at which they are put forward.
CREATE OR REPLACE FUNCTION first_moment(local_time timestamp, zone text) RETURNS timestamptz LANGUAGE plpgsql STABLE STRICT PARALLEL SAFE AS $$
DECLARE
    near timestamptz := local_time AT TIME ZONE zone;
    offset_before interval := ((near - interval '24 hours') AT TIME ZONE zone) - ((near - interval '24 hours') AT TIME ZONE 'UTC');
    offset_after interval := ((near + interval '24 hours') AT TIME ZONE zone) - ((near + interval '24 hours') AT TIME ZONE 'UTC');
    early timestamptz;
    late timestamptz;
    middle timestamptz;
BEGIN
    IF offset_before = offset_after THEN RETURN near; END IF;
    early := (local_time - greatest(offset_before, offset_after)) AT TIME ZONE 'UTC';
    late := (local_time - least(offset_before, offset_after)) AT TIME ZONE 'UTC';
    -- If the local time occurs twice, both moments show it, and the first is returned.
    IF early AT TIME ZONE zone = local_time THEN RETURN early; END IF;
    IF late AT TIME ZONE zone = local_time THEN RETURN late; END IF;
    -- The local time is skipped between the two moments. Searches for the moment at which the clocks are put forward, which is at a full
    -- second.
    WHILE late - early > interval '1 second' LOOP
        middle := early + (late - early) / 2;
        IF middle AT TIME ZONE zone < local_time THEN early := middle; ELSE late := middle; END IF;
    END LOOP;
    RETURN date_trunc('second', late);
END
$$;

-- The time of a local day at which a notification is due. A suggestion is due between 9:00 and 20:00, at a pseudo-random time for the
-- account and the day.
CREATE OR REPLACE FUNCTION notice_time(kind notification_kind, account_id bigint, morning_time time, local_day date) RETURNS time
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE kind
        WHEN 'PLANNED_MEALS' THEN morning_time
        WHEN 'RECIPE_SUGGESTION' THEN time '09:00'
            + (hashint8extended(account_id, local_day - date '2000-01-01') & 9223372036854775807) % 39600 * interval '1 second'
    END;

-- Computes the state of an account at a moment: its local day, whether the day's notification is due now, and when to look again.
--
-- A notification is at most three hours late and is otherwise skipped. A day counts as done by its date, and by the date in the current
-- time zone when the last notification was sent. So an account that changes its time zone gets no second notification on either day.
CREATE OR REPLACE FUNCTION look_for_notice(
    kind notification_kind, account_id bigint, morning_time time, zone text, last_day date, last_at timestamptz, moment timestamptz,
    OUT local_day date, OUT is_due boolean, OUT next_at timestamptz
) LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
    due_at timestamptz;
BEGIN
    local_day := (moment AT TIME ZONE zone)::date;
    due_at := first_moment(local_day + notice_time(kind, account_id, morning_time, local_day), zone);
    is_due := due_at <= moment AND moment < due_at + interval '3 hours'
        AND coalesce(last_day < local_day AND (last_at AT TIME ZONE zone)::date < local_day, true);
    -- If clocks are put back across midnight, the next day has already begun once.
    FOR ahead IN 0..2 LOOP
        next_at := first_moment(local_day + ahead + notice_time(kind, account_id, morning_time, local_day + ahead), zone);
        EXIT WHEN next_at > moment;
    END LOOP;
EXCEPTION WHEN invalid_parameter_value THEN
    -- PostgreSQL no longer knows the time zone. The next change of the account schedules it again.
    is_due := false;
    next_at := NULL;
END
$$;
