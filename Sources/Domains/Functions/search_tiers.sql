-- Revision 1.

-- A question to the words of names alone (see migration 0028), from one to all words. No value is in a name.
CREATE OR REPLACE FUNCTION search_in_name(query text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN search_weighted(regexp_replace(regexp_replace(query, '\mf\w+§', 'x', 'g'), '\m([esn]\w+[§¶])', 't\1', 'g'), '');

-- What was typed, as questions to a row's words, and to those of its name. `loose`, `inflected` and `exact` are what every word can be in the
-- language of the person, the second without what it may be misspelt for or the beginning of; `any_language` is `loose` and the other language,
-- `first_exact` exactly what comes before all else, `one_of` any of the words, `very` the very name, `filed` all words as values. An `x` is what
-- nothing has.
--
-- 1 is what matches. 2 to 6 are asked of names: the very name; all words as values or exactly, of which 3 are the best and 4 all; all words
-- inflected, begun or misspelt, of which 5 are the best and 6 all. No row answers two of 2, 4 and 6; 7 are all of these. The rest is told apart
-- by `search_score`: 8, one of the words in the name; 9, all of them in the name or in what it is; 10 and 11, all of them anywhere, exactly or
-- inflected. 12 is what must not be there. What cannot be is NULL.
CREATE OR REPLACE FUNCTION search_tiers(
    any_language text, loose text, inflected text, exact text, first_exact text, one_of text, very text, filed text, unwanted text
) RETURNS tsquery[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
    refused constant tsquery := search_weighted(nullif(unwanted, ''), '');
    matching constant tsquery := search_weighted(any_language, '');
    valued constant tsquery := search_weighted(filed, '');
    in_name constant tsquery := search_in_name(loose);
    -- With other blanks between its words the name is another one.
    named constant tsquery := search_weighted(very, '') && in_name;
    exact_in_name constant tsquery := CASE WHEN strpos(first_exact, '(x)') = 0 THEN search_in_name(first_exact) END;
    inflected_in_name constant tsquery :=
        CASE WHEN inflected <> first_exact AND strpos(inflected, '(x)') = 0 THEN search_in_name(inflected) END;
    best constant tsquery := coalesce(valued, exact_in_name);
    first constant tsquery := coalesce(valued || exact_in_name, best);
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
