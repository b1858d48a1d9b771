-- A search of all domains looks at some rows that are taken by chance: `TABLESAMPLE system_rows` reads as few pages as have so many.
CREATE EXTENSION IF NOT EXISTS tsm_system_rows;

-- Suggestions choose from a pool of things now.
DROP FUNCTION IF EXISTS suggestion_sample(search_domain[], tsquery);
DROP FUNCTION IF EXISTS suggestion_things(search_entry[], search_domain[], tsquery, integer);
