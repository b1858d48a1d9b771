-- Revision 3.

-- Converts an administrator's search into patterns that must all match the `account_search_text` of an account. Words and phrases may
-- appear in any order and anywhere, and alternatives share a pattern. Unwanted words follow at the end. The longest pattern comes first,
-- because the index searches for it. There is no vocabulary of names, so words are not corrected, and each may match a part of a name.
CREATE OR REPLACE FUNCTION account_search_patterns(parsed jsonb) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
    part record;
    pattern text;
    wanted text[] := '{}';
    unwanted text[] := '{}';
BEGIN
    FOR part IN SELECT * FROM jsonb_to_recordset(parsed -> 'parts') AS said(term text, joined boolean, exclude text[]) LOOP
        -- Escapes all special characters.
        pattern := regexp_replace(btrim(without_marks(coalesce(part.term, array_to_string(part.exclude, ' '))), '" '), '([^[:alnum:]])', '\\\1', 'g');
        IF part.exclude IS NOT NULL THEN
            unwanted := unwanted || ('^(?!.*' || pattern || ')');
        ELSIF part.joined AND cardinality(wanted) > 0 THEN
            wanted[cardinality(wanted)] := wanted[cardinality(wanted)] || '|' || pattern;
        ELSE
            wanted := wanted || pattern;
        END IF;
    END LOOP;
    RETURN ARRAY(SELECT '(' || word || ')' FROM unnest(wanted) AS word ORDER BY length(word) DESC) || unwanted;
END
$$;

-- The score of an account for such patterns: 2 if each begins a word of the name, 1 if each is somewhere in the name, else 0.
CREATE OR REPLACE FUNCTION account_search_score(name text, patterns text[]) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT CASE WHEN folded ~ ALL (wanted) THEN 1 + (folded ~ ALL (beginnings))::integer ELSE 0 END
    FROM (
        SELECT without_marks(name) AS folded, array_agg(pattern) AS wanted, array_agg('(^|\s)' || pattern) AS beginnings
        FROM unnest(patterns) AS pattern WHERE pattern NOT LIKE '^%'
    ) AS asked
$$;

-- The interpretation of such a search: all words are used as typed.
CREATE OR REPLACE FUNCTION account_search_info(parsed jsonb) RETURNS TABLE (
    text text, ignored_words text[], corrected_typed text[], corrected_used text[], begun_word text,
    other_language_words text[], unknown_words text[], ignored_amounts text[],
    exclusion_text text[], exclusion_meaning text[], exclusion_is_understood boolean[], excluded_allergens allergen[],
    limit_text text[], limit_measure text[], limit_bound text[], limit_number double precision[], limit_is_applied boolean[]
) LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT ROWS 1 AS $$
    SELECT
        coalesce(string_agg(CASE WHEN part.joined THEN 'or ' ELSE '' END || coalesce(
            CASE part.kind WHEN 'PHRASE' THEN '"' || part.term || '"' ELSE part.term END, part.text
        ), ' '), ''),
        '{}'::text[], '{}'::text[], '{}'::text[], NULL::text, '{}'::text[], '{}'::text[], '{}'::text[],
        coalesce(array_agg(part.text) FILTER (WHERE part.exclude IS NOT NULL), '{}'),
        coalesce(array_agg(array_to_string(part.exclude, ' ')) FILTER (WHERE part.exclude IS NOT NULL), '{}'),
        coalesce(array_agg(true) FILTER (WHERE part.exclude IS NOT NULL), '{}'), '{}'::allergen[],
        '{}'::text[], '{}'::text[], '{}'::text[], '{}'::double precision[], '{}'::boolean[]
    FROM jsonb_to_recordset(parsed -> 'parts') AS part(term text, kind text, joined boolean, exclude text[], text text)
$$;
