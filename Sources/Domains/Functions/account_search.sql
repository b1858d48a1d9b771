-- Revision 2.

-- Converts an administrator's search into patterns that must all match the `account_search_text` of an account. Words and phrases may
-- appear in any order and anywhere, and alternatives share a pattern. Unwanted words follow at the end. The longest pattern comes first,
-- because the index searches for it. There is no vocabulary of names, so words are not corrected, and each may match a part of a name.
CREATE OR REPLACE FUNCTION account_search_patterns(typed text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
    token record;
    pattern text;
    wanted text[] := '{}';
    unwanted text[] := '{}';
BEGIN
    FOR token IN SELECT * FROM search_tokens(typed) LOOP
        -- Escapes all special characters, except for the quotes of a phrase.
        pattern := regexp_replace(btrim(without_marks(token.written), '" '), '([^[:alnum:]])', '\\\1', 'g');
        IF NOT token.is_wanted THEN
            unwanted := unwanted || ('^(?!.*' || pattern || ')');
        ELSIF token.is_alternative AND cardinality(wanted) > 0 THEN
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
