-- Revision 2.

-- Always true, at a high cost. PostgreSQL estimates that matching a tsvector is as cheap as comparing two numbers. So it would rather scan
-- all rows in order than first find the rows with a rare word. The cost of this function corrects that. It is only called for rows that
-- match the words.
CREATE OR REPLACE FUNCTION search_is_expensive(search tsvector) RETURNS boolean LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
BEGIN
    RETURN true;
END
$$;
