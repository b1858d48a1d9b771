-- Revision 4.

-- Splits a typed text into words and phrases in order. `"a phrase"` stays together, `-` precedes an unwanted word, and `or` separates
-- alternatives. White space of all kinds, commas, semicolons, slashes and the like are only separators. `word` is the searched form, which
-- has several words for a phrase. Parts without a letter or digit are dropped.
CREATE OR REPLACE FUNCTION search_tokens(typed text)
RETURNS TABLE (written text, word text, is_quoted boolean, is_wanted boolean, is_alternative boolean)
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT ROWS 5 AS $$
DECLARE
    separators constant text := E',;/\\\u00a0\u2007\u2009\u202f\u3000';
    token text[];
    can_join boolean := false;
    joins boolean := false;
BEGIN
    FOR token IN SELECT regexp_matches(
        translate(typed, separators, repeat(' ', length(separators))), '([-!&|()\s]*)("[^"]*"?|[^\s"]+)', 'g'
    ) LOOP
        written := token[2];
        word := search_words(written);
        CONTINUE WHEN word = '';
        is_wanted := token[1] NOT LIKE '%-%';
        IF is_wanted AND lower(written) = 'or' THEN
            joins := can_join;
            CONTINUE;
        END IF;
        is_quoted := left(written, 1) = '"';
        is_alternative := joins AND is_wanted;
        joins := false;
        can_join := is_wanted;
        RETURN NEXT;
    END LOOP;
END
$$;
