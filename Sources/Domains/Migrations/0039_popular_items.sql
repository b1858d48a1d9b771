-- Bitmaps of the popularity bands, for selecting items. People do not see the bands as a facet.

CREATE OR REPLACE FUNCTION catalog_popularity_band(popularity integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN width_bucket(popularity, ARRAY[10, 100, 1000]);

INSERT INTO catalog_bitmap (facet, segment, value, items)
SELECT 'popularity', (id >> 13)::integer, catalog_popularity_band(popularity)::text,
    bit_or(set_bit(0::bit(8192), (id & 8191)::integer, 1))
FROM catalog_item
WHERE catalog_popularity_band(popularity) > 0
GROUP BY 2, 3;

-- The version in `Functions/catalog_bitmaps.sql` is applied later. Rows that are written until then need these values, too.
CREATE OR REPLACE FUNCTION catalog_values(item catalog_item) RETURNS TABLE (facet catalog_facet, value text)
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT list.facet, unnest(list.texts)
    FROM (VALUES
        ('category'::catalog_facet, ARRAY[item.category::text]),
        ('brands', ARRAY[item.brand]),
        ('colors', item.colors::text[]),
        ('sizes', item.sizes),
        ('price', ARRAY[catalog_price_band(item.price_minor)]),
        ('inStock', ARRAY[item.in_stock::text]),
        ('tags', item.tags),
        ('popularity', array_remove(ARRAY[catalog_popularity_band(item.popularity)], 0)::text[])
    ) AS list(facet, texts)
$$;
