-- Where a batch of stores waits for its merge; each commit empties it.

CREATE TEMPORARY TABLE staged_store (
    ordinal integer,
    provider text,
    key text,
    digest bytea,
    name text,
    chain text,
    address text,
    postcode text,
    city text,
    state text,
    country_code text,
    latitude double precision,
    longitude double precision,
    website text,
    phone text,
    opening_hours text,
    price_level price_level,
    store_id bigint
) ON COMMIT DELETE ROWS;

CREATE TEMPORARY TABLE staged_problem (ordinal integer, problem text) ON COMMIT DELETE ROWS;
