-- Revision 2.

-- A set of ids for intarray. Ids that no ingredient can have become 0, which no recipe has. The function is IMMUTABLE, and its subquery
-- prevents inlining. So the planner knows the result and looks up the frequencies of the ingredients.
CREATE OR REPLACE FUNCTION ingredient_set(ids bigint[]) RETURNS integer[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT coalesce(array_agg(DISTINCT CASE WHEN id BETWEEN 1 AND 2147483647 THEN id ELSE 0 END::integer), '{}') FROM unnest(ids) AS id
$$;

-- The number of different ids.
CREATE OR REPLACE FUNCTION distinct_count(ids bigint[]) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT count(DISTINCT id)::integer FROM unnest(ids) AS id
$$;
