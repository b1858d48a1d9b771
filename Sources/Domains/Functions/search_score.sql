-- Revision 3.

-- The score, from 0 to 10, of a row that does not have all words in its name (see `search_tiers`). All words in the name or in the main
-- properties give 4, and one of the words in the name gives 4. All words anywhere give 2 if they are exact and 1 by their stems.
CREATE OR REPLACE FUNCTION search_score(words tsvector, names tsvector, queries tsquery[]) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT CASE WHEN words @@ queries[9] THEN 4 ELSE 0 END + CASE WHEN names @@ queries[8] THEN 4 ELSE 0 END
        + CASE WHEN words @@ queries[10] THEN 2 WHEN words @@ queries[11] THEN 1 ELSE 0 END
$$;
