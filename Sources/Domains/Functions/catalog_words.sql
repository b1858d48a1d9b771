-- Revision 2.

-- The catalogue's tag for a typed text: the tag itself, possibly with spaces, its label, or a synonym in either language. NULL for unknown
-- texts.
CREATE OR REPLACE FUNCTION catalog_tag_named(typed text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
    RETURN (
        SELECT tag
        FROM (
            (SELECT value AS tag, 1 AS rank FROM catalog_bitmap
            WHERE facet = 'tags' AND value IN (typed, regexp_replace(lower(btrim(typed)), '[\s_-]+', '-', 'g')) LIMIT 1)
            UNION ALL
            SELECT value, 2 FROM catalog_term WHERE facet = 'tags' AND search_words(typed) IN (search_words(label_en), search_words(label_es))
            UNION ALL
            SELECT value, 3 FROM search_term WHERE kind = 'TAG' AND words COLLATE "C" = search_words(typed)
        ) AS meant
        ORDER BY rank, tag LIMIT 1
    );

-- The catalogue's size for a typed text: `m` is M, `one size` is ONE_SIZE. NULL for unknown texts.
CREATE OR REPLACE FUNCTION catalog_size_named(typed text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
    RETURN (
        SELECT size
        FROM (
            SELECT regexp_replace(upper(btrim(typed)), '[\s_-]+', '_', 'g') AS size, 1 AS rank
            UNION ALL
            SELECT value, 2 FROM search_term WHERE kind = 'SIZE' AND words COLLATE "C" = search_words(typed)
        ) AS meant
        WHERE catalog_place('sizes', size) IS NOT NULL OR EXISTS (SELECT FROM catalog_bitmap WHERE facet = 'sizes' AND value = size)
        ORDER BY rank, size LIMIT 1
    );

-- The tags for some typed texts, without duplicates. An unknown text is kept, so that it matches nothing.
CREATE OR REPLACE FUNCTION catalog_tags_named(words text[]) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE
    RETURN ARRAY(
        SELECT tag FROM (
            SELECT coalesce(catalog_tag_named(word), word) AS tag, min(place) AS place FROM unnest(words) WITH ORDINALITY AS given(word, place) GROUP BY 1
        ) AS named ORDER BY place
    );
