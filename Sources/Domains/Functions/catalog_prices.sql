-- Revision 3.

-- The bounds of a price in minor units: no number that a person writes is too large for the column.
CREATE OR REPLACE FUNCTION price_minor_at_least(amount numeric) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN least(greatest(ceil(amount * 100), 0), 9e18)::bigint;

CREATE OR REPLACE FUNCTION price_minor_at_most(amount numeric) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN greatest(least(floor(amount * 100), 9e18), -1)::bigint;

-- Bands of prices, named by their bounds in whole units; the upper bound belongs to the next band.
CREATE OR REPLACE FUNCTION catalog_price_bands() RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN ARRAY['0-25', '25-50', '50-100', '100-200', '200-400', '400-'];

CREATE OR REPLACE FUNCTION catalog_price_band(price_minor bigint) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN (catalog_price_bands())[1 + width_bucket(price_minor, ARRAY[2500, 5000, 10000, 20000, 40000]::bigint[])];

-- The bands that a range of prices touches.
CREATE OR REPLACE FUNCTION catalog_price_bands_within(least_minor bigint, most_minor bigint) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN (
        SELECT array_agg(band)
        FROM unnest(catalog_price_bands()) WITH ORDINALITY AS band(band, place)
        WHERE place >= array_position(catalog_price_bands(), catalog_price_band(coalesce(least_minor, 0)))
            AND place <= array_position(catalog_price_bands(), catalog_price_band(coalesce(most_minor, 9223372036854775807)))
    );

-- A band as the filter field `price` takes it: decimals are strings there, as they are in answers.
CREATE OR REPLACE FUNCTION catalog_price_range(band text) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN jsonb_strip_nulls(jsonb_build_object(
        'min', nullif(split_part(band, '-', 1), '') || '.00',
        'max', (nullif(split_part(band, '-', 2), '')::numeric - 0.01)::text
    ));

-- The band that a value of the filter field `price` is, however its numbers are written; NULL for any other range.
CREATE OR REPLACE FUNCTION catalog_price_band_chosen(price jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
BEGIN ATOMIC
    SELECT band
    FROM unnest(catalog_price_bands()) AS band, catalog_price_range(band) AS range
    WHERE (price ->> 'min')::numeric IS NOT DISTINCT FROM (range ->> 'min')::numeric
        AND (price ->> 'max')::numeric IS NOT DISTINCT FROM (range ->> 'max')::numeric;
END;
