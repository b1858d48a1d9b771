-- Revision 2.

-- The signals of an account's fashion profile and of given tags. The weights come from `interest_weight`.
CREATE OR REPLACE FUNCTION profile_signals(account bigint, given_tags text[]) RETURNS catalog_signal[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
    SELECT coalesce(array_agg((signal, facet, choices, weight)::catalog_signal), '{}')
    FROM (
        SELECT 'given_tag' AS signal, 'tags'::catalog_facet AS facet, ARRAY[tag] AS choices FROM unnest(given_tags) AS tag
        UNION ALL
        SELECT said.* FROM fashion_profile AS profile CROSS JOIN LATERAL (
            SELECT 'style', 'tags'::catalog_facet, ARRAY[tag] FROM unnest(profile.styles) AS tag
            UNION ALL SELECT 'interest', 'tags', ARRAY[tag] FROM unnest(profile.interests) AS tag WHERE NOT tag = ANY (profile.styles)
            UNION ALL SELECT 'color', 'colors', profile.colors::text[] WHERE profile.colors <> '{}'
            UNION ALL SELECT 'size', 'sizes', profile.sizes WHERE profile.sizes <> '{}'
            UNION ALL SELECT 'price', 'price', catalog_price_bands_within(profile.least_price_minor, profile.most_price_minor)
            WHERE num_nonnulls(profile.least_price_minor, profile.most_price_minor) > 0
        ) AS said
        WHERE profile.id = account
    ) AS said JOIN interest_weight USING (signal)
$$;

-- The signals of an item's popularity, which add up to 0 to 3.
CREATE OR REPLACE FUNCTION popularity_signals() RETURNS catalog_signal[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN ARRAY[('popularity', 'popularity', '{1,3}', 1), ('popularity', 'popularity', '{2,3}', 2)]::catalog_signal[];

-- The signals of an account: from its profile, from the items that it liked, wished for and disliked, and from popularity, which decides if
-- nothing else is known.
CREATE OR REPLACE FUNCTION interest_signals(account bigint, given_tags text[] DEFAULT '{}') RETURNS catalog_signal[]
LANGUAGE sql STABLE PARALLEL SAFE AS $$
    WITH known AS MATERIALIZED (
        SELECT item.tags, item.brand, item.category, seen.is_liked
        FROM (
            SELECT item_id, true AS is_liked FROM (
                (SELECT item_id FROM item_reaction
                WHERE account_id = account AND reaction = 'LIKE' ORDER BY created_at DESC, item_id DESC LIMIT 50)
                UNION
                (SELECT item_id FROM wished_item WHERE account_id = account ORDER BY created_at DESC, item_id DESC LIMIT 50)
            ) AS liked
            UNION ALL
            (SELECT item_id, false FROM item_reaction
            WHERE account_id = account AND reaction = 'DISLIKE' ORDER BY created_at DESC, item_id DESC LIMIT 50)
        ) AS seen JOIN catalog_item AS item ON item.id = seen.item_id
    ), tag AS MATERIALIZED (
        SELECT tag, count(*) FILTER (WHERE is_liked) AS liked, count(*) FILTER (WHERE NOT is_liked) AS disliked
        FROM known CROSS JOIN unnest(tags) AS tag
        WHERE NOT EXISTS (SELECT FROM fashion_profile AS profile WHERE profile.id = account AND tag = ANY (styles || interests))
        GROUP BY tag
    )
    SELECT profile_signals(account, given_tags) || popularity_signals() || coalesce(array_agg((signal, facet, choices, weight)::catalog_signal), '{}')
    FROM (
        (SELECT 'liked_tag' AS signal, 'tags'::catalog_facet AS facet, ARRAY[tag] AS choices
        FROM tag WHERE liked > disliked ORDER BY liked DESC, tag LIMIT 8)
        UNION ALL
        (SELECT 'disliked_tag', 'tags', ARRAY[tag] FROM tag WHERE disliked > liked ORDER BY disliked DESC, tag LIMIT 8)
        UNION ALL
        SELECT 'liked_brand', 'brands', array_agg(brand)
        FROM (SELECT brand FROM known WHERE is_liked GROUP BY brand HAVING count(*) > 1 ORDER BY count(*) DESC, brand LIMIT 5) AS liked
        HAVING count(*) > 0
        UNION ALL
        SELECT 'liked_category', 'category', array_agg(category::text)
        FROM (SELECT category FROM known WHERE is_liked GROUP BY category ORDER BY count(*) DESC, category LIMIT 3) AS liked
        HAVING count(*) > 0
    ) AS said JOIN interest_weight USING (signal)
$$;

-- The items that an account disliked, which come last or not at all.
CREATE OR REPLACE FUNCTION disliked_items(account bigint) RETURNS bigint[] LANGUAGE sql STABLE PARALLEL SAFE
    RETURN ARRAY(SELECT item_id FROM item_reaction WHERE account_id = account AND reaction = 'DISLIKE');

-- Whether an item matches a signal.
CREATE OR REPLACE FUNCTION catalog_item_has(
    category catalog_category, brand text, colors catalog_color[], sizes text[], tags text[], price_minor bigint, popularity integer,
    signal catalog_signal
) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE signal.facet
        WHEN 'tags' THEN tags && signal.choices
        WHEN 'colors' THEN colors && signal.choices::catalog_color[]
        WHEN 'sizes' THEN sizes && signal.choices
        WHEN 'brands' THEN brand = ANY (signal.choices)
        WHEN 'category' THEN category = ANY (signal.choices::catalog_category[])
        WHEN 'price' THEN catalog_price_band(price_minor) = ANY (signal.choices)
        WHEN 'popularity' THEN catalog_popularity_band(popularity) = ANY (signal.choices::integer[])
    END;
