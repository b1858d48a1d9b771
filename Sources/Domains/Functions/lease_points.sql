-- Revision 2.

-- Takes points of a key's minute for one server: what it needs at once, or nothing when so much is not left; ahead of that what it wants, but
-- no more than half of the rest, so that little lies with servers that do not use it.
CREATE OR REPLACE FUNCTION lease_points(
    key bigint, per_minute bigint, needed bigint, wanted bigint,
    OUT granted bigint, OUT rest bigint, OUT seconds_left double precision, OUT reset_at text
) LANGUAGE plpgsql AS $$
DECLARE
    present timestamptz;
    usage api_key_usage;
BEGIN
    -- A crash now forgets a few points, which is no reason to wait for a disk.
    PERFORM set_config('synchronous_commit', 'off', true);
    INSERT INTO api_key_usage (api_key_id, minute_start, points, used_at) VALUES (key, clock_timestamp(), 0, clock_timestamp())
    ON CONFLICT DO NOTHING;
    SELECT * INTO STRICT usage FROM api_key_usage WHERE api_key_id = key FOR UPDATE;
    present := clock_timestamp();
    IF usage.minute_start + interval '1 minute' <= present THEN
        usage.minute_start := present;
        usage.points := 0;
    END IF;
    rest := greatest(0, per_minute - usage.points);
    granted := CASE WHEN rest < needed THEN 0 ELSE greatest(needed, least(wanted, rest / 2)) END;
    rest := rest - granted;
    seconds_left := extract(epoch FROM usage.minute_start + interval '1 minute' - present);
    -- A `DateTime`, rounded up: the minute is over then.
    reset_at := to_char(
        (usage.minute_start + interval '1 minute 0.000999 seconds') AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
    );
    UPDATE api_key_usage SET minute_start = usage.minute_start, points = usage.points + granted, used_at = present WHERE api_key_id = key;
END
$$;
