-- What a person types, as a query that either language may answer: `"exact phrase"`, `or` and `-without` work as in a web search.
--
-- The languages are alternatives for what is wanted, but not for what is unwanted: the Spanish stemmer leaves “onions” as it is, and no
-- text has that stem, so that “soup -onions” would find every soup. What is unwanted in one language is unwanted in both.
CREATE FUNCTION bilingual_query(typed text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
    SELECT coalesce(english && exclusion, english) || coalesce(spanish && exclusion, spanish)
    FROM (SELECT websearch_to_tsquery('english', typed), websearch_to_tsquery('spanish', typed)) AS query(english, spanish)
    CROSS JOIN (
        SELECT !!(websearch_to_tsquery('english', string_agg(token[2], ' or ')) || websearch_to_tsquery('spanish', string_agg(token[2], ' or ')))
        FROM regexp_matches(typed, '([-!&|()\s]*)("[^"]*"?|[^\s"]+)', 'g') AS token
        WHERE token[1] LIKE '%-%'
    ) AS unwanted(exclusion)
$$;

-- Facets count what their list finds.
DO $$
BEGIN
    EXECUTE replace(
        pg_get_functiondef('catalog_facets'::regproc),
        'websearch_to_tsquery(''english'', filter ->> ''search'') || websearch_to_tsquery(''spanish'', filter ->> ''search'')',
        'bilingual_query(filter ->> ''search'')'
    );
END
$$;
