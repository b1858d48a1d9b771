-- Revision 2.

-- What a person types, as a query that either language may answer: `"exact phrase"`, `or` and `-without` work as in a web search.
--
-- The languages are alternatives for what is wanted, but not for what is unwanted: the Spanish stemmer leaves “onions” as it is, and no
-- text has that stem, so that “soup -onions” would find every soup. What is unwanted in one language is unwanted in both.
-- Many dashes in a row are one: PostgreSQL would refuse thirty-two of them.
CREATE OR REPLACE FUNCTION bilingual_query(typed text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
    SELECT coalesce(english && exclusion, english) || coalesce(spanish && exclusion, spanish)
    FROM regexp_replace(typed, '-([!&|()\s]*-)+', '-', 'g') AS words
    CROSS JOIN LATERAL (SELECT websearch_to_tsquery('english', words), websearch_to_tsquery('spanish', words)) AS query(english, spanish)
    CROSS JOIN LATERAL (
        SELECT !!(websearch_to_tsquery('english', string_agg(token[2], ' or ')) || websearch_to_tsquery('spanish', string_agg(token[2], ' or ')))
        FROM regexp_matches(words, '([-!&|()\s]*)("[^"]*"?|[^\s"]+)', 'g') AS token
        WHERE token[1] LIKE '%-%'
    ) AS unwanted(exclusion)
$$;

-- The wanted words alone of what a person types: what is found is ranked by them. A word that is unwanted is in nothing that is found, so it
-- ranks nothing, and looking for it in each text took most of the time of such searches.
CREATE OR REPLACE FUNCTION wanted_query(typed text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
    SELECT websearch_to_tsquery('english', wanted) || websearch_to_tsquery('spanish', wanted)
    FROM (
        SELECT coalesce(string_agg(CASE WHEN token[1] LIKE '%-%' THEN '' ELSE token[2] END, ' '), '')
        FROM regexp_matches(typed, '([-!&|()\s]*)("[^"]*"?|[^\s"]+)', 'g') AS token
    ) AS text(wanted)
$$;

-- Finds `food_words` that have each word typed, as it is or inflected, in English or in Spanish; a word may be only begun. NULL, which finds
-- nothing, when there is no word.
CREATE OR REPLACE FUNCTION food_words_query(typed text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
    SELECT string_agg('(' || found.alternatives || ')', ' & ')::tsquery
    FROM unnest(to_tsvector('simple', typed)) AS word
    CROSS JOIN LATERAL (
        SELECT string_agg('''' || replace(replace(form.lexeme, '\', '\\'), '''', '''''') || '''' || form.suffix, ' | ') AS alternatives
        FROM (
            SELECT without_accents(word.lexeme), ':*'
            UNION
            SELECT stem, '' FROM unnest(ts_lexize('english_stem', word.lexeme) || ts_lexize('spanish_stem', word.lexeme)) AS stem
        ) AS form(lexeme, suffix)
    ) AS found
$$;

-- Always true. PostgreSQL takes a look into a tsvector for as cheap as comparing two numbers, and would rather look into all rows in their
-- order than find those with a rare word first; the price of this makes it think twice. Only what the words have found is asked.
CREATE OR REPLACE FUNCTION words_are_dear(search tsvector) RETURNS boolean LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
BEGIN
    RETURN true;
END
$$;
