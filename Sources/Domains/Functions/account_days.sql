-- Revision 1.

-- The day that it is in a time zone.
CREATE OR REPLACE FUNCTION local_today(zone text) RETURNS date LANGUAGE sql STABLE PARALLEL SAFE
RETURN (now() AT TIME ZONE zone)::date;

-- A day of an account as one number. There is none outside of the days that can have meals, so that no number of one account can be another's.
CREATE OR REPLACE FUNCTION account_day(account bigint, day date) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN day BETWEEN '2000-01-01' AND '2199-12-31' THEN account * 100000 + (day - date '2000-01-01') END;

-- When a meal is eaten unless it is said.
CREATE OR REPLACE FUNCTION meal_time(slot meal_slot) RETURNS time LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE slot WHEN 'BREAKFAST' THEN time '08:00' WHEN 'LUNCH' THEN time '13:00' ELSE time '19:00' END;
