-- Revision 4.

-- A query for the words of names only (see migration 0028), from a query for all words. Names contain no values.
CREATE OR REPLACE FUNCTION search_in_name(query text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN search_weighted(regexp_replace(regexp_replace(query, '\mf\w+§', 'x', 'g'), '\m([esn]\w+[§¶])', 't\1', 'g'), '');

-- A query for the words of names and for values.
CREATE OR REPLACE FUNCTION search_with_values(query text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE WHEN strpos(query, '(x)') = 0 THEN search_weighted(regexp_replace(query, '\m([esn]\w+[§¶])', 't\1', 'g'), '') END;

-- The queries for a typed text: for all words of a row, and for the words of its name.
--
-- `exact`, `inflected` and `loose` contain the alternatives for every word in the person's language. `loose` also contains corrections and
-- longer words, and `inflected` does not. `any_language` is `loose` plus the other language. `first_exact` are the exact words that come
-- before all others. `one_of` is any of the words. `mixed` are all words in the name or as values, and `best_mixed` are those in the name,
-- except for colours and sizes. `very` is the exact name, and `filed` are all words as values. An `x` matches nothing.
--
-- Query 1 selects the matching rows. Queries 2 to 6 are for names. Query 2 is the exact name. Queries 3 and 4 are all words as values or
-- exactly, 3 for the best and 4 for all. Queries 5 and 6 are all words inflected, incomplete or misspelt, 5 for the best and 6 for all. No
-- row matches two of 2, 4 and 6, and query 7 is their union.
--
-- `search_score` rates the other rows. Query 8 is one of the words in the name, and 9 all words in the name or in the main properties.
-- Queries 10 and 11 are all words anywhere, exactly or inflected. Query 12 selects unwanted rows. Queries that cannot match are NULL.
CREATE OR REPLACE FUNCTION search_tiers(
    any_language text, loose text, inflected text, exact text, first_exact text, one_of text, mixed text, best_mixed text, very text,
    filed text, unwanted text
) RETURNS tsquery[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
    refused constant tsquery := search_weighted(nullif(unwanted, ''), '');
    matching constant tsquery := search_weighted(any_language, '');
    valued constant tsquery := search_weighted(filed, '');
    in_name constant tsquery := search_in_name(loose);
    -- `very` ignores spaces, so the words of the name must match too.
    named constant tsquery := search_weighted(very, '') && in_name;
    exact_in_name constant tsquery := CASE WHEN strpos(first_exact, '(x)') = 0 THEN search_in_name(first_exact) END;
    inflected_in_name constant tsquery :=
        CASE WHEN inflected <> first_exact AND strpos(inflected, '(x)') = 0 THEN search_in_name(inflected) END;
    -- Of grey coats and jackets, coats come first for “grey coat”.
    titled constant tsquery := search_with_values(best_mixed);
    -- One property has too many rows to list them all, so only those with the word in their name come first: belts before dresses with belts.
    best constant tsquery := CASE WHEN mixed IS NULL THEN coalesce(valued && exact_in_name, exact_in_name)
        ELSE coalesce(valued && titled, valued, titled, exact_in_name) END;
    with_values constant tsquery := search_with_values(mixed);
    first constant tsquery := CASE WHEN mixed IS NULL THEN exact_in_name
        ELSE coalesce(valued, with_values || exact_in_name, with_values, exact_in_name) END;
    before constant tsquery := coalesce(named || first, named);
BEGIN
    RETURN ARRAY[
        coalesce(matching && !!refused, matching),
        named,
        best && !!named, first && !!named,
        coalesce(inflected_in_name, CASE WHEN loose <> first_exact THEN in_name END) && !!before,
        CASE WHEN loose <> first_exact THEN in_name && !!before END,
        before || in_name,
        search_in_name(one_of), search_weighted(loose, 'AB'), search_weighted(exact, ''), search_weighted(inflected, ''),
        refused
    ];
END
$$;
