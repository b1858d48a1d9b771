-- Revision 1.

-- Whether an account has chosen three recipes for each meal of a week.
CREATE OR REPLACE FUNCTION has_chosen_meals(account bigint, wanted date) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
RETURN (
    SELECT count(*) = 3 FROM meal_choice WHERE account_id = account AND week = week_start(wanted) AND cardinality(recipe_ids) = 3
);
