-- Revision 3.

-- Grouping all items by each of their values takes a quarter of a second for 200,000 items. Instead, a bitmap for each value marks the
-- items that have it, and counting takes AND, OR and bit counts. Bitmaps are stored in segments of 8,192 items, so that a change writes 1
-- kB for each value even if the catalogue grows. Triggers keep them exact in the same transaction.

-- An empty segment of the catalogue. Item `id` is bit `id & 8191` of segment `id >> 13`.
CREATE OR REPLACE FUNCTION catalog_no_items() RETURNS bit(8192) LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN 0::bit(8192);

-- The popularity of an item, from 0 to 3.
CREATE OR REPLACE FUNCTION catalog_popularity_band(popularity integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN width_bucket(popularity, ARRAY[10, 100, 1000]);

-- All counted values of an item, and its popularity band.
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

-- Flips the bits of items that gained or lost a value. All writers lock the rows in the same order, so they cannot deadlock.
CREATE OR REPLACE FUNCTION flip_catalog_bits(ids bigint[], facets catalog_facet[], texts text[]) RETURNS void LANGUAGE sql AS $$
    INSERT INTO catalog_bitmap AS bitmap (facet, segment, value, items)
    SELECT facet, (id >> 13)::integer AS segment, value, bit_or(set_bit(catalog_no_items(), (id & 8191)::integer, 1))
    FROM unnest(ids, facets, texts) AS flip(id, facet, value)
    GROUP BY facet, segment, value
    ORDER BY facet, segment, value
    ON CONFLICT (facet, segment, value) DO UPDATE SET items = bitmap.items # EXCLUDED.items
$$;

CREATE OR REPLACE FUNCTION catalog_item_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        PERFORM flip_catalog_bits(array_agg(item.id), array_agg(has.facet), array_agg(has.value))
        FROM inserted AS item, catalog_values(item) AS has;
    ELSIF TG_OP = 'DELETE' THEN
        PERFORM flip_catalog_bits(array_agg(item.id), array_agg(had.facet), array_agg(had.value))
        FROM deleted AS item, catalog_values(item) AS had;
    ELSIF TG_OP = 'UPDATE' THEN
        PERFORM flip_catalog_bits(array_agg(flip.id), array_agg(flip.facet), array_agg(flip.value))
        FROM (
            SELECT id, facet, value
            FROM (SELECT DISTINCT item.id, had.* FROM deleted AS item, catalog_values(item) AS had) AS had
            FULL JOIN (SELECT DISTINCT item.id, has.* FROM inserted AS item, catalog_values(item) AS has) AS has USING (id, facet, value)
            WHERE had IS NULL OR has IS NULL
        ) AS flip;
    ELSE
        TRUNCATE catalog_bitmap;
    END IF;
    RETURN NULL;
END
$$;
