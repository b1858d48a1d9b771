-- Revision 1.

-- How well a row matches, from 0 to 15: its very name, or all of several words as values; all words in its name; in the name and in what it is;
-- elsewhere; each of them exactly before by the stem before the rest.
CREATE OR REPLACE FUNCTION search_score(found tsvector, queries tsquery[]) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT CASE
        WHEN found @@ queries[9] THEN 15
        WHEN found @@ queries[2] THEN CASE WHEN found @@ queries[3] THEN 14 WHEN found @@ queries[4] THEN 13 ELSE 12 END
        ELSE CASE WHEN found @@ queries[6] THEN 4 ELSE 0 END + CASE WHEN found @@ queries[5] THEN 4 ELSE 0 END
            + CASE WHEN found @@ queries[7] THEN 2 WHEN found @@ queries[8] THEN 1 ELSE 0 END
    END
$$;
