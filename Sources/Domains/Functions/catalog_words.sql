-- Revision 3.

-- The values of a facet (tags, sizes or brands) that a typed text means: the value itself, or else values in another spelling (case,
-- accents, hyphens), values with that label in either language, or values with that synonym. Empty for unknown texts.
CREATE OR REPLACE FUNCTION catalog_values_meant(wanted catalog_facet, typed text) RETURNS text[]
LANGUAGE plpgsql STABLE PARALLEL SAFE SET plan_cache_mode = force_generic_plan AS $$
DECLARE
    spelling text;
    meant text[];
BEGIN
    -- A facet's own values are the usual case.
    IF EXISTS (SELECT FROM catalog_bitmap WHERE facet = wanted AND value = typed) THEN RETURN ARRAY[typed]; END IF;
    spelling := search_words(typed);
    IF spelling = '' THEN RETURN '{}'; END IF;

    -- Values without items come last, because only the first tag counts.
    SELECT array_agg(value ORDER BY is_gone, value) INTO meant
    FROM (
        SELECT value, bool_and(items = catalog_no_items()) AS is_gone
        FROM catalog_bitmap WHERE facet = wanted AND search_words(value) = spelling GROUP BY value
    ) AS spelled;
    IF meant IS NOT NULL THEN RETURN meant; END IF;

    SELECT array_agg(value ORDER BY value) INTO meant
    FROM catalog_term WHERE facet = wanted AND (search_words(label_en) = spelling OR search_words(label_es) = spelling);
    IF meant IS NOT NULL THEN RETURN meant; END IF;

    SELECT array_agg(DISTINCT value ORDER BY value) INTO meant
    FROM search_term
    WHERE kind = (CASE wanted WHEN 'tags' THEN 'TAG' WHEN 'sizes' THEN 'SIZE' END)::search_kind AND words COLLATE "C" = spelling;
    IF meant IS NOT NULL THEN RETURN meant; END IF;

    -- A usual size that no item has at the moment.
    IF wanted = 'sizes' AND catalog_place('sizes', upper(replace(spelling, ' ', '_'))) IS NOT NULL THEN
        RETURN ARRAY[upper(replace(spelling, ' ', '_'))];
    END IF;
    RETURN '{}';
END
$$;

-- The values of a facet for some typed texts, without duplicates, in the order of the texts. An unknown text is kept, so that it matches
-- nothing. An item must have all given tags, so each text means one tag. Sizes and brands are alternatives, so a text may mean several.
--
-- The function is declared IMMUTABLE so that the planner evaluates it when it plans a statement with its values. Then PostgreSQL knows how
-- many items match.
CREATE OR REPLACE FUNCTION catalog_values_named(wanted catalog_facet, typed text[]) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
    word text;
    named text[] := '{}';
    meant text[];
BEGIN
    FOREACH word IN ARRAY typed LOOP
        meant := catalog_values_meant(wanted, word);
        IF cardinality(meant) = 0 THEN meant := ARRAY[word]; END IF;
        IF wanted = 'tags' THEN meant := meant[:1]; END IF;
        named := named || ARRAY(SELECT value FROM unnest(meant) WITH ORDINALITY AS new(value, place) WHERE value <> ALL (named) ORDER BY place);
    END LOOP;
    RETURN named;
END
$$;

-- The catalogue's tag for a typed text. NULL for unknown texts.
CREATE OR REPLACE FUNCTION catalog_tag_named(typed text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
    RETURN (catalog_values_meant('tags', typed))[1];

-- The catalogue's size for a typed text: `m` is M, `one size` is ONE_SIZE. NULL for unknown texts.
CREATE OR REPLACE FUNCTION catalog_size_named(typed text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
    RETURN (catalog_values_meant('sizes', typed))[1];

-- The tags for some typed texts.
CREATE OR REPLACE FUNCTION catalog_tags_named(words text[]) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE
    RETURN catalog_values_named('tags', words);
