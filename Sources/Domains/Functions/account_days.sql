-- Revision 3.

-- Today's date in a time zone.
CREATE OR REPLACE FUNCTION local_today(zone text) RETURNS date LANGUAGE sql STABLE PARALLEL SAFE
RETURN (now() AT TIME ZONE zone)::date;

-- A day of an account as one number. It is NULL outside the days that can have meals, so the numbers of two accounts never overlap.
CREATE OR REPLACE FUNCTION account_day(account bigint, day date) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN day BETWEEN '2000-01-01' AND '2199-12-31' THEN account * 100000 + (day - date '2000-01-01') END;

-- The default time of a meal.
CREATE OR REPLACE FUNCTION meal_time(slot meal_slot) RETURNS time LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE slot WHEN 'BREAKFAST' THEN time '08:00' WHEN 'LUNCH' THEN time '13:00' WHEN 'SNACK' THEN time '16:00' ELSE time '19:00' END;
