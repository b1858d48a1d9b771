-- Revision 2.

-- How well a row matches that has not all words in its name (see `search_tiers`), from 0 to 10: all of them in the name and in what it is, some in
-- its name; each of them exactly before by the stem before the rest.
CREATE OR REPLACE FUNCTION search_score(words tsvector, names tsvector, queries tsquery[]) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT CASE WHEN words @@ queries[9] THEN 4 ELSE 0 END + CASE WHEN names @@ queries[8] THEN 4 ELSE 0 END
        + CASE WHEN words @@ queries[10] THEN 2 WHEN words @@ queries[11] THEN 1 ELSE 0 END
$$;
