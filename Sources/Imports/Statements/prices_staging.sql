-- Where a batch of prices waits for its merge; each commit empties it.

CREATE TEMPORARY TABLE staged_price (
    ordinal integer,
    store text,
    city text,
    ingredient text,
    price_minor numeric,
    currency_code text,
    quantity numeric,
    -- One of ours, or else how many grams one is.
    unit measurement_unit,
    unit_grams numeric,
    in_stock boolean,
    -- The day of the price, if it is known.
    observed_on date,
    store_id bigint,
    ingredient_id bigint,
    price_per_kg_minor bigint,
    state integer
) ON COMMIT DELETE ROWS;

CREATE TEMPORARY TABLE staged_problem (ordinal integer, problem text) ON COMMIT DELETE ROWS;

-- The days of the prices that this import has merged, because an older price must not replace a newer one in an earlier batch.
CREATE TEMPORARY TABLE price_day (store_id bigint, ingredient_id bigint, observed_on date NOT NULL, PRIMARY KEY (store_id, ingredient_id));
