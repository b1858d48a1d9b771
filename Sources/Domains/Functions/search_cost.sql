-- Revision 1.

-- Always true. PostgreSQL takes a look into a tsvector for as cheap as comparing two numbers, and would rather look into all rows in their
-- order than find those with a rare word first; the cost of this makes it think twice. Only what the words have found is asked.
CREATE OR REPLACE FUNCTION search_is_expensive(search tsvector) RETURNS boolean LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
BEGIN
    RETURN true;
END
$$;
