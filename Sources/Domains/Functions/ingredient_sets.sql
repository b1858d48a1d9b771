-- Revision 1.

-- Ids as intarray takes them, each once; one that no ingredient can have becomes 0, which no recipe has. IMMUTABLE, and not inlined
-- because of its subquery: so the planner knows the result and looks up how common the ingredients are.
CREATE OR REPLACE FUNCTION ingredient_set(ids bigint[]) RETURNS integer[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT coalesce(array_agg(DISTINCT CASE WHEN id BETWEEN 1 AND 2147483647 THEN id ELSE 0 END::integer), '{}') FROM unnest(ids) AS id
$$;

-- How many different ids there are.
CREATE OR REPLACE FUNCTION distinct_count(ids bigint[]) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT count(DISTINCT id)::integer FROM unnest(ids) AS id
$$;
