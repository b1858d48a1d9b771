-- Revision 9.

-- The counted values that a `CatalogItemFilter` chooses. A price range counts only if it is one of the bands.
CREATE OR REPLACE FUNCTION catalog_choice(filter jsonb) RETURNS TABLE (facet catalog_facet, value text)
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE ROWS 5 AS $$
BEGIN
    RETURN QUERY
        SELECT list.facet, item.value
        FROM (VALUES ('brands'::catalog_facet), ('colors'), ('sizes'), ('tags')) AS list(facet),
            jsonb_array_elements_text(filter -> list.facet::text) AS item(value)
        UNION
        SELECT single.facet, filter ->> single.facet::text
        FROM (VALUES ('category'::catalog_facet), ('inStock')) AS single(facet)
        WHERE filter ? single.facet::text
        UNION
        SELECT 'price', band
        FROM catalog_price_band_chosen(filter -> 'price') AS band
        WHERE band IS NOT NULL;
END
$$;

-- The items that each field of a filter allows, except for prices. An item needs any of the field's values, but for tags all of them.
CREATE OR REPLACE FUNCTION catalog_chosen_items(filter jsonb) RETURNS TABLE (facet catalog_facet, segment integer, items bit(8192))
LANGUAGE sql STABLE PARALLEL SAFE AS $$
    WITH choice AS MATERIALIZED (
        SELECT * FROM catalog_choice(filter) WHERE facet <> 'price'
    ),
    bitmap AS (
        SELECT facet, segment, items
        FROM choice JOIN catalog_bitmap USING (facet, value)
    )
    SELECT facet, segment, bit_or(items) FROM bitmap WHERE facet <> 'tags' GROUP BY facet, segment
    UNION ALL
    SELECT facet, segment, bit_and(items) FROM bitmap WHERE facet = 'tags' GROUP BY facet, segment
    HAVING count(*) = (SELECT count(*) FROM choice WHERE facet = 'tags')
$$;

-- Whether so few items have the chosen values that fetching and sorting all of them is faster than scanning an index in order until a page
-- is full. The statistics do not know which values go together (no swimwear of cashmere).
--
-- The function is declared IMMUTABLE so that the planner evaluates it when it plans a statement with its values. Only such a plan, which is
-- used once, may rely on the result, and the result only affects the speed. The function's own query uses a generic plan, to avoid planning
-- it again with each statement.
CREATE OR REPLACE FUNCTION catalog_items_are_few(filter jsonb) RETURNS boolean
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET plan_cache_mode = force_generic_plan AS $$
DECLARE
    chosen jsonb := catalog_filter(filter);
BEGIN
    RETURN (
        SELECT coalesce(sum(bit_count(items)), 0) < 3000
        FROM (
            SELECT bit_and(items) AS items
            FROM catalog_chosen_items(chosen)
            GROUP BY segment
            HAVING count(*) = (SELECT count(DISTINCT facet) FROM catalog_choice(chosen) WHERE facet <> 'price')
        ) AS segment
    );
END
$$;

-- The position of a value in a facet with a fixed order. NULL for other facets.
CREATE OR REPLACE FUNCTION catalog_place(facet catalog_facet, value text) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE facet
        WHEN 'category' THEN array_position(ARRAY[
            'DRESS', 'TOP', 'KNITWEAR', 'OUTERWEAR', 'TROUSERS', 'JEANS', 'SKIRT', 'JUMPSUIT', 'SUIT', 'ACTIVEWEAR', 'SWIMWEAR', 'NIGHTWEAR',
            'HOSIERY', 'SHOES', 'BAG', 'JEWELRY', 'WATCH', 'EYEWEAR', 'SCARF', 'HAT', 'BELT'
        ], value)
        WHEN 'colors' THEN array_position(ARRAY[
            'BLACK', 'WHITE', 'GREY', 'BEIGE', 'BROWN', 'RED', 'PINK', 'ORANGE', 'YELLOW', 'GREEN', 'BLUE', 'NAVY', 'PURPLE', 'GOLD',
            'SILVER', 'MULTICOLOR', 'OTHER'
        ], value)
        WHEN 'price' THEN array_position(catalog_price_bands(), value)
        WHEN 'inStock' THEN CASE value WHEN 'true' THEN 1 ELSE 2 END
        -- Letters first, then numbers from ring sizes to belt sizes.
        WHEN 'sizes' THEN coalesce(
            array_position(ARRAY['ONE_SIZE', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'], value),
            -- A pattern would take twice the time. At most three digits without a leading zero fit an integer.
            CASE
                WHEN length(value) NOT BETWEEN 2 AND 3 OR translate(value, '0123456789', '') <> '' OR starts_with(value, '0') THEN NULL
                WHEN value::integer <= 130 THEN value::integer
            END
        )
    END;

-- The facets of a list of items: all items, the items of a collection or of a seller, or the items in `among`. The items must pass
-- `chosen`, a `CatalogItemFilter`. Each value comes with the number of items that have it and pass the other choices. Values of the same
-- facet are alternatives (except tags), so they do not restrict each other. `input` is `chosen` with the value added, or removed if it is
-- chosen.
--
-- The functions of the same name with fewer arguments are dropped in the same transaction that creates this one.
DROP FUNCTION IF EXISTS catalog_facets(text, jsonb, bigint, bigint), catalog_facets(text, jsonb, bigint, bigint, bigint[]);

CREATE OR REPLACE FUNCTION catalog_facets(
    label_language text, chosen jsonb DEFAULT NULL, within_collection bigint DEFAULT NULL, of_seller bigint DEFAULT NULL,
    among bigint[] DEFAULT NULL, searched jsonb DEFAULT NULL
) RETURNS TABLE (place bigint, name text, value text, label text, count integer, is_selected boolean, input jsonb)
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
#variable_conflict use_column
DECLARE
    filter jsonb := catalog_filter(chosen);
    -- The names of the restrictions. Each becomes a bitmap below.
    restrictions text[] := ARRAY(SELECT jsonb_object_keys(filter))
        || CASE WHEN within_collection IS NOT NULL THEN '{collection}' ELSE '{}' END::text[]
        || CASE WHEN of_seller IS NOT NULL THEN '{seller}' ELSE '{}' END::text[]
        || CASE WHEN among IS NOT NULL THEN '{among}' ELSE '{}' END::text[];
BEGIN
    RETURN QUERY
    WITH choice AS MATERIALIZED (
        SELECT * FROM catalog_choice(filter)
    ),
    segment AS MATERIALIZED (
        SELECT generate_series(0, (SELECT max(segment) FROM catalog_bitmap WHERE facet = 'inStock')) AS segment
    ),
    restriction AS MATERIALIZED (
        SELECT * FROM catalog_restrictions(filter, label_language, within_collection, of_seller, among, searched)
    ),
    -- For each facet, the items that pass all restrictions. A facet with alternative values ignores its own restriction.
    mask AS MATERIALIZED (
        SELECT needed.facet, segment.segment, coalesce(bit_and(restriction.items), ~catalog_no_items()) AS items
        FROM (
            SELECT facet, CASE facet WHEN 'tags' THEN restrictions ELSE array_remove(restrictions, facet::text) END AS names
            FROM unnest(enum_range(NULL, 'tags'::catalog_facet)) AS facet
        ) AS needed
        CROSS JOIN segment
        LEFT JOIN restriction ON restriction.segment = segment.segment AND restriction.name = ANY (needed.names)
        GROUP BY needed.facet, needed.names, segment.segment
        HAVING count(restriction.name) = cardinality(needed.names)
    ),
    -- Counted before grouping, so that no bitmaps are sorted.
    counted_segment AS MATERIALIZED (
        SELECT facet, bitmap.value, bit_count(bitmap.items & mask.items) AS count
        FROM mask JOIN catalog_bitmap AS bitmap USING (facet, segment)
    ),
    counted AS (
        SELECT facet, value, sum(count)::bigint AS count FROM counted_segment GROUP BY facet, value
    )
    SELECT
        row_number() OVER (ORDER BY facet, coalesce(term.position, catalog_place(facet, value)), coalesce(counted.count, 0) DESC, value),
        facet::text,
        value,
        coalesce(CASE label_language WHEN 'es' THEN term.label_es ELSE term.label_en END, value),
        coalesce(counted.count, 0)::integer,
        choice.facet IS NOT NULL,
        CASE
            WHEN facet IN ('brands', 'colors', 'sizes', 'tags') THEN
                CASE
                    WHEN choice.facet IS NULL THEN
                        filter || jsonb_build_object(facet, coalesce(filter -> facet::text, '[]') || to_jsonb(value))
                    WHEN (filter -> facet::text) - value = '[]' THEN filter - facet::text
                    ELSE filter || jsonb_build_object(facet, (filter -> facet::text) - value)
                END
            WHEN choice.facet IS NOT NULL THEN filter - facet::text
            WHEN facet = 'price' THEN filter || jsonb_build_object(facet, catalog_price_range(value))
            WHEN facet = 'inStock' THEN filter || jsonb_build_object(facet, value::boolean)
            ELSE filter || jsonb_build_object(facet, value)
        END
    FROM counted
    FULL JOIN choice USING (facet, value)
    LEFT JOIN catalog_term AS term USING (facet, value)
    WHERE counted.count > 0 OR choice.facet IS NOT NULL;
END
$$;
