-- Revision 4.

-- A `CatalogItemFilter` without empty fields, with tags, sizes and brands in the catalogue's spelling. A text of only white space counts as
-- empty, for all white space in Unicode.
CREATE OR REPLACE FUNCTION catalog_filter(chosen jsonb) RETURNS jsonb LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
    RETURN (
        SELECT coalesce(jsonb_object_agg(
            field.key,
            CASE
                WHEN field.key IN ('tags', 'sizes', 'brands') THEN to_jsonb(catalog_values_named(
                    field.key::catalog_facet,
                    ARRAY(SELECT typed FROM jsonb_array_elements_text(field.value) WITH ORDINALITY AS given(typed, place) ORDER BY place)
                ))
                ELSE field.value
            END
        ), '{}')
        FROM jsonb_each(jsonb_strip_nulls(chosen)) AS field
        WHERE field.value NOT IN ('[]', '{}')
            AND field.value #>> '{}' !~ '^[\s\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]*$'
    );
END
$$;

-- Items as bitmaps in segments. Bits are first collected in words of 64 items, because combining a segment for each item would cost ten
-- times as much.
CREATE OR REPLACE FUNCTION catalog_bits(ids bigint[]) RETURNS TABLE (segment integer, items bit(8192))
LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 25 AS $$
    SELECT (word.number >> 7)::integer, bit_or(word.bits::bit(64)::bit(8192) >> ((word.number & 127) * 64)::integer)
    FROM (
        SELECT id >> 6 AS number, bit_or(1::bigint << (63 - (id & 63)::integer)) AS bits FROM unnest(ids) AS id WHERE id > 0 GROUP BY 1
    ) AS word
    GROUP BY 1
$$;

-- Items as one bitmap of the whole catalogue, up to a segment.
CREATE OR REPLACE FUNCTION catalog_bits_of(ids bigint[], last_segment integer) RETURNS bit varying LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
    RETURN joined_bits(ARRAY(
        SELECT coalesce(items, catalog_no_items())
        FROM generate_series(0, last_segment) AS segment LEFT JOIN catalog_bits(ids) AS found USING (segment)
        ORDER BY segment
    ));
END
$$;

-- A text as words only, for programs that do not send its parts.
CREATE OR REPLACE FUNCTION search_words_only(typed text) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
    SELECT jsonb_build_object('parts', coalesce(jsonb_agg(jsonb_build_object('term', word, 'kind', 'WORD', 'joined', false)), '[]'), 'name', typed, 'open', true)
    FROM string_to_table(search_words(typed), ' ') AS word
$$;

-- The restrictions of a list of items, each as bitmaps: the non-empty fields of a filter, and the collection, the seller or the items of
-- the list. `searched` are the parts of the search text in the filter.
CREATE OR REPLACE FUNCTION catalog_restrictions(
    filter jsonb, typed_language text, within_collection bigint, of_seller bigint, among bigint[], searched jsonb
) RETURNS TABLE (name text, segment integer, items bit(8192)) LANGUAGE plpgsql STABLE PARALLEL SAFE ROWS 100 AS $$
#variable_conflict use_column
DECLARE
    parsed jsonb;
    typed tsquery;
    cheapest bigint;
    dearest bigint;
BEGIN
    RETURN QUERY SELECT facet::text, segment, items FROM catalog_chosen_items(filter);
    IF filter ? 'price' THEN
        RETURN QUERY
            SELECT 'price', bits.* FROM catalog_bits(ARRAY(
                SELECT id FROM catalog_item
                WHERE price_minor >= coalesce(price_minor_at_least((filter #>> '{price,min}')::numeric), 0)
                    AND price_minor <= coalesce(price_minor_at_most((filter #>> '{price,max}')::numeric), 9e18::bigint)
            )) AS bits;
    END IF;
    IF filter ? 'search' THEN
        parsed := coalesce(searched, search_words_only(filter ->> 'search'));
        typed := (search_queries(parsed, CASE typed_language WHEN 'es' THEN 'ES'::language ELSE 'EN' END, '{FASHION}'))[1];
        SELECT max(value * 100) FILTER (WHERE bound = 'AT_LEAST'), min(value * 100) FILTER (WHERE bound = 'AT_MOST') INTO cheapest, dearest
        FROM jsonb_to_recordset(parsed -> 'parts') AS part(measure text, bound text, value numeric) WHERE measure IN ('PRICE', 'UNSPECIFIED');
        RETURN QUERY SELECT 'search', bits.* FROM catalog_bits(ARRAY(
            SELECT id FROM catalog_item
            WHERE search @@ typed AND (cheapest IS NULL OR price_minor >= cheapest) AND (dearest IS NULL OR price_minor <= dearest)
        )) AS bits;
    END IF;
    IF within_collection IS NOT NULL THEN
        RETURN QUERY
            SELECT 'collection', bits.*
            FROM catalog_bits(ARRAY(SELECT item_id FROM collection_item WHERE collection_id = within_collection)) AS bits;
    END IF;
    IF of_seller IS NOT NULL THEN
        RETURN QUERY
            SELECT 'seller', bits.* FROM catalog_bits(ARRAY(SELECT id FROM catalog_item WHERE seller_id = of_seller)) AS bits;
    END IF;
    IF among IS NOT NULL THEN
        RETURN QUERY SELECT 'among', bits.* FROM catalog_bits(among) AS bits;
    END IF;
END
$$;
