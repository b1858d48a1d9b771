-- Revision 2.

-- The meals of a planned week.
CREATE OR REPLACE FUNCTION planned_meals() RETURNS meal_type[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN ARRAY['BREAKFAST', 'LUNCH', 'DINNER']::meal_type[];

-- The Sunday that begins the week of a day. NULL for days whose week is not completely in the years 1 to 9999.
CREATE OR REPLACE FUNCTION week_start(day date) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE WHEN day BETWEEN '0001-01-07' AND '9999-12-25' THEN day - extract(dow FROM day)::integer END;

-- Recipes form a circle, ordered by a hash of their ids. The offer of a week for a meal is the next matching recipes after a starting
-- point. Each week the point advances by the golden section of the circle (of 2^32), which keeps the points of successive weeks as far
-- apart as possible. The three meals start a third of the circle apart.
CREATE OR REPLACE FUNCTION meal_offer_start(week date, meal meal_type) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN (
        (
            ((week - date '2000-01-02') / 7)::bigint * 2654435769
            + CASE meal WHEN 'BREAKFAST' THEN 0 WHEN 'LUNCH' THEN 1431655765 ELSE 2863311530 END
        ) & 4294967295
    ) - 2147483648;
