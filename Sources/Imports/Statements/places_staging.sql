-- Where a batch of places waits for its merge; each commit empties it.

CREATE TEMPORARY TABLE staged_place (
    ordinal integer,
    digest bytea,
    key text,
    -- TOWN, REGION or POSTCODE.
    kind text,
    country_code text,
    -- Of a region or postcode.
    code text,
    region_code text,
    region text,
    name text,
    other_names text[],
    latitude double precision,
    longitude double precision,
    population integer,
    time_zone text,
    place_id bigint
) ON COMMIT DELETE ROWS;
