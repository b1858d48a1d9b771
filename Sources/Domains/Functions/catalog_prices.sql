-- Revision 4.

-- The bounds of a price in minor units, limited to the range of the column.
CREATE OR REPLACE FUNCTION price_minor_at_least(amount numeric) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN least(greatest(ceil(amount * 100), 0), 9e18)::bigint;

CREATE OR REPLACE FUNCTION price_minor_at_most(amount numeric) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN greatest(least(floor(amount * 100), 9e18), -1)::bigint;

-- The price bands, named by their bounds in whole units. The upper bound belongs to the next band.
CREATE OR REPLACE FUNCTION catalog_price_bands() RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN ARRAY['0-25', '25-50', '50-100', '100-200', '200-400', '400-'];

CREATE OR REPLACE FUNCTION catalog_price_band(price_minor bigint) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN (catalog_price_bands())[1 + width_bucket(price_minor, ARRAY[2500, 5000, 10000, 20000, 40000]::bigint[])];

-- The bands that overlap a price range.
CREATE OR REPLACE FUNCTION catalog_price_bands_within(least_minor bigint, most_minor bigint) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN (
        SELECT array_agg(band)
        FROM unnest(catalog_price_bands()) WITH ORDINALITY AS band(band, place)
        WHERE place >= array_position(catalog_price_bands(), catalog_price_band(coalesce(least_minor, 0)))
            AND place <= array_position(catalog_price_bands(), catalog_price_band(coalesce(most_minor, 9223372036854775807)))
    );

-- A band as a value of the filter field `price`. Its decimals are strings, as in responses.
CREATE OR REPLACE FUNCTION catalog_price_range(band text) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN jsonb_strip_nulls(jsonb_build_object(
        'min', nullif(split_part(band, '-', 1), '') || '.00',
        'max', (nullif(split_part(band, '-', 2), '')::numeric - 0.01)::text
    ));

-- The band that equals a value of the filter field `price`, in any notation of the numbers. NULL for any other range.
CREATE OR REPLACE FUNCTION catalog_price_band_chosen(price jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
BEGIN ATOMIC
    SELECT band
    FROM unnest(catalog_price_bands()) AS band, catalog_price_range(band) AS range
    WHERE (price ->> 'min')::numeric IS NOT DISTINCT FROM (range ->> 'min')::numeric
        AND (price ->> 'max')::numeric IS NOT DISTINCT FROM (range ->> 'max')::numeric;
END;
