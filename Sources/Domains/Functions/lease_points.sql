-- Revision 3.

-- Leases points of a key's minute to one server. It grants `needed`, or nothing if too few are left. In advance it grants up to `wanted`,
-- but at most half of the rest, so that few points are tied up at servers that do not use them.
CREATE OR REPLACE FUNCTION lease_points(
    key bigint, per_minute bigint, needed bigint, wanted bigint,
    OUT granted bigint, OUT rest bigint, OUT seconds_left double precision, OUT reset_at text
) LANGUAGE plpgsql AS $$
DECLARE
    present timestamptz;
    usage api_key_usage;
BEGIN
    -- A crash would lose only a few points, so the commit need not wait for the disk.
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
    -- A `DateTime`, rounded up to a time when the minute is over.
    reset_at := to_char(
        (usage.minute_start + interval '1 minute 0.000999 seconds') AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
    );
    UPDATE api_key_usage SET minute_start = usage.minute_start, points = usage.points + granted, used_at = present WHERE api_key_id = key;
END
$$;
