-- A search of all domains looks at some rows chosen at random: `TABLESAMPLE system_rows` reads no more pages than have so many.
CREATE EXTENSION IF NOT EXISTS tsm_system_rows;

-- Suggestions choose from a pool of things now.
DROP FUNCTION IF EXISTS suggestion_sample(search_domain[], tsquery);
DROP FUNCTION IF EXISTS suggestion_things(search_entry[], search_domain[], tsquery, integer);
