-- A search over all domains reads some random rows. `TABLESAMPLE system_rows` reads only as many pages as these rows need.
CREATE EXTENSION IF NOT EXISTS tsm_system_rows;

-- Suggestions now come from a pool of objects, so these functions are no longer needed.
DROP FUNCTION IF EXISTS suggestion_sample(search_domain[], tsquery);
DROP FUNCTION IF EXISTS suggestion_things(search_entry[], search_domain[], tsquery, integer);
