-- Revision 1.

-- How well a name matches what a person typed, from 0 (not at all) to 3 (the very name): a prefix of the name is worth 2, a prefix of
-- one of its words 1, and to each the likeness by trigrams is added, so that misspellings still find and shorter names come first.
-- Not STRICT, so that PostgreSQL writes it out within the query instead of calling it: a quarter of the time. Names are never NULL, and
-- it is not called when nothing was typed.
CREATE OR REPLACE FUNCTION name_match(name text, typed text) RETURNS real LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT (CASE
        WHEN starts_with(lower(name), lower(typed)) THEN 2
        WHEN strpos(' ' || lower(name), ' ' || lower(typed)) > 0 THEN 1
        ELSE 0
    END + greatest(similarity(lower(name), lower(typed)), 0.9 * word_similarity(lower(typed), lower(name))))::real
$$;
